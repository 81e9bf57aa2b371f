import {readdirSync} from 'node:fs';
import path from 'node:path';
import {dataChecker, describeDataErrors, readJson} from '@docs-kit/docs-facts/data';
import type {Redirect} from '@docs-kit/static-hosting/redirects';
import type {RedirectList} from '@docs-kit/static-hosting/redirects/lists';

const projectRoot = path.resolve(__dirname, '../..');

/**
 * Reads all redirects of the site. `data/redirects/` has a file for pages that moved, one for each
 * archived release, and those for the addresses of earlier sites.
 * @param root folder of the project
 * @throws Error that names a file and what does not fit `data/schemas/redirects.schema.json`
 */
export function readRedirects(root: string = projectRoot): Redirect[] {
  const redirects = readJson(root, 'data/schemas/redirects.schema.json') as object;
  const errorsOf = dataChecker({redirects});
  const names = readdirSync(path.join(root, 'data/redirects')).filter((name) =>
    name.endsWith('.json'),
  );
  return names.sort().flatMap((name) => {
    const file = `data/redirects/${name}`;
    const data = readJson(root, file);
    const errors = errorsOf('redirects', data);
    if (errors.length > 0) throw new Error(describeDataErrors(root, file, errors));
    return (data as RedirectList).redirects.flatMap(({from, to}) =>
      from.map((address) => ({file, from: address, to})),
    );
  });
}

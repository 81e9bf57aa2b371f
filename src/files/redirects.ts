import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AnySchemaObject} from 'ajv/dist/2020';
import type {Redirect} from '../site/redirects';
import {dataChecker} from '@docs-kit/docs-facts/data';

const projectRoot = path.resolve(__dirname, '../..');

/**
 * Shape of the files in `data/redirects/`: one for pages that moved, one for each archived release, and
 * those for the addresses of earlier sites.
 */
export interface RedirectsFile {
  readonly redirects: readonly {readonly to: string; readonly from: readonly string[]}[];
  /** Old addresses that are pages today. */
  readonly pages?: readonly string[];
}

/**
 * Reads all redirects of the site.
 * @param root folder of the project
 * @throws Error that names a file and what does not fit `data/schemas/redirects.schema.json`
 */
export function readRedirects(root: string = projectRoot): Redirect[] {
  const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
  const errorsOf = dataChecker({
    redirects: read<AnySchemaObject>('data/schemas/redirects.schema.json'),
  });
  const names = readdirSync(path.join(root, 'data/redirects')).filter((name) =>
    name.endsWith('.json'),
  );
  return names.sort().flatMap((name) => {
    const file = `data/redirects/${name}`;
    const data = read<RedirectsFile>(file);
    const errors = errorsOf('redirects', data);
    if (errors.length > 0) throw new Error(errors.map((error) => `${file}: ${error}`).join('\n'));
    return data.redirects.flatMap(({from, to}) =>
      from.map((address) => ({file, from: address, to})),
    );
  });
}

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ErrorTables} from '@docs-kit/error-lookup/rows';
import {collectTables} from '@docs-kit/error-lookup/tables';
import {type SiteVersion, siteVersions} from '../../src/site/versions';
import {projectRoot} from './specifications';

/** The error tables of the guides of versions, as a build collects them. Titles are paths. */
export function readErrorTables(of: readonly SiteVersion[] = siteVersions): ErrorTables {
  const versions = of.map(({name, label, path: base, docsFolder}) => {
    const folder = path.join(projectRoot, docsFolder);
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.md') && !/(?:^|\/)_/.test(file))
      .sort();
    const pages = files.map((file) => ({
      file,
      title: file,
      permalink: `${base}/${file.replace(/(?:\/?index)?\.md$/, '')}`,
      source: readFileSync(path.join(folder, file), 'utf8'),
    }));
    return {name, label, path: base, pages};
  });
  return collectTables(versions);
}

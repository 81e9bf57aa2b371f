import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {collectTables, type DocsVersion, type TableOptions} from './tables';

export {remarkErrorRows} from './error-rows';
export {provokedIn, type ProvokedOptions} from './provoked';
export type {TableOptions} from './tables';

const name = 'error-lookup';

/**
 * Collects the error tables of all versions of the docs, for the components in `client`. A build
 * and a change of a page in development read all of them again.
 */
export function errorLookup(siteDir: string, options: TableOptions = {}): Plugin {
  return {
    name,
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const tables = collectTables(versionsOf(siteDir, docs), options);
      // In a script of its own, which only a reader who pastes something loads.
      await actions.createData('tables.json', JSON.stringify(tables));
      const {versions, titles} = tables;
      await actions.createData('pages.json', JSON.stringify({versions, titles}));
    },
  };
}

/** The versions of the docs, the one that readers get first before the others. */
const versionsOf = (siteDir: string, {loadedVersions}: LoadedContent): DocsVersion[] =>
  [...loadedVersions]
    .sort((a, b) => Number(b.isLast) - Number(a.isLast))
    .map(({versionName, label, path: folder, contentPath, docs}) => ({
      name: versionName,
      label,
      path: folder.replace(/\/$/, ''),
      pages: docs.map(({source, title, permalink}) => {
        const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
        return {
          ...{title, permalink, source: readFileSync(file, 'utf8')},
          file: path.relative(contentPath, file).split(path.sep).join('/'),
        };
      }),
    }));

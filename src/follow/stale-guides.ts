import {readFileSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf} from './pages';
import type {FollowData, ReviewsData} from '../facts/data-types';
import {addressesOf} from '@docs-kit/static-hosting/redirects/addresses';
import type {SiteVersion} from '../site/versions';

/** A guide whose sources have changed since somebody read it. */
export interface StaleGuide {
  readonly title: string;
  readonly address: string;
  /** The first folder of its path, such as `providers`; empty for a guide that is in none. */
  readonly folder: string;
}

/**
 * Lists the guides that a record says are stale, without those that were read since, in the order of
 * their files.
 * @param root the project's root
 * @throws Error when a guide is gone, has no title, or is one of another version
 */
export function staleGuides(
  root: string,
  {path: versionPath, docsFolder}: Pick<SiteVersion, 'path' | 'docsFolder'>,
  {stale, commit}: Pick<FollowData, 'stale' | 'commit'>,
  {pages: read}: Pick<ReviewsData, 'pages'>,
): StaleGuide[] {
  return stale
    .filter((file) => read[file] !== commit)
    .map((file) => {
      if (!file.startsWith(`${docsFolder}/`)) {
        throw new Error(
          `${file} is listed as a guide of ${versionPath}, but isn't in ${docsFolder}.`,
        );
      }
      const frontMatter = frontMatterOf(readFileSync(path.join(root, file), 'utf8'));
      const {title, slug} = frontMatter as {title?: string; slug?: string};
      if (title === undefined) throw new Error(`${file} has no title: add it to its front matter.`);
      const document = file.slice(docsFolder.length + 1);
      const [address = versionPath] = addressesOf(
        [{path: document, frontMatter: {slug}}],
        versionPath,
      );
      const [folder = '', ...others] = document.split('/');
      return {title, address, folder: others.length > 0 ? folder : ''};
    });
}

/** Writes these guides as a table with a row for each folder. */
export function staleTable(guides: readonly StaleGuide[]): string {
  if (guides.length === 0) return '';
  const rows = [...new Set(guides.map(({folder}) => folder))].map((folder) => {
    const links = guides
      .filter((guide) => guide.folder === folder)
      .map(({title, address}) => `[${title.replaceAll('|', String.raw`\|`)}](${address})`);
    return `| ${sectionName(folder)} | ${links.join(', ')} |`;
  });
  return ['| Section | Guides that await another reading |', '| --- | --- |', ...rows].join('\n');
}

const sectionName = (folder: string): string => {
  const words = folder.replaceAll('_', ' ').replace(/\bapis\b/, 'APIs');
  return words === '' ? 'Start' : words.charAt(0).toUpperCase() + words.slice(1);
};

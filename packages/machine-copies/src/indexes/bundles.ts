import {splitAtHeadings} from '../markdown/split';
import type {CopiedPage, Site} from '../site';
import type {IndexFile} from './indexes';
import {divideIntoSections} from './sections';

/** Most characters of a file: many programs cut off longer ones. */
export const maximumBundleLength = 100_000;

/**
 * Writes the texts of whole sections for coding agents that load many pages at once:
 * `/llms-full/v1.2.3/guides.txt`, then `guides-2.txt` where one file would be too long. A page that
 * is longer than a file may be goes on in the next one.
 * @throws Error when a section of a page is longer than a file may be
 */
export function renderBundles(
  pages: readonly CopiedPage[],
  site: Pick<Site, 'versions' | 'sections'>,
): IndexFile[] {
  const texts = new Map(pages.map(({path, text}) => [path, text]));
  return divideIntoSections(pages, site).flatMap(({version, pages: single, sections}) =>
    [{path: `${version.path}/overview`, pages: single}, ...sections].flatMap((section) => {
      const name = section.path.slice(version.path.length + 1);
      const copies = section.pages.map(({path}) => texts.get(path) ?? '');
      return pack(copies).map((text, index) => ({
        path: `/llms-full/${version.name}/${name}${index > 0 ? `-${index + 1}` : ''}.txt`,
        text,
      }));
    }),
  );
}

const separator = '\n---\n\n';

function pack(copies: readonly string[]): string[] {
  const files: string[] = [];
  const parts = copies.flatMap((copy) => splitAtHeadings(copy, maximumBundleLength));
  for (const part of parts) {
    const last = files.at(-1);
    if (last !== undefined && last.length + separator.length + part.length <= maximumBundleLength)
      files[files.length - 1] = last + separator + part;
    else files.push(part);
  }
  return files;
}

import {divideIntoSections, pagesOfNoVersion} from '../indexes/sections';
import type {ListedPage, Site} from '../site';

/** What the image says that stands for a page where its address is shared. */
export interface Card {
  readonly title: string;
  /** Part of the documentation that the page belongs to; empty where the title says so already. */
  readonly section: string;
  /** Label of the page's version; empty for a page that belongs to none. */
  readonly version: string;
}

/**
 * Writes the card of each page.
 * @returns cards by the path of their page
 */
export function cardsOf(
  pages: readonly ListedPage[],
  site: Pick<Site, 'versions' | 'sections' | 'tagline'>,
): Map<string, Card> {
  const documents = divideIntoSections(pages, site).flatMap(({version, pages: single, sections}) =>
    [{title: 'Documentation', pages: single}, ...sections].flatMap((section) =>
      section.pages.map((page) => cardOf(page, section.title, version.label)),
    ),
  );
  const others = pagesOfNoVersion(pages, site).map((page) => cardOf(page, site.tagline, ''));
  return new Map([...documents, ...others]);
}

function cardOf(
  {path, title}: ListedPage,
  section: string,
  version: string,
): readonly [string, Card] {
  // The first page of a section has its name.
  return [path, {title, section: section === title ? '' : section, version}];
}

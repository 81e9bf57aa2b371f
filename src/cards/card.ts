import {divideIntoSections, type ListedPage, pagesOfNoVersion} from '../markdown/sections';
import {product} from '../site/product';
import type {SiteVersion} from '../site/versions';

/** What the image says that stands for a page where its address is shared. */
export interface Card {
  readonly title: string;
  /** Part of the documentation that the page belongs to. */
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
  versions: readonly SiteVersion[],
): Map<string, Card> {
  const documents = divideIntoSections(pages, versions).flatMap((ofVersion) =>
    [
      {title: 'Documentation', pages: ofVersion.pages},
      ...ofVersion.sections.map(({title, pages: ofSection}) => ({title, pages: ofSection})),
    ].flatMap((section) =>
      section.pages.map((page) => cardOf(page, section.title, ofVersion.version.label)),
    ),
  );
  const others = pagesOfNoVersion(pages, versions).map((page) => cardOf(page, product.tagline, ''));
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

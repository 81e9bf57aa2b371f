import {writeJson, type PagePlace, placeId} from './description';

/** Name of the file, among those that Docusaurus generates, with the text of `PlacesOfFiles`. */
export const placesFile = 'page-places.json';

/** Descriptions of the pages of a build, by their files in it. */
export type PlacesOfFiles = Readonly<Record<string, PagePlace>>;

const endOfHead = '</head>';

/**
 * Writes into a page where it is in the site.
 * @throws Error when the page has no head
 */
export function withPlace(html: string, place: PagePlace): string {
  const [before, ...after] = html.split(endOfHead);
  if (before === undefined || after.length === 0) {
    throw new Error(`Expected a page with ${endOfHead}, found: ${html.slice(0, 100)}`);
  }
  const element = `<script type="application/json" id="${placeId}">${writeJson(place)}</script>`;
  return [before + element, ...after].join(endOfHead);
}

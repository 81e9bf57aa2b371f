import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {scriptListId} from '@docs-kit/static-content/start-state';
import {
  type RouteManifest,
  routeManifestId,
  readContentDescription,
  staticContentAttribute,
  contentDescriptionId,
} from '@docs-kit/static-content/page-data';
import {buildFolder} from '../support/build';

/** Pages of the application, by their files: those that list its scripts. */
const pages = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({file, page: load(readFileSync(path.join(buildFolder, file), 'utf8'))}))
  .filter(({page}) => page(`#${scriptListId}`).length > 0)
  .map(({file, page}) => ({
    file,
    place: JSON.parse(page(`#${routeManifestId}`).text() || 'null') as RouteManifest | null,
    description: page(`#${contentDescriptionId}`).text(),
    texts: page(`[${staticContentAttribute}]`).length,
  }));

const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');

const ownPath = (place: RouteManifest | null): string =>
  withoutSlash(place?.routes.at(-1)?.path ?? 'none');

describe('each page of a build', () => {
  it('says which page it is, and the not-found page that it is none', () => {
    expect(pages.length).toBeGreaterThan(600);
    const wrong = pages.filter(({file, place}) => {
      const address = `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
      return file === '404.html' ? place?.routes.length !== 0 : ownPath(place) !== address;
    });
    expect(wrong).toEqual([]);
  });

  it('describes its text, where it has one', () => {
    const texts = pages.filter(({texts: count}) => count > 0);
    expect(texts.length).toBeGreaterThan(500);
    for (const {file, place, description, texts: count} of texts) {
      expect([file, count]).toEqual([file, 1]);
      const {permalink} = readContentDescription(description).metadata;
      expect(withoutSlash(permalink)).toBe(ownPath(place));
    }
    expect(pages.filter(({texts: count, description}) => count === 0 && description)).toEqual([]);
  });

  it('names files that are there, and few beside those of its text', () => {
    const props = new Set(
      pages.flatMap(({place}) => place?.routes.flatMap((route) => route.props ?? []) ?? []),
    );
    expect(props.size).toBeGreaterThan(2);
    expect([...props].filter((address) => !existsSync(path.join(buildFolder, address)))).toEqual(
      [],
    );
    const sizes = pages.map(({place}) => JSON.stringify(place).length);
    expect(Math.max(...sizes)).toBeLessThan(4096);
  });
});

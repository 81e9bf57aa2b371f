import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import manifest from '../../package.json';
import {cardPath} from '../paths';
import type {ListedPage, Site} from '../site';
import {cardsOf} from './card';
import type {CardRequest, FontFiles} from './draw-card';
import {type CardOptions, cardSize, drawingOf} from './drawing';

/** Images depend on these packages, in their versions. */
const {
  satori,
  '@resvg/resvg-js': resvg,
  '@fontsource/funnel-sans': typeface,
} = manifest.dependencies;

/** Files of the font of cards. */
export const fontFiles = (): FontFiles =>
  Object.fromEntries(
    [400, 600].map((weight) => [
      weight,
      require.resolve(`@fontsource/funnel-sans/files/funnel-sans-latin-${weight}-normal.woff`),
    ]),
  );

/**
 * Draws the card of each page, and removes images from earlier builds that no page needs now.
 * @param draw draws one card, for example in a worker
 * @throws Error when the logo cannot be read
 */
export async function drawCards(
  pages: readonly ListedPage[],
  site: Site,
  {logo, colors}: CardOptions,
  {siteDir, outDir}: {readonly siteDir: string; readonly outDir: string},
  draw: (request: CardRequest) => Promise<void>,
): Promise<void> {
  // Sites that share their packages have images of their own.
  const cache = path.join(siteDir, 'node_modules/.cache/cards', new URL(site.url).host);
  const frame = {
    title: site.title,
    url: site.url,
    ...(colors && {colors}),
    ...(logo !== undefined && {logo: await dataAddress(path.join(siteDir, logo))}),
  };
  const requests = [...cardsOf(pages, site)].map(([page, card]) => {
    const drawing = drawingOf(card, frame);
    const hash = createHash('sha256').update(
      JSON.stringify([drawing, cardSize, satori, resvg, typeface]),
    );
    const kept = path.join(cache, `${hash.digest('hex')}.png`);
    return {drawing, kept, file: path.join(outDir, cardPath(page))};
  });
  await mkdir(cache, {recursive: true});
  await Promise.all(requests.map(draw));
  const used = new Set(requests.map(({kept}) => path.basename(kept)));
  const unused = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(path.join(cache, name), {force: true})));
}

async function dataAddress(file: string): Promise<string> {
  const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}

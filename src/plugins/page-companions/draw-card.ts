import {createHash} from 'node:crypto';
import {copyFile, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import type {ReactNode} from 'react';
import satori, {type Font} from 'satori';
import type {Card} from '../../cards/card';
import {cardSize, drawingOf} from '../../cards/drawing';

/** What a worker is asked for. */
export interface CardRequest {
  readonly card: Card;
  /** Where the image is written: a PNG file. */
  readonly file: string;
  /** The project's root. */
  readonly root: string;
}

/** Keeps images between builds, by what is drawn. */
export const cardsCache = 'node_modules/.cache/cards';

const weights = [400, 600] as const;

/** What every card needs: the logo, the fonts and the versions of what draws. */
async function readMaterials(root: string): Promise<{
  readonly logo: string;
  readonly fonts: Font[];
  readonly tools: readonly string[];
}> {
  const logo = await readFile(path.join(root, 'static/img/favicon.svg'));
  const fonts = await Promise.all(
    weights.map(async (weight) => ({
      name: 'Inter',
      weight,
      data: await readFile(
        path.join(root, `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
      ),
    })),
  );
  const {dependencies} = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const tools = ['satori', '@resvg/resvg-js', '@fontsource/inter'].map(
    (name) => `${name}@${dependencies[name] ?? ''}`,
  );
  return {logo: `data:image/svg+xml;base64,${logo.toString('base64')}`, fonts, tools};
}

let materials: ReturnType<typeof readMaterials> | undefined;

/**
 * Draws the card of a page. Drawing takes a tenth of a second: what was drawn before is taken from
 * the cache, whose names are made from all that an image depends on.
 * @returns the name of the image in the cache
 */
export async function drawCard({card, file, root}: CardRequest): Promise<string> {
  const {logo, fonts, tools} = await (materials ??= readMaterials(root));
  const drawing = drawingOf(card, logo);
  const hash = createHash('sha256').update(JSON.stringify([drawing, cardSize, tools]));
  const kept = path.join(root, cardsCache, `${hash.digest('hex')}.png`);
  await mkdir(path.dirname(file), {recursive: true});
  try {
    await copyFile(kept, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // satori takes what React makes; a drawing has the same shape.
    const svg = await satori(drawing as unknown as ReactNode, {...cardSize, fonts});
    const image = new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
    await writeFile(file, image);
    await keep(kept, image);
  }
  return path.basename(kept);
}

/** Another worker may write the same card: a file appears in the cache whole. */
async function keep(file: string, image: Uint8Array): Promise<void> {
  const temporary = `${file}.${process.pid}-${Math.random()}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(temporary, image);
  await rename(temporary, file);
}

import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import type {ReactNode} from 'react';
import satori, {type Font} from 'satori';
import {cardSize, type Drawing} from './drawing';

/** What a worker is asked for. */
export interface CardRequest {
  readonly drawing: Drawing;
  /** Where the image is kept for the next build, under a name that depends on the drawing. */
  readonly kept: string;
  /** Where the image is written: a PNG file. */
  readonly file: string;
}

/** Files of the font, by their weight. */
export type FontFiles = Readonly<Record<number, string>>;

let fonts: Promise<Font[]> | undefined;

/** Draws the card of a page. Drawing takes a tenth of a second, so images are kept between builds. */
export async function drawCard(
  {drawing, kept, file}: CardRequest,
  fontFiles: FontFiles,
): Promise<void> {
  if (!existsSync(kept)) {
    fonts ??= Promise.all(
      Object.entries(fontFiles).map(async ([weight, font]) => ({
        name: 'Funnel Sans',
        weight: Number(weight) as NonNullable<Font['weight']>,
        data: await readFile(font),
      })),
    );
    // satori takes what React makes; a drawing has the same shape.
    const svg = await satori(drawing as unknown as ReactNode, {...cardSize, fonts: await fonts});
    const image = new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
    // Another worker may draw the same card, and a build may be killed: the image appears whole.
    const unfinished = `${kept}.${Math.random()}`;
    await writeFile(unfinished, image);
    await rename(unfinished, kept);
  }
  await mkdir(path.dirname(file), {recursive: true});
  await copyFile(kept, file);
}

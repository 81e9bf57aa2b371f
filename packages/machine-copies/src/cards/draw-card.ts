import {copyFile, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import type {ReactNode} from 'react';
import satori, {type Font} from 'satori';
import {cardSize, type Drawing} from './drawing';

/** What a worker is asked for. */
export interface CardRequest {
  readonly drawing: Drawing;
  /** The image that was drawn from the same before, or where it is kept for the next build. */
  readonly kept: string;
  /** Where the image is written: a PNG file. */
  readonly file: string;
}

/** Files of the font, by their weight. */
export type FontFiles = Readonly<Record<number, string>>;

let fonts: Promise<Font[]> | undefined;

function readFonts(files: FontFiles): Promise<Font[]> {
  return Promise.all(
    Object.entries(files).map(async ([weight, file]) => ({
      name: 'Inter',
      weight: Number(weight) as NonNullable<Font['weight']>,
      data: await readFile(file),
    })),
  );
}

/** Draws the card of a page. Drawing takes a tenth of a second, so images are kept between builds. */
export async function drawCard(
  {drawing, kept, file}: CardRequest,
  fontFiles: FontFiles,
): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  try {
    await copyFile(kept, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    fonts ??= readFonts(fontFiles);
    // satori takes what React makes; a drawing has the same shape.
    const svg = await satori(drawing as unknown as ReactNode, {...cardSize, fonts: await fonts});
    const image = new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
    await writeFile(file, image);
    await keep(kept, image);
  }
}

/** Another worker may write the same card: a file appears in the cache whole. */
async function keep(file: string, image: Uint8Array): Promise<void> {
  const temporary = `${file}.${process.pid}-${Math.random()}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(temporary, image);
  await rename(temporary, file);
}

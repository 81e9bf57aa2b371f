import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {listFiles} from './archives';
import {writeFileAtomic} from './writing';

/** Files of text; images and fonts are compressed already. */
const texts = /\.(?:atom|css|html|js|json|md|svg|txt|webmanifest|xml|ya?ml)$/;

/** Smaller files fit into one packet with their headers, compressed or not. */
const leastBytes = 1024;

const forms = {
  br: (content: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer): Promise<Buffer> =>
    promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
};

/** Bytes of the compressed files, before and in each form. */
export interface CompressedSizes {
  readonly files: number;
  readonly raw: number;
  readonly br: number;
  readonly gz: number;
}

/**
 * Writes the brotli and gzip form of each larger text beside it, `concepts.html.br` and
 * `concepts.html.gz`, for servers that send them instead of compressing each response. The same
 * files give the same bytes.
 * @param folder a finished build
 * @throws Error when there is no such folder, or it has no text to compress, or a form cannot be written
 */
export async function compressFolder(folder: string): Promise<CompressedSizes> {
  if (!existsSync(folder)) {
    throw new Error(
      `Expected a finished build in ${folder}, found no such folder. Name another, or write one with \`npm run build\`.`,
    );
  }
  const waiting = listFiles(folder)
    .filter((name) => texts.test(name))
    .map((name) => path.join(folder, name));
  const sizes = {files: 0, raw: 0, br: 0, gz: 0};
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = await readFile(file);
      if (content.length < leastBytes) continue;
      sizes.files += 1;
      sizes.raw += content.length;
      for (const form of ['br', 'gz'] as const) {
        const compressed = await forms[form](content);
        writeFileAtomic(`${file}.${form}`, compressed);
        sizes[form] += compressed.length;
      }
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  if (sizes.files === 0) {
    throw new Error(
      `${folder} has no text of ${leastBytes} bytes or more. Is it a finished build?`,
    );
  }
  return sizes;
}

import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {crc32, deflateRawSync, gzipSync} from 'node:zlib';

/** The content of files by their paths, with slashes. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** 1980-01-01, where the time of ZIP begins: an archive says nothing of when it was written. */
const zipDate = 0x21;

/** Lists the files of a folder, relative to it, with slashes on every system. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();
}

/**
 * Packs a folder as `tar.gz`, with its own name around its files.
 * @throws Error as `packTar` does
 */
export function packFolder(folder: string): Buffer {
  const base = path.basename(folder);
  const read = (name: string): Buffer => readFileSync(path.join(folder, name));
  return packTar(new Map(listFiles(folder).map((name) => [`${base}/${name}`, read(name)])));
}

const sorted = (files: Files): [string, Uint8Array][] =>
  [...files].sort(([one], [other]) => (one < other ? -1 : 1));

/**
 * Packs files as `tar.gz` in the form of POSIX (ustar). The same files give the same bytes.
 * @throws Error that names a path which is too long for the form
 */
export function packTar(files: Files): Buffer {
  const blocks = sorted(files).flatMap(([path, content]) => [
    tarHeader(path, content.length),
    content,
    Buffer.alloc(-content.length & 511),
  ]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]), {level: 9});
}

function tarHeader(path: string, size: number): Buffer {
  // A path of more than 100 bytes is divided at a slash.
  const cut = path.length > 100 ? path.indexOf('/', path.length - 101) : -1;
  const [prefix, name] = cut < 0 ? ['', path] : [path.slice(0, cut), path.slice(cut + 1)];
  if (name.length > 100 || prefix.length > 155) {
    throw new Error(`${path} is too long for tar: shorten the names of its folders.`);
  }
  const header = Buffer.alloc(512);
  const octal = (value: number, digits: number): string =>
    `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(prefix, 345);
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )} `,
    148,
  );
  return header;
}

/** Packs files as ZIP. The same files give the same bytes. */
export function packZip(files: Files): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of sorted(files)) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content, {level: 9});
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0); // version of the form
    common.writeUInt16LE(0x800, 2); // names are UTF-8
    common.writeUInt16LE(8, 4); // deflated
    common.writeUInt16LE(zipDate, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((0o100644 << 16) >>> 0, 6); // mode of the file
    rest.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([20, 3]); // on a system that has such modes
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, common, rest, name]));
    parts.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
}

import path from 'node:path';

/** The files of an archive, by which addresses of the site are found. */
export type Files = ReadonlySet<string>;

/**
 * Finds the file of an address of the site: `/docs/concepts` is `docs/concepts.html`.
 * @param address path on the site, without a query or an anchor
 */
export function fileOf(address: string, files: Files): string | undefined {
  const name = decodeURI(address).replace(/^\/|\/$/g, '');
  return [name, `${name}.html`, path.posix.join(name, 'index.html')].find((file) =>
    files.has(file),
  );
}

/**
 * Makes an address of the site relative to the page that has it, so that both may be in any folder.
 * @param from file of the page
 * @returns the address unchanged when it leads to another site or to an anchor of the page itself
 * @throws Error that names an address without a file
 */
export function relativeAddress(address: string, from: string, files: Files): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const file = fileOf(pathname, files);
  if (file === undefined) {
    throw new Error(`${from} leads to ${address}, for which the archive has no file.`);
  }
  return encodeURI(path.posix.relative(path.posix.dirname(from), file)) + suffix;
}

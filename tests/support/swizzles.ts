import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface Swizzle {
  readonly component: string;
  readonly kind: string;
}

/**
 * Reads the swizzled components of a theme folder from the headers of their files.
 * @throws Error when the folder has no component, or a header does not say the kind and the version
 * upstream
 */
export function swizzlesOf(folder: string): Swizzle[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(^|\/)index\.tsx?$|^[^/]+\.tsx?$/.test(file))
    .sort();
  if (files.length === 0) throw new Error(`${folder} has no swizzled component.`);
  return files.map((file) => {
    const component = file.replace(/(\/index)?\.tsx?$/, '');
    const text = readFileSync(path.join(folder, file), 'utf8');
    const header =
      /^\/\*\*\n \* (\S+): (wrapped|ejected|replaced)[.,].*Upstream: @\S+ \d+\.\d+\.\d+\./s.exec(
        text.slice(0, text.indexOf('*/')),
      );
    if (header?.[1] !== component) {
      throw new Error(
        `${file} must begin with a comment "${component}: wrapped. …", "ejected" or "replaced", that ends with "Upstream: PACKAGE VERSION."`,
      );
    }
    return {component, kind: header[2] ?? ''};
  });
}

/** Reads the table of the ledger. */
export function ledgerOf(markdown: string): Swizzle[] {
  return [...markdown.matchAll(/^\| `([^`]+)` \| (\w+) \|/gm)].map(
    ([, component = '', kind = '']) => ({component, kind}),
  );
}

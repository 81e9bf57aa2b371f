import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

export interface Swizzle {
  readonly component: string;
  readonly kind: string;
}

/** A swizzle with the package that it was made from. */
export interface SwizzleSource extends Swizzle {
  readonly package: string;
}

/**
 * What the swizzled components were compared with, by package: its version, and the hash of the
 * upstream files of each component. `src/theme/upstream.json` holds it, and nothing else does.
 */
export type Upstream = Readonly<
  Record<string, {readonly version: string; readonly components: Readonly<Record<string, string>>}>
>;

/** Where packages keep the components of a theme. */
const themeFolders: Readonly<Record<string, string>> = {
  '@docusaurus/core': 'lib/client/theme-fallback',
  '@docusaurus/theme-classic': 'lib/theme',
};

/**
 * Reads the swizzled components of a theme folder from the headers of their files.
 * @throws Error when the folder has no component, or a header does not say the kind and the package
 */
export function swizzlesOf(folder: string): SwizzleSource[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(^|\/)index\.tsx?$|^[^/]+\.tsx?$/.test(file))
    .sort();
  if (files.length === 0) throw new Error(`${folder} has no swizzled component.`);
  return files.map((file) => {
    const component = file.replace(/(\/index)?\.tsx?$/, '');
    const text = readFileSync(path.join(folder, file), 'utf8');
    const header = /^\/\*\*\n \* (\S+): (wrapped|ejected|replaced)[.,].*Upstream: (@\S+)\.\s/s.exec(
      text.slice(0, text.indexOf('*/')),
    );
    if (header?.[1] !== component) {
      throw new Error(
        `${file} must begin with a comment "${component}: wrapped. …", "ejected" or "replaced", that ends with "Upstream: PACKAGE."`,
      );
    }
    const [, , kind = '', name = ''] = header;
    return {component, kind, package: name};
  });
}

/** Reads the table of the ledger. */
export function ledgerOf(markdown: string): Swizzle[] {
  return [...markdown.matchAll(/^\| `([^`]+)` \| (\w+) \|/gm)].map(
    ([, component = '', kind = '']) => ({component, kind}),
  );
}

/**
 * Hash of the upstream files of a component as they are installed: the code and the styles that a
 * swizzle was made from, without its parts in folders of their own.
 * @param modules the folder `node_modules`
 * @returns the first 16 hexadecimal digits of SHA-256
 * @throws Error when the package has no such component
 */
export function upstreamHash({component, package: name}: SwizzleSource, modules: string): string {
  const base = path.join(modules, name, themeFolders[name] ?? '', component);
  const files = existsSync(`${base}.js`)
    ? [`${base}.js`]
    : existsSync(base)
      ? readdirSync(base)
          .filter((file) => /\.(jsx?|css)$/.test(file))
          .map((file) => path.join(base, file))
          .filter((file) => statSync(file).isFile())
          .sort()
      : [];
  if (files.length === 0) {
    throw new Error(
      `${name} has no ${component} any more: see what stands in its place, and move or remove src/theme/${component}.`,
    );
  }
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${path.basename(file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * What the swizzled components come from, as it is installed.
 * @param modules the folder `node_modules`
 */
export function installedUpstream(swizzles: readonly SwizzleSource[], modules: string): Upstream {
  const packages = [...new Set(swizzles.map((swizzle) => swizzle.package))].sort();
  return Object.fromEntries(
    packages.map((name) => {
      const manifest = JSON.parse(
        readFileSync(path.join(modules, name, 'package.json'), 'utf8'),
      ) as {readonly version: string};
      const components = swizzles
        .filter((swizzle) => swizzle.package === name)
        .map((swizzle) => [swizzle.component, upstreamHash(swizzle, modules)] as const);
      return [name, {version: manifest.version, components: Object.fromEntries(components)}];
    }),
  );
}

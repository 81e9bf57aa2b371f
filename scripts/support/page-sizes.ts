import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {latestVersion} from '../../src/site/versions';

/** A page that stands for all of its kind. */
export interface PageOfKind {
  readonly kind: string;
  /** Path of the page, without a slash at its end. */
  readonly route: string;
}

/** One page of each kind that readers open, in the latest release. */
const pagesOfKinds: readonly PageOfKind[] = [
  {kind: 'home', route: '/'},
  {kind: 'guide', route: `${latestVersion.path}/getting_started/quickstart`},
  {kind: 'operation', route: `${latestVersion.path}/api/create-response`},
  {kind: 'provider', route: `${latestVersion.path}/providers/inference/remote_ollama`},
  {kind: 'search', route: '/search'},
];

/** Bytes that a browser loads for a page, with brotli. */
export interface PageSize extends PageOfKind {
  readonly html: number;
  /** Scripts that run while the page is read. */
  readonly scripts: number;
  /** Scripts that follow when the browser is idle, without the parts of the page that these load. */
  readonly application: number;
  readonly styles: number;
}

/** The files that a page names, each once, in the order of the page; as paths on the site. */
export interface PageAssets {
  readonly scripts: readonly string[];
  /** What `packages/static-content/src/start` loads. */
  readonly application: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Lists the scripts and style sheets that a page names.
 * @param html a built page
 */
export function assetsOf(html: string): PageAssets {
  const found = (pattern: RegExp): string[] => [...new Set(html.match(pattern) ?? [])];
  const scripts = found(/(?<=<script src=")\/assets\/js\/[\w.~-]+\.js\b/g);
  return {
    scripts,
    application: found(/\/assets\/js\/[\w.~-]+\.js\b/g).filter((file) => !scripts.includes(file)),
    styles: found(/\/assets\/css\/[\w.~-]+\.css\b/g),
  };
}

/**
 * Measures one page of each kind.
 * @param build folder of a finished build
 * @throws Error that names the page or the file that the build lacks
 */
export function measurePages(
  build: string,
  pages: readonly PageOfKind[] = pagesOfKinds,
): PageSize[] {
  const bytesOf = (file: string): number =>
    brotliCompressSync(readFileSync(path.join(build, file))).length;
  const sum = (files: readonly string[]): number =>
    files.reduce((bytes, file) => bytes + bytesOf(file), 0);
  return pages.map(({kind, route}) => {
    const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
    if (!existsSync(path.join(build, file))) {
      throw new Error(
        `Expected ${file} in ${build} as the page of the kind "${kind}", found none. Name another one in scripts/support/page-sizes.ts, or build first.`,
      );
    }
    const {scripts, application, styles} = assetsOf(readFileSync(path.join(build, file), 'utf8'));
    return {
      kind,
      route,
      html: bytesOf(file),
      scripts: sum(scripts),
      application: sum(application),
      styles: sum(styles),
    };
  });
}

import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ImportGraph} from './import-graph';

/** A workspace: the name of its folder in `packages/`, and its tracked files with their text, by path from there. */
export interface Workspace {
  readonly name: string;
  readonly files: ReadonlyMap<string, string>;
}

/** The sections that the README of each package has. */
const sections = ['Use', 'Switch off', 'Relies on', 'Limits'];

const isCode = (file: string): boolean => /\.(?:tsx?|mts|mjs|js)$/.test(file);
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * Reads the packages of the project, without files that git ignores.
 * @throws Error when there is none
 */
export function readWorkspaces(root: string): Workspace[] {
  const tracked = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'packages'],
    {cwd: root, encoding: 'utf8'},
  )
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  const byName = new Map<string, Map<string, string>>();
  for (const file of tracked) {
    const [, name = '', ...rest] = file.split('/');
    const files = byName.get(name) ?? new Map<string, string>();
    byName.set(name, files);
    files.set(rest.join('/'), readFileSync(path.join(root, file), 'utf8'));
  }
  if (byName.size === 0) throw new Error(`${root}/packages holds no package.`);
  return [...byName].map(([name, files]) => ({name, files}));
}

/** What a package lacks of a manifest, a README with its sections, and tests beside the code. */
export function missingFrom({name, files}: Workspace): string[] {
  const manifest = JSON.parse(files.get('package.json') ?? '{}') as Record<string, unknown>;
  const readme = files.get('README.md') ?? '';
  return [
    ...(manifest.name === `@docs-kit/${name}` ? [] : [`a package.json named @docs-kit/${name}`]),
    ...['exports', 'types', 'description'].filter((key) => !(key in manifest)),
    ...sections
      .filter((title) => !readme.includes(`\n## ${title}\n`))
      .map((title) => `## ${title}`),
    ...([...files.keys()].some(isTest) ? [] : ['a test']),
  ].map((missing) => `packages/${name} lacks ${missing}`);
}

/** Lines of a package that name the product: what is true of one product alone is data of the site. */
export function namesOfProduct({name, files}: Workspace, product: RegExp): string[] {
  return [...files].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        product.test(line) ? [`packages/${name}/${file}:${String(index + 1)}: ${line.trim()}`] : [],
      ),
  );
}

/**
 * Imports that lead out of the packages.
 * @throws Error when no file of a package is in the graph
 */
export function importsFromSite(graph: ImportGraph): string[] {
  const own = [...graph].filter(([file]) => file.startsWith('packages/'));
  if (own.length === 0) throw new Error('The graph has no file of a package.');
  return own.flatMap(([file, targets]) =>
    targets
      .filter((target) => !target.startsWith('packages/'))
      .map((target) => `${file} imports ${target}`),
  );
}

/**
 * Places where code names a file inside of Docusaurus or Rspack, outside the `internals.ts` of its
 * package. `@docusaurus/theme-common/internal` counts: it is exported, without a promise.
 */
export function privatePaths({name, files}: Workspace): string[] {
  const pattern =
    /['"`](?:@docusaurus\/[\w-]+\/(?:lib|src|internal)\b|@rspack\/[\w-]+\/dist\b)[^'"`]*['"`]/g;
  return [...files]
    .filter(
      ([file]) => isCode(file) && !isTest(file) && path.posix.basename(file) !== 'internals.ts',
    )
    .flatMap(([file, text]) =>
      (text.match(pattern) ?? []).map((found) => `packages/${name}/${file} names ${found}`),
    );
}

/**
 * Finds parts of the project that have outgrown one person.
 * @param sizes folders, with the most lines of TypeScript that each may have, without tests
 * @throws Error when a folder has none
 */
export function tooLarge(
  root: string,
  sizes: readonly (readonly [folder: string, most: number])[],
): string[] {
  return sizes.flatMap(([folder, most]) => {
    const files = execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', folder],
      {
        cwd: root,
        encoding: 'utf8',
      },
    )
      .split('\n')
      .filter((file) => /\.m?tsx?$/.test(file) && !/\.test\./.test(file))
      .filter((file) => existsSync(path.join(root, file)));
    if (files.length === 0) throw new Error(`${folder} has no TypeScript: correct its name.`);
    const lines = files
      .map((file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1)
      .reduce((sum, count) => sum + count);
    return lines > most
      ? [
          `${folder} has ${lines} lines of TypeScript, of at most ${most}: move what has another reason to exist into a package of its own`,
        ]
      : [];
  });
}

/** The project's files and commands, as the commands of the versions use them. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {withMovedLinks} from '@docs-kit/docs-facts/stated';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {parse} from 'yaml';
import type {StatedData} from '../../src/facts/data-types';
import {listFiles} from '../../src/files/list-files';
import {addressesOf, type DocumentFile} from '@docs-kit/static-hosting/redirects/addresses';
import {releaseSidebars, withUpgradePage} from '../../src/release/sidebars';
import type {FactsByVersion} from '../../src/release/version-facts';
import {apiLevels} from '../../src/site/api-levels';
import {upgradePageId} from '../../src/site/links';
import type {SiteVersion} from '../../src/site/versions';

const root = path.resolve(__dirname, '../..');

export const inRoot = (...parts: string[]): string => path.join(root, ...parts);
export const readText = (file: string): string => readFileSync(inRoot(file), 'utf8');
export const readJson = <T>(file: string): T => JSON.parse(readText(file)) as T;

export function writeJson(file: string, data: unknown): void {
  writeFileSync(inRoot(file), `${JSON.stringify(data, null, 2)}\n`);
}

/** Rewrites a text file; leaves it alone when nothing changes. */
export function rewrite(file: string, change: (text: string) => string): void {
  const text = readText(file);
  const changed = change(text);
  if (changed !== text) writeFileSync(inRoot(file), changed);
}

/**
 * Runs a command in the project's folder.
 * @returns what it prints
 * @throws Error with all that it printed when it fails
 */
export function run(command: string, ...args: string[]): string {
  const result = spawnSync(command, args, {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28});
  if (result.status === 0) return result.stdout;
  throw new Error(
    `\`${[command, ...args].join(' ')}\` failed:\n${result.stdout}${result.stderr}${result.error?.message ?? ''}`,
  );
}

/** Guides with their parts, and specifications of a version: texts that people have written. */
export function textsOf({name, docsFolder}: Pick<SiteVersion, 'name' | 'docsFolder'>): string[] {
  return [
    ...listFiles(docsFolder, /\.md$|\/_[^/]+\.mdx$/),
    ...listFiles(`openapi/${name}`, /\.yaml$/),
  ];
}

/** Moves the links of a version's texts, and those in the record of what its pages state. */
export function moveLinks(
  version: Pick<SiteVersion, 'name' | 'docsFolder'>,
  move: (text: string) => string,
): void {
  for (const file of textsOf(version)) rewrite(file, move);
  const file = `data/${version.name}/stated.json`;
  const {pages, ...rest} = readJson<StatedData>(file);
  const moved = withMovedLinks(pages, (link) => move(`](${link})`).slice(2, -1));
  writeJson(file, {...rest, pages: moved});
}

/** Addresses of all documents of a version, written and generated. */
export function readAddresses(version: Pick<SiteVersion, 'path' | 'docsFolder'>): string[] {
  const documents = listFiles(version.docsFolder, /\.mdx?$/)
    .filter((file) => !file.includes('/_'))
    .map((file): DocumentFile => {
      const [, header = ''] = /^---\n([\s\S]*?)\n---\n/.exec(readText(file)) ?? [];
      return {
        path: path.posix.relative(version.docsFolder, file),
        frontMatter: (parse(header) ?? {}) as DocumentFile['frontMatter'],
      };
    });
  return addressesOf(documents, version.path);
}

/** Has the sidebars of releases list the documents that were generated for them. */
export async function writeGeneratedSidebars(versions: readonly SiteVersion[]): Promise<void> {
  for (const [index, successor] of versions.slice(0, -1).entries())
    await writeSidebars(versions[index + 1] ?? successor, successor);
}

async function writeSidebars(
  {name, docsFolder}: SiteVersion,
  successor: SiteVersion,
): Promise<void> {
  const file = `versioned_sidebars/version-${name}-sidebars.json`;
  const sidebars = {...readJson<SidebarsConfig>(file)};
  for (const {folder, sidebarId} of apiLevels) {
    const slice = inRoot(docsFolder, folder, 'sidebar.ts');
    const generated = (await import(slice)) as {default: SidebarsConfig[string]};
    sidebars[sidebarId] = generated.default;
  }
  const own = releaseSidebars(sidebars, name);
  const hasUpgrade = existsSync(inRoot(docsFolder, `${upgradePageId}.mdx`));
  writeJson(file, withUpgradePage(own, hasUpgrade, successor));
}

const factsFile = (name: string): string => `data/${name}/version.json`;

export function readFacts(names: readonly string[]): FactsByVersion {
  return Object.fromEntries(names.map((name) => [name, readJson(factsFile(name))]));
}

export function writeFacts(facts: FactsByVersion): void {
  for (const [name, own] of Object.entries(facts)) writeJson(factsFile(name), own);
}

/**
 * Runs the steps of a change to the versions: all of them, or none.
 * @param leftovers folders that a step may write and git ignores a part of
 * @throws Error when the tree has uncommitted changes or its checks fail, before any step; or what a
 * step throws, after everything has been taken back
 */
export async function changeTree(
  {isChecked, leftovers}: {readonly isChecked: boolean; readonly leftovers: readonly string[]},
  steps: () => void | Promise<void>,
): Promise<void> {
  const changes = run('git', 'status', '--porcelain');
  if (changes !== '') {
    throw new Error(`The tree has uncommitted changes. Commit or stash them first:\n${changes}`);
  }
  if (!isChecked) {
    console.log('Checking the tree; this takes a few minutes.');
    run('npm', 'run', '--silent', 'check');
  }
  // Generated pages tell which addresses there are.
  run('npm', 'run', '--silent', 'generate');
  try {
    await steps();
  } catch (error) {
    run('git', 'checkout', '--', '.');
    run('git', 'clean', '-fd');
    for (const folder of leftovers) run('git', 'clean', '-fdx', '--', folder);
    throw error;
  }
}

/**
 * Freezes the unreleased version as a release: guides, specifications, sidebars and data together.
 *
 *   npm run version:cut -- v0.3.0
 *
 * Refuses a bad or existing name, a tree with uncommitted changes and a tree whose checks fail.
 * When something goes wrong half way, everything is taken back. Exits with 0 when the version is
 * cut, 1 when it is refused or has failed.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {stringify} from 'yaml';
import {bundlePath} from '../../src/files/generated-files';
import {releaseSidebars} from '../../src/release/sidebars';
import {apiLevels} from '../../src/site/api-levels';
import {toReleaseLinks} from '../../src/release/links';
import {nextVersion} from '../../src/site/versions';
import {checkVersionName} from '../../src/release/version-name';

const root = path.resolve(__dirname, '../..');
const inRoot = (...parts: string[]): string => path.join(root, ...parts);
const readText = (file: string): string => readFileSync(inRoot(file), 'utf8');

/** The files and folders that a cut writes, relative to the root. */
const written = (name: string): readonly string[] => [
  `versioned_docs/version-${name}`,
  `versioned_sidebars/version-${name}-sidebars.json`,
  `openapi/${name}`,
  `data/${name}`,
];

function run(command: string, ...args: string[]): string {
  const result = spawnSync(command, args, {cwd: root, encoding: 'utf8'});
  if (result.status !== 0) {
    throw new Error(
      `\`${[command, ...args].join(' ')}\` failed:\n${result.stdout}${result.stderr}`,
    );
  }
  return result.stdout;
}

function requireCleanTree(): void {
  const changes = run('git', 'status', '--porcelain');
  if (changes !== '') {
    throw new Error(`The tree has uncommitted changes. Commit or stash them first:\n${changes}`);
  }
}

/** Docusaurus freezes guides and sidebars; links that a release cannot keep are rewritten. */
function cutGuides(name: string): void {
  run('npx', '--no-install', 'docusaurus', 'docs:version', name);
  const folder = inRoot('versioned_docs', `version-${name}`);
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.md')) continue;
    const page = path.join(folder, file);
    writeFileSync(page, toReleaseLinks(readFileSync(page, 'utf8')));
  }
}

/** The API sidebars of a release are its own: it has fewer operation pages. */
async function cutApiSidebars(name: string): Promise<void> {
  const file = inRoot('versioned_sidebars', `version-${name}-sidebars.json`);
  const sidebars = JSON.parse(readFileSync(file, 'utf8')) as SidebarsConfig;
  for (const {folder, sidebarId} of apiLevels) {
    const slice = inRoot('versioned_docs', `version-${name}`, folder, 'sidebar.ts');
    const generated = (await import(slice)) as {default: SidebarsConfig[string]};
    sidebars[sidebarId] = generated.default;
  }
  writeFileSync(file, `${JSON.stringify(releaseSidebars(sidebars, name), null, 2)}\n`);
}

/** A release has one file for each level: its parts will not change any more. */
function cutSpecifications(name: string): void {
  mkdirSync(inRoot('openapi', name), {recursive: true});
  for (const level of apiLevels) {
    const bundle: unknown = JSON.parse(readText(bundlePath(nextVersion, level)));
    writeFileSync(
      inRoot('openapi', name, `${level.id}.yaml`),
      stringify(bundle, {aliasDuplicateObjects: false, lineWidth: 100}),
    );
  }
}

function cutData(name: string): void {
  cpSync(inRoot('data', nextVersion.name), inRoot('data', name), {recursive: true});
}

function takeBack(name: string): void {
  run('git', 'checkout', '--', '.');
  run('git', 'clean', '-fdx', '--', ...written(name).filter((file) => existsSync(inRoot(file))));
}

async function main(): Promise<void> {
  const [name = ''] = process.argv.slice(2);
  const released = JSON.parse(readText('versions.json')) as string[];
  const archived = Object.keys(JSON.parse(readText('versionsArchived.json')) as object);
  checkVersionName(name, [...released, ...archived]);
  requireCleanTree();
  console.log('Checking the tree; this takes a few minutes.');
  run('npm', 'run', '--silent', 'check');
  try {
    cutGuides(name);
    cutSpecifications(name);
    cutData(name);
    run('npm', 'run', '--silent', 'generate');
    await cutApiSidebars(name);
  } catch (error) {
    takeBack(name);
    throw error;
  }
  console.log(
    `Cut ${name}. Read the change, then commit:\n${written(name).join('\n')}\nversions.json`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

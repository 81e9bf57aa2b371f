/**
 * Freezes the unreleased version as a release: guides, specifications, sidebars and data together.
 * The release becomes the latest one; the former latest gets a path of its own.
 *
 *   npm run version:cut -- v1.2.3
 *   npm run version:cut -- v1.2.3 --checked   when the checks of this very tree have passed
 *
 * Refuses a bad or existing name, one that is not the tag of the commit in `data/next/source.json`, a
 * tree with uncommitted changes, a tree whose checks fail, and one with a sample that has not run
 * since it changed. When something goes wrong half way, everything is taken back. Ends with the lines
 * that only a writer can bring up to date. Exits with 0 when the version is cut, 2 when it is refused
 * or has failed.
 */
import {cpSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {listFiles} from '../../src/files/list-files';
import {costsAfterCut} from './answer-costs';
import {linksAfterCut} from '../../src/release/links';
import {
  leftByCut,
  type RedirectList,
  redirectsAfterMove,
  withoutPages,
} from '@docs-kit/static-hosting/redirects/lists';
import {pinnedLines} from '../../src/release/pins';
import {factsAfterCut, pagesAfterCut} from '../../src/release/version-facts';
import {checkPinnedTag} from '@docs-kit/docs-verify/pins';
import {checkVersionName} from '../../src/release/version-name';
import {
  archivedReleases,
  latestVersion,
  nextVersion,
  productOf,
  siteVersions,
} from '../../src/site/versions';
import {readSourceData} from '../../src/files/source';
import {importedFile} from '../../src/files/specifications';
import {recordPath} from '../../src/files/verification-records';
import {
  changeTree,
  inRoot,
  moveLinks,
  readAddresses,
  readFacts,
  readJson,
  readText,
  rewrite,
  run,
  textsOf,
  writeGeneratedSidebars,
  writeFacts,
  writeJson,
} from './project';
import {runCommand} from '../support/run-command';

/** The release that is the latest one until the cut, with the path that it has afterward. */
const former = {...latestVersion, path: `${latestVersion.path}/${latestVersion.name}`};

/** Facts are frozen as they are; what came of running samples is not true of the release as yet. */
function copyData({name, docsFolder}: {readonly name: string; readonly docsFolder: string}): void {
  const record = inRoot(recordPath(nextVersion.name));
  cpSync(inRoot('data', nextVersion.name), inRoot('data', name), {
    recursive: true,
    filter: (source) => source !== record,
  });
  rewrite(`data/${name}/tasks.json`, (text) =>
    text.replace(`"version": "${nextVersion.name}"`, `"version": "${name}"`),
  );
  for (const file of ['corrections', 'follow', 'reviews']) {
    rewrite(`data/${name}/${file}.json`, (text) => pagesAfterCut(text, docsFolder));
  }
}

function cutRedirects(release: {readonly path: string; readonly docsFolder: string}): void {
  const pages = readAddresses(release);
  const left = leftByCut(readAddresses(former), pages, former.path, release.path);
  const moved = 'data/redirects/moved.json';
  for (const file of listFiles('data/redirects', /\.json$/)) {
    const list = readJson<RedirectList>(file);
    writeJson(file, withoutPages(redirectsAfterMove(list, left, file === moved), pages));
  }
}

/** Files that people write about a release, or for runs of it. */
function filesOnPin(release: {readonly name: string; readonly docsFolder: string}): string[] {
  const written = [
    recordPath(release.name),
    `data/${release.name}/framework.json`,
    importedFile(release),
  ];
  return [
    ...textsOf(release),
    ...listFiles(`data/${release.name}`, /\.(?:json|yaml)$/),
    ...listFiles('verification', /\.(?:yaml|txt)$/),
    'package.json',
    'renovate.json',
  ].filter((file) => !written.includes(file));
}

async function cut(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {checked: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  const names = siteVersions.map((version) => version.name);
  checkVersionName(name, [...names, ...archivedReleases.map(([release]) => release)]);
  const source = readSourceData(nextVersion.name);
  checkPinnedTag(name, source.framework, `data/${nextVersion.name}/source.json`);
  const docsFolder = `versioned_docs/version-${name}`;
  const release = {name, label: name, path: latestVersion.path, docsFolder};
  await changeTree({isChecked: values.checked, leftovers: [release.docsFolder]}, async () => {
    if (!values.checked) {
      run('npm', 'run', '--silent', 'verify', '--', '--version', nextVersion.name, '--complete');
    }
    run('npx', '--no-install', 'docusaurus', 'docs:version', name);
    cpSync(inRoot('openapi', nextVersion.name), inRoot('openapi', name), {recursive: true});
    copyData(release);
    const products = readJson<Record<string, string>>('versionProducts.json');
    writeJson('versionProducts.json', {...products, [name]: productOf(nextVersion.name)});
    writeFacts(factsAfterCut(readFacts(names), name));
    // Links that meant the latest release lead to what it is called now, in every version.
    for (const version of [release, ...siteVersions]) {
      const isUnreleased = version === nextVersion;
      moveLinks(version, (text) => linksAfterCut(text, latestVersion.name, isUnreleased));
    }
    rewrite('data/answer-budget.md', (text) => costsAfterCut(text, name));
    run('npm', 'run', '--silent', 'generate');
    run('npm', 'run', '--silent', 'docs:tables');
    await writeGeneratedSidebars([nextVersion, release, former, ...siteVersions.slice(2)]);
    cutRedirects(release);
  });
  console.log(`These lines depend on the pinned revision, or speak of an unreleased version:`);
  for (const file of filesOnPin(release)) {
    pinnedLines(file, readText(file), source).forEach((line) => console.log(line));
  }
  console.log(`Cut ${name}. Read the change (\`git status\`), then commit all of it.`);
}

void runCommand(cut);

/**
 * Retires the oldest release that this site serves: its guides, specifications, sidebars and data
 * go, and all its addresses lead to its own site, which the version menu links from then on.
 *
 *   npm run version:archive
 *   npm run version:archive -- --checked   when the checks of this very tree have passed
 *
 * Refuses to retire the only release, a tree with uncommitted changes and a tree whose checks fail.
 * When something goes wrong half way, everything is taken back. Exits with 0 when the release is
 * archived, 2 when it is refused or has failed.
 */
import {rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {listFiles} from '../../src/files/list-files';
import {costsAfterArchive} from './answer-costs';
import {archiveAddress, linksAfterArchive} from '../../src/release/links';
import {
  type RedirectList,
  redirectsAfterArchive,
  redirectsTo,
} from '@docs-kit/static-hosting/redirects/lists';
import type {LedgerData} from '../../src/facts/data-types';
import {evidenceAfterArchive, linesOnRelease} from '../../src/release/comparisons';
import {queriesAfterArchive, questionsAfterArchive} from '../../src/release/search-questions';
import {factsAfterArchive} from '../../src/release/version-facts';
import {
  archivedReleases,
  latestVersion,
  type SiteVersion,
  siteVersions,
} from '../../src/site/versions';
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

/** Paths of a version's documents, without that of the version. */
const pagesOf = (version: SiteVersion): string[] =>
  readAddresses(version).map((page) => page.slice(version.path.length + 1));

/** Writes down why sentences are true that the data of the archived release have proved. */
function keepEvidence({name}: SiteVersion, evidence: Readonly<Record<string, string>>): void {
  const file = `data/${name}/ledger.json`;
  const ledger = readJson<LedgerData>(file);
  const written = Object.entries({...evidence, ...ledger.written}).sort();
  writeJson(file, {...ledger, written: Object.fromEntries(written)});
}

async function archive(): Promise<void> {
  const {values} = parseArgs({options: {checked: {type: 'boolean', default: false}}});
  const release = siteVersions.at(-1);
  if (!release || release === latestVersion) {
    throw new Error(
      `${latestVersion.name} is the only release here: cut another one first (\`npm run version:cut -- vX.Y.Z\`).`,
    );
  }
  const {name} = release;
  const address = archiveAddress(name);
  const others = siteVersions.filter((version) => version !== release);
  console.log(
    `These lines link ${name}, or say that their keys are the same. The links will lead to ${address}, and the keys are no longer compared, so reword them:`,
  );
  for (const file of others.flatMap(textsOf)) {
    linesOnRelease(file, readText(file), name).forEach((line) => console.log(line));
  }
  const leftBehind = [
    ...listFiles('verification', /\.(?:yaml|txt)$/),
    ...listFiles('data', /^[^/]+\.yaml$/),
  ];
  console.log(`These files have entries for ${name}, which stay until you remove them:`);
  for (const file of leftBehind) {
    if (`${file}\n${readText(file)}`.includes(name)) console.log(file);
  }
  await changeTree({isChecked: values.checked, leftovers: []}, async () => {
    const own = readAddresses(release);
    const before = others.map(readAddresses);
    const pages = siteVersions.flatMap(pagesOf);
    const facts = factsAfterArchive(readFacts(siteVersions.map((version) => version.name)), name);
    for (const gone of [
      release.docsFolder,
      `versioned_sidebars/version-${name}-sidebars.json`,
      `openapi/${name}`,
      `data/${name}`,
    ]) {
      rmSync(inRoot(gone), {recursive: true});
    }
    writeFacts(facts);
    const [, ...releases] = others.map((version) => version.name);
    writeJson('versions.json', releases);
    const products = Object.entries(readJson<Record<string, string>>('versionProducts.json'));
    const kept = products.filter(([version]) => version !== name);
    writeJson('versionProducts.json', Object.fromEntries(kept));
    writeJson('versionsArchived.json', Object.fromEntries([[name, address], ...archivedReleases]));
    for (const other of others) {
      keepEvidence(other, evidenceAfterArchive(textsOf(other).map(readText), name));
      moveLinks(other, (text) => linksAfterArchive(text, name));
    }
    rewrite('data/answer-budget.md', (text) => costsAfterArchive(text, name));
    run('npm', 'run', '--silent', 'generate');
    run('npm', 'run', '--silent', 'docs:tables');
    // Pages with the release's contract in other versions go with it, from their sidebars too.
    await writeGeneratedSidebars(others);
    const lost = others.flatMap((other, index) => {
      const after = new Set(readAddresses(other));
      const gone = (before[index] ?? []).filter((page) => !after.has(page));
      const paths = new Set(gone.map((page) => page.slice(other.path.length + 1)));
      for (const list of ['queries', 'errors']) {
        rewrite(`data/${other.name}/search-${list}.yaml`, (text) =>
          queriesAfterArchive(text, paths),
        );
      }
      return gone;
    });
    for (const file of listFiles('data/redirects', /\.json$/)) {
      const list = readJson<RedirectList>(file);
      writeJson(file, redirectsAfterArchive(list, release.path, address, lost));
    }
    writeJson(`data/redirects/${name}.json`, redirectsTo(address, [...own, ...lost]));
    const left = new Set(others.flatMap(pagesOf));
    const gonePages = new Set(pages.filter((page) => !left.has(page)));
    for (const file of listFiles('data/search-questions', /\.yaml$/)) {
      rewrite(file, (text) => questionsAfterArchive(text, gonePages));
    }
  });
  console.log(`Archived ${name}. Read the change (\`git status\`), then commit all of it.`);
}

void runCommand(archive);

import type {CloneState} from '../../../src/files/history';
import type {WrittenFile} from '../generated-files';
import {type Finding, listNames} from './installation.mjs';

/**
 * Says whether the browser tests have a browser.
 * @param find as `findBrowser`: gives the path of a browser, or throws when a wrong one is chosen
 */
export function browserFindings(find: () => string | undefined): Finding[] {
  const finding: Finding = {
    severity: 'error',
    expected: 'a Chromium for the browser tests',
    found: 'none',
    remedy:
      'run `npx playwright install --with-deps chromium`, or install one (on Debian: `apt-get install chromium`)',
  };
  try {
    return find() === undefined ? [finding] : [];
  } catch (error) {
    return [
      {
        ...finding,
        // The second sentence of the message is what to do.
        found: (error instanceof Error ? error.message : String(error)).split('. ')[0] ?? '',
        remedy: 'correct the variable, or unset it to have a browser found',
      },
    ];
  }
}

/**
 * Says whether the files that `npm run generate` writes are there, and not older than what they are
 * made from.
 * @param sources files that they are made from
 * @param generated those that are there
 * @param missing those that are not
 * @throws Error when there is no source
 */
export function generatedFindings(
  sources: readonly WrittenFile[],
  generated: readonly WrittenFile[],
  missing: readonly string[],
): Finding[] {
  if (sources.length === 0) {
    throw new Error('No source of the generated files was found: run this in the project itself.');
  }
  const remedy = 'run `npm run generate`; `npm start`, `npm run build` and `npm test` do so too';
  if (missing.length > 0) {
    const expected = 'the pages and downloads that are made from the specifications';
    return [{severity: 'error', expected, found: `no ${listNames(missing)}`, remedy}];
  }
  const oldest = generated.reduce<WrittenFile>(
    (one, other) => (other.time < one.time ? other : one),
    {file: '', time: Infinity},
  );
  const newer = sources.filter(({time}) => time > oldest.time).map(({file}) => file);
  if (newer.length === 0) return [];
  return [
    {
      severity: 'error',
      expected: 'generated files that are newer than their sources',
      found: `${oldest.file} older than ${listNames(newer)}`,
      remedy,
    },
  ];
}

/** A command that says whether committed files are what would be written from their sources. */
export interface Comparison {
  /** What it compares, as `tables of the guides`. */
  readonly subject: string;
  /** Script of package.json that writes the files. */
  readonly script: string;
  /** Whether they are equal. */
  readonly isCurrent: boolean;
  /** What the command printed about those that differ. */
  readonly output: string;
}

/** Says which committed files differ from what their sources give. */
export function committedFindings(comparisons: readonly Comparison[]): Finding[] {
  return comparisons
    .filter(({isCurrent}) => !isCurrent)
    .map(({subject, script, output}) => ({
      severity: 'error',
      expected: `${subject} as the data gives them`,
      found: listNames(
        output
          .split('\n')
          .map((line) => line.trim().replace(/\.$/, ''))
          .filter(Boolean),
      ),
      remedy: `run \`npm run ${script}\`, and commit what it wrote`,
    }));
}

/** Says whether git knows when each page was last changed. */
export function historyFindings(state: CloneState): Finding[] {
  if (state === 'full') return [];
  const finding: Finding = {
    severity: 'error',
    expected: 'the whole history, which tells when each page was last changed',
    found: 'a shallow clone',
    remedy: 'run `git fetch --unshallow`',
  };
  if (state === 'shallow') return [finding];
  return [
    {
      ...finding,
      found: 'no clone of the repository',
      remedy: 'clone it with git instead of unpacking an archive',
    },
  ];
}

/**
 * Remarks that samples cannot be run against the framework.
 * @param problem why no Python was found; undefined where one was
 */
export function pythonFindings(problem: string | undefined): Finding[] {
  if (problem === undefined) return [];
  return [
    {
      severity: 'remark',
      expected: 'Python 3.12 or 3.13 for `npm run verify`',
      found: `no such one (${problem.replace(/\.$/, '')})`,
      remedy: 'install one when you change samples; nothing else needs it',
    },
  ];
}

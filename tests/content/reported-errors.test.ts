import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {codesOf, type ErrorTables} from '@docs-kit/error-lookup/rows';
import {findCauses} from '@docs-kit/error-lookup/find-causes';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {product} from '@site/src/site/product';
import {archivedReleases, nextVersion, siteVersions} from '@site/src/site/versions';
import {readErrorTables} from '../support/error-tables';
import {projectRoot} from '../support/specifications';

/** An error as somebody reported it, with messages of which one explains it, or why none does. */
interface Report {
  readonly address: string;
  readonly text: string;
  readonly row?: readonly string[];
  /** The last version whose tables have the row, unless it is the unreleased one. */
  readonly until?: string;
  readonly none?: string;
}

/** Share of reports that must be answered right, of those with a row and of those without. */
const required = 0.9;

const file = path.join(projectRoot, 'data/reported-errors.yaml');
const {reports: all} = parse(readFileSync(file, 'utf8')) as {readonly reports: readonly Report[]};
/** Releases that explain a report go to sites of their own, and their tables with them. */
const isArchived = ({until}: Report): boolean => archivedReleases.some(([name]) => name === until);
const reports = all.filter((report) => !isArchived(report));
const tables = readErrorTables();

const codesOfRows = ({rows}: ErrorTables): ReadonlySet<string> =>
  new Set(rows.flatMap(({seen}) => codesOf(seen).map((code) => code.trim())));

/** Reports that the lookup answers wrongly: with another row, with none, or with a guess. */
function wrongly(given: readonly Report[], {rows}: ErrorTables): string[] {
  if (given.length === 0) throw new Error('There is no report to answer.');
  return given.flatMap(({address, text, row}) => {
    const {matches, unknown} = findCauses(text, rows);
    const messages = codesOf(matches[0]?.causes[0].row.seen ?? []).map((code) => code.trim());
    const isRight = row
      ? row.some((message) => messages.includes(message))
      : matches.length === 0 && unknown !== undefined;
    return isRight ? [] : [`${address}: ${messages.join(', ') || 'unknown'}`];
  });
}

describe('errors that people reported', () => {
  const [explained, others] = [reports.filter(({row}) => row), reports.filter(({none}) => none)];

  it('are each expected to have a row, or none', () => {
    expect(explained.length).toBeGreaterThan(40);
    expect(others.length).toBeGreaterThan(40);
    expect(explained.length + others.length).toBe(reports.length);
    const organization = product.repositoryUrl.replace(/[^/]+$/, '');
    const isThread = (address: string): boolean =>
      address.startsWith(organization) && /\/(?:issues|pull)\/\d+$/.test(address);
    expect(reports.filter(({address}) => !isThread(address))).toEqual([]);
  });

  it('have messages that the tables quote, in the unreleased version or until a release', () => {
    const quoted = siteVersions.map((version) => ({
      ...version,
      codes: codesOfRows(readErrorTables([version])),
    }));
    const found = explained.map(({address, row = []}) => {
      const last = quoted.find(({codes}) => row.some((message) => codes.has(message)));
      return {address, until: last?.name};
    });
    const expected = explained.map(({address, until = nextVersion.name}) => ({address, until}));
    expect(found).toEqual(expected);
  });

  it('lead to their row first, for nine of ten', () => {
    const wrong = wrongly(explained, tables);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(explained.length * (1 - required));
  });

  it('are said to be unknown where no table has them, for nine of ten', () => {
    const wrong = wrongly(others, tables);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(others.length * (1 - required));
  });

  it('are reported when they are answered wrongly, and when there are none', () => {
    const [report] = explained;
    if (!report) throw new Error('No report has a row.');
    const swapped = [
      {...report, row: ['Another message']},
      {...report, row: undefined, none: 'no row'},
    ];
    expect(wrongly(swapped, tables)).toHaveLength(2);
    expect(wrongly(explained, {...tables, rows: tables.rows.slice(0, 1)}).length).toBeGreaterThan(
      explained.length / 2,
    );
    expect(() => wrongly([], tables)).toThrow('no report');
  });
});

describe('the error tables', () => {
  it('take at most 60 KB as the browser loads them', () => {
    expect(tables.rows.length).toBeGreaterThan(600);
    expect(brotliCompressSync(JSON.stringify(tables)).length).toBeLessThan(60 * 1024);
  });

  it('answer each message that they quote, as it is written, with a row that quotes it', () => {
    const lost = tables.rows.flatMap(({seen}) =>
      codesOf(seen)
        // A status alone begins every message of a client.
        .filter((code) => code.split(' ').length > 4 && !/^Error code: \d+\W*$/.test(code))
        .filter((code) => {
          const text = code.replaceAll('…', 'some value');
          const {matches} = findCauses(text, tables.rows);
          return !matches.some(({causes}) =>
            causes.some(({row}) => codesOf(row.seen).includes(code)),
          );
        }),
    );
    expect(lost).toEqual([]);
  });
});

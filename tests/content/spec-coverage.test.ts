import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {coverage, findTitles, readClauses, readTests} from '../support/spec-coverage';

const tests = path.resolve(__dirname, '..');

describe('the clauses of the specification', () => {
  const clauses = readClauses(readFileSync(path.join(tests, 'clauses.txt'), 'utf8'));

  it('have a test each', () => {
    const found = coverage(clauses, readTests(tests, path.resolve(__dirname, '../../packages')));
    expect(found.size).toBeGreaterThan(90);
    expect([...found].filter(([, entry]) => entry.tests.length === 0).map(([id]) => id)).toEqual(
      [],
    );
  });
});

describe('the coverage', () => {
  const clauses = readClauses('# comment\n1.1 | One\n1.2 | Two\n');
  /** Writes an id as titles bear it; a literal one would count as a test of the clause. */
  const mark = (...ids: string[]): string => ids.map((id) => `[${id}]`).join('');
  const file = (title: string): Map<string, string> =>
    new Map([['a.test.ts', `it('${title}', () => {});`]]);

  it('puts tests beside clauses, and shows a clause without a test', () => {
    const found = coverage(clauses, file(`${mark('1.1')} works`));
    expect(found.get('1.1')?.tests).toEqual(['a.test.ts: works']);
    expect(found.get('1.2')?.tests).toEqual([]);
  });

  it('reads several ids and every kind of quotation mark', () => {
    const titles = [`${mark('1.1', '1.2')} a`, `${mark('1.1')} b`];
    expect(findTitles(`it("${titles[0]}"); it(\`${titles[1]}\`); it('no id')`)).toEqual(titles);
  });

  it('refuses an empty list, a clause that is listed twice, and a test of no clause', () => {
    expect(() => readClauses('')).toThrow('empty');
    expect(() => readClauses('1.1 | One\n1.1 | One')).toThrow('twice');
    expect(() => coverage(clauses, file(`${mark('9.99')} x`))).toThrow(
      'a.test.ts has a test of the clause 9.99, which does not exist',
    );
  });
});

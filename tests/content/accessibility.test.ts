import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {accessibilityTable} from '@docs-kit/docs-facts/accessibility-table';
import {dataReader} from '@docs-kit/docs-facts/data';
import type {AccessibilityCriterion, AccessibilityData} from '../../src/facts/data-types';
import {projectRoot} from '../support/specifications';

/** The success criteria of WCAG 2.2 (https://www.w3.org/TR/WCAG22/), as guideline: last numbers. */
const criteria: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  A: {
    '1.1': [1],
    '1.2': [1, 2, 3],
    '1.3': [1, 2, 3],
    '1.4': [1, 2],
    '2.1': [1, 2, 4],
    '2.2': [1, 2],
    '2.3': [1],
    '2.4': [1, 2, 3, 4],
    '2.5': [1, 2, 3, 4],
    '3.1': [1],
    '3.2': [1, 2, 6],
    '3.3': [1, 2, 7],
    '4.1': [2],
  },
  AA: {
    '1.2': [4, 5],
    '1.3': [4, 5],
    '1.4': [3, 4, 5, 10, 11, 12, 13],
    '2.4': [5, 6, 7, 11],
    '2.5': [7, 8],
    '3.1': [2],
    '3.2': [3, 4],
    '3.3': [3, 4, 8],
    '4.1': [3],
  },
};

const read = (
  dataReader(projectRoot, 'data/schemas')('data', {data: 'accessibility'}).data as AccessibilityData
).criteria;

/** What is wrong with the evidence of a criterion, in words. */
function missingEvidence({id, result, tests = [], looked}: AccessibilityCriterion): string[] {
  const lost = tests.filter(({file, test}) => !hasTest(file, test));
  return [
    ...lost.map(({file, test}) => `${id}: ${file} has no test "${test}"`),
    ...(result === 'met' && tests.length === 0 && !looked ? [`${id}: no test, and no look`] : []),
  ];
}

function hasTest(file: string, title: string): boolean {
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((name) =>
    new RegExp(`\\b(?:test|it)\\(\\s*${escaped(name)},`).test(text),
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('the table of success criteria', () => {
  it('has each of level A and AA once, in the order of the guidelines', () => {
    const expected = Object.entries(criteria).flatMap(([level, guidelines]) =>
      Object.entries(guidelines).flatMap(([guideline, numbers]) =>
        numbers.map((number) => `${guideline}.${number} ${level}`),
      ),
    );
    expect(expected).toHaveLength(55);
    const found = read.map(({id, level}) => `${id} ${level}`);
    expect([...found].sort()).toEqual([...expected].sort());
    const inOrder = new Intl.Collator('en', {numeric: true});
    expect(found).toEqual([...found].sort((one, other) => inOrder.compare(one, other)));
  });

  it('names tests that exist', () => {
    expect(read.flatMap(missingEvidence)).toEqual([]);
    expect(read.flatMap(({tests = []}) => tests).length).toBeGreaterThan(50);
  });

  it('misses a test that is gone, and evidence that was never there', () => {
    const [first] = read;
    if (!first) throw new Error('There is no criterion.');
    const file = 'tests/e2e/reading.spec.ts';
    const gone = {...first, tests: [{file, test: 'axe finds'}]};
    expect(missingEvidence(gone)).toEqual([`1.1.1: ${file} has no test "axe finds"`]);
    expect(missingEvidence({...first, tests: undefined, looked: undefined})).toEqual([
      '1.1.1: no test, and no look',
    ]);
  });

  it('leads to the explanation of each, and shows titles as one reads them', () => {
    const table = accessibilityTable(read);
    expect(table).toContain('/Understanding/name-role-value)');
    expect(table).toContain('/Understanding/three-flashes-or-below-threshold)');
    expect(table).toContain('*follows the mouse, and closes on Escape*');
    expect(table).not.toContain('${');
  });
});

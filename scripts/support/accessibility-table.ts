import {dataReader} from '@docs-kit/docs-facts/data';
import {markdownTable} from '@docs-kit/mdx-writer';
import type {AccessibilityCriterion, AccessibilityData} from '../../src/facts/data-types';

/** The page that says how accessible the site is. */
export const accessibilityPage = 'src/pages/accessibility.md';

/**
 * Reads how the site meets each success criterion.
 * @throws Error that lists what does not fit the schema
 */
export function readAccessibility(root: string): readonly AccessibilityCriterion[] {
  const {data} = dataReader(root, 'data/schemas')('data', {data: 'accessibility'});
  // The schema describes the same shape as the interface.
  return (data as AccessibilityData).criteria;
}

/** Writes the table of criteria, each with what one knows it by. */
export function accessibilityTable(criteria: readonly AccessibilityCriterion[]): string {
  return markdownTable<AccessibilityCriterion>(
    {
      Criterion: ({id, name}) =>
        `[${id} ${name}](https://www.w3.org/WAI/WCAG22/Understanding/${slugOf(name)})`,
      Level: ({level}) => level,
      Result: (criterion) =>
        [noteOf(criterion), testsOf(criterion), lookOf(criterion)].filter(Boolean).join(' '),
    },
    criteria,
  );
}

const noteOf = ({result, note}: AccessibilityCriterion): string =>
  result === 'met' ? note : `Not applicable. ${note}`;

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replaceAll(' ', '-');

/** Titles as one reads them: without the clauses that a test shows, and with dots for values. */
function testsOf({tests = []}: AccessibilityCriterion): string {
  const titles = tests.map(({test}) =>
    test.replace(/^(?:\[[^\]]*\] ?)+/, '').replace(/\$\{[^}]*\}/g, '…'),
  );
  return titles.length > 0 ? `Tests: ${titles.map((title) => `*${title}*`).join('; ')}.` : '';
}

const lookOf = ({looked}: AccessibilityCriterion): string =>
  looked ? `Looked at on ${looked}.` : '';

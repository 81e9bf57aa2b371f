import {markdownTable} from '@docs-kit/mdx-writer';

/** How a site meets a success criterion of WCAG 2.2. */
export interface Criterion {
  /** Such as `1.4.3`. */
  readonly id: string;
  readonly name: string;
  readonly level: string;
  readonly result: 'met' | 'not applicable';
  readonly note: string;
  /** Tests that show it. */
  readonly tests?: readonly {readonly test: string}[];
  /** The day on which somebody looked. */
  readonly looked?: string;
}

/** Writes the table of criteria, each with what one knows it by. */
export function accessibilityTable(criteria: readonly Criterion[]): string {
  return markdownTable<Criterion>(
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

const noteOf = ({result, note}: Criterion): string =>
  result === 'met' ? note : `Not applicable. ${note}`;

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replaceAll(' ', '-');

/** Titles as one reads them: without the clauses that a test shows, and with dots for values. */
function testsOf({tests = []}: Criterion): string {
  const titles = tests.map(({test}) =>
    test.replace(/^(?:\[[^\]]*\] ?)+/, '').replace(/\$\{[^}]*\}/g, '…'),
  );
  return titles.length > 0 ? `Tests: ${titles.map((title) => `*${title}*`).join('; ')}.` : '';
}

const lookOf = ({looked}: Criterion): string => (looked ? `Looked at on ${looked}.` : '');

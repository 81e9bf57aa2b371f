import {describe, expect, it} from 'vitest';
import {queriesAfterArchive, questionsAfterArchive} from '@site/src/release/search-questions';

const text = `# Questions.
api/one:
  - first question
  - 'second: question'
api/two: [asked, twice]
api/two#errors:
  - why
concepts: [what is it]
`;

describe('the questions of pages that an archived release alone had', () => {
  it('go with it, those of their sections too; all other lines stay as they are', () => {
    expect(questionsAfterArchive(text, new Set(['api/two']))).toBe(`# Questions.
api/one:
  - first question
  - 'second: question'
concepts: [what is it]
`);
  });

  it('go from the end of a file', () => {
    expect(questionsAfterArchive(text, new Set(['concepts']))).toBe(
      text.replace('concepts: [what is it]\n', ''),
    );
  });

  it('stay where no page is lost', () => {
    expect(questionsAfterArchive(text, new Set(['api/three']))).toBe(text);
    expect(questionsAfterArchive('# Nothing yet.\n', new Set(['api/two']))).toBe(
      '# Nothing yet.\n',
    );
  });
});

describe('the queries of a version that loses pages when a release is archived', () => {
  it('go when no page is left that answers them', () => {
    const queries = (...lines: readonly string[]) => `# Queries.\n\n${lines.join('')}`;
    const [one, two] = [
      '- {query: "how: to", first: true, pages: [upgrade]}\n',
      '- {query: route, pages: [upgrade, concepts]}\n',
    ];
    expect(queriesAfterArchive(queries(one, two), new Set(['upgrade']))).toBe(queries(two));
    expect(queriesAfterArchive(queries(one, two), new Set(['concepts']))).toBe(queries(one, two));
  });
});

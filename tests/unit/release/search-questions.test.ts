import {describe, expect, it} from 'vitest';
import {questionsAfterArchive} from '@site/src/release/search-questions';

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

import {describe, expect, it} from 'vitest';
import {checkFrontMatter} from './front-matter';

const check = (text: string, frontMatter: Record<string, unknown>) => () =>
  checkFrontMatter('docs/page.md', text, frontMatter);

describe('the check of front matter', () => {
  it('accepts a page with title and description', () => {
    expect(check('', {title: 'A', description: 'B'})).not.toThrow();
  });

  it('names file and line of an empty title', () => {
    expect(check('---\ntitle:\n---\n', {title: '', description: 'B'})).toThrow(
      'docs/page.md:2: "title" is missing or empty; add `title: …` between the --- lines at the top',
    );
  });

  it('names file and line of an unknown key, and the key that was meant', () => {
    expect(
      check('---\ntitle: A\ndescription: B\nsidebarLabel: C\n---', {
        title: 'A',
        description: 'B',
        sidebarLabel: 'C',
      }),
    ).toThrow('docs/page.md:4: unknown key "sidebarLabel"; write `sidebar_label`.');
  });

  it('names the key that is nearest to one with another letter', () => {
    expect(check('', {title: 'A', description: 'B', sidebar_labell: 'C'})).toThrow(
      'Did you mean "sidebar_label"?',
    );
  });

  it('lists the known keys when none is close', () => {
    expect(check('', {title: 'A', description: 'B', colour: 'red'})).toThrow(
      'remove it, or use one of id, title,',
    );
  });

  it('leaves parts of pages alone', () => {
    expect(() => checkFrontMatter('src/pages/_home/_part.mdx', '', {})).not.toThrow();
  });
});

import {describe, expect, it} from 'vitest';
import {agentsIndex, type ListedPage} from './agents-index';
import {maximumIndex} from './options';

const docs = {name: 'zoo-docs', product: 'Zoo', folders: {api: 'The API.', tags: ''}};
const version = {
  name: 'next',
  label: 'Next',
  tag: 'next',
  path: '/docs/next',
  npm: '1.0.0',
  python: '1.0',
};

const page = (path: string, title: string): ListedPage => ({
  page: `/docs/next${path}`,
  markdown: `/docs/next${path}.md`,
  title,
});

const pages = [
  page('', 'Introduction'),
  page('/animals/feed', 'Feed animals'),
  page('/animals/wash', 'Wash animals'),
  page('/api/list-animals', 'List animals'),
  page('/tags/care', 'Care'),
];

describe('the index for AGENTS.md', () => {
  it('lists each page below its folder with what it answers', () => {
    expect(agentsIndex(pages, version, docs)).toContain(
      '- next: Introduction\nnext/animals/\n- feed: Feed animals\n- wash: Wash animals\n',
    );
  });

  it('describes folders as a whole, and leaves those out that have an empty description', () => {
    const index = agentsIndex(pages, version, docs);
    expect(index).toContain('- api/: The API. (1 pages)');
    expect(index).not.toMatch(/list-animals|tags|Care/);
  });

  it('adds subjects that a title does not name', () => {
    const subjects = {'animals/feed': 'hay, water'};
    expect(agentsIndex(pages, version, {...docs, subjects})).toContain(
      '- feed: Feed animals; hay, water\n- wash: Wash animals\n',
    );
  });

  it('stops at a subject whose page it does not list', () => {
    const subjects = {'animals/groom': 'brushes'};
    expect(() => agentsIndex(pages, version, {...docs, subjects})).toThrow(
      'next has no page animals/groom, which the option subjects names',
    );
  });

  it('stops when it is longer than 8 KB, or lists nothing', () => {
    const many = Array.from({length: 400}, (_, n) => page(`/animals/animal-${n}`, `Animal ${n}`));
    expect(() => agentsIndex(many, version, docs)).toThrow(`at most ${maximumIndex} are allowed`);
    expect(() => agentsIndex([], version, docs)).toThrow('next has no page for the index');
  });
});

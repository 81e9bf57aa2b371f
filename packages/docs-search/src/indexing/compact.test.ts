import {describe, expect, it} from 'vitest';
import {compactIndex} from './compact';
import {documentTypes} from './documents';
import {present} from '../results/present';
import {createSearcher} from '../results/searcher';
import {
  compactIndexOf,
  pluginIndexOf,
  samplePages,
  sampleSettings,
} from '../documentation.test.data';

describe('the published index', () => {
  const {index, texts} = compactIndexOf(samplePages);
  const pageOf = (path: string) => index.pages.find(([page]) => page === path);

  it('is the same from the same pages, byte by byte', () => {
    const again = compactIndexOf(samplePages);
    expect(JSON.stringify(again.index)).toBe(JSON.stringify(index));
    expect([...again.texts]).toEqual([...texts]);
  });

  it('has every page with its sections, keywords and route', () => {
    expect(index.pages).toHaveLength(samplePages.length);
    expect(pageOf('/docs/api/list-models')?.[6]).toBe('GET /v1/models');
    expect(pageOf('/docs')?.[5]).toEqual(['what is acorn stack', 'overview']);
  });

  it('keeps a schema that several operations share on one page', () => {
    expect(pageOf('/docs/api/list-models')?.[3]).toEqual(['Error', 'detail']);
    expect(pageOf('/docs/api/create-chat-completion')?.[3]).toEqual(['Message', 'tool_calls']);
  });

  it('has the texts of each page in the order of its sections', () => {
    expect(texts.get('/docs/providers/inference/remote_ottara')).toEqual([
      'Serve models from an Ottara server.',
      expect.stringContaining('OTTARA_URL'),
      expect.stringContaining('not running'),
    ]);
  });

  it('[3.2] gives hits with u, h, t, s, b and one of the five types', () => {
    const searcher = createSearcher(index);
    const hits = ['Ottara', 'If it fails', 'address', 'overview', 'cluster'].flatMap((query) =>
      present(searcher.search(query, {limit: 1}), (path) => texts.get(path), 50),
    );
    expect(hits.map(({type}) => type)).toEqual([
      'Title',
      'Heading',
      'Content',
      'Keywords',
      'Description',
    ]);
    for (const hit of hits) expect(documentTypes).toContain(hit.type);
    expect(hits[1]).toMatchObject({
      u: '/docs/providers/inference/remote_ottara',
      h: '#if-it-fails',
      t: 'Ottara',
      s: 'If it fails',
      b: ['Docs'],
    });
  });

  it('has one section where a page has an anchor twice', () => {
    const sections = [
      ['Set up', '#set-up', 'Install it.'],
      ['Set up', '#set-up', 'Start it.'],
    ] as const;
    const page = {u: '/docs/guide', title: 'Guide', sections};
    const {index, texts} = compactIndexOf([page]);
    expect(index.pages[0]?.[3]).toEqual(['Set up']);
    expect(texts.get('/docs/guide')).toEqual(['', '', 'Install it. Start it.']);
  });

  it('refuses a document that belongs to no page', () => {
    const [titles, ...others] = pluginIndexOf(samplePages);
    if (!titles) throw new Error('There are no titles.');
    expect(() =>
      compactIndex([{...titles, documents: titles.documents.slice(1)}, ...others], sampleSettings),
    ).toThrow('belongs to no page');
  });
});

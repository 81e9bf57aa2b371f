import {describe, expect, it} from 'vitest';
import {createSearcher} from '../results/searcher';
import {semanticFileOf} from './semantic-file';
import {openWordVectors, type WordVectorsFile} from './word-vectors';
import {compactIndexOf, samplePages, sampleSettings} from '../documentation.test.data';

/** A table of two dimensions: each stem with its weight and its two codes, 8 standing for zero. */
function tableOf(
  stems: Readonly<Record<string, readonly [weight: number, first: number, second: number]>>,
): WordVectorsFile {
  const entries = Object.values(stems);
  const base64 = (bytes: readonly number[]) => btoa(String.fromCharCode(...bytes));
  return {
    dimensions: 2,
    scale: [0.1, 0.1],
    stems: Object.keys(stems).join(' '),
    weights: base64(entries.map(([weight]) => weight)),
    codes: base64(entries.map(([, first, second]) => first * 16 + second)),
  };
}

const words = tableOf({
  shield: [255, 15, 8],
  nasti: [255, 15, 8],
  rude: [255, 15, 9],
  messag: [100, 14, 8],
  kubernet: [255, 8, 15],
  pod: [255, 8, 15],
});

describe('word vectors', () => {
  const vectors = openWordVectors(words);

  /** Cosine of the angle between a text and a query. */
  function similarities(text: string, query: string): number {
    const towards = vectors.towards(query);
    const numbers = vectors.numbersOf(text);
    const along = numbers.reduce((sum, number) => sum + (towards?.[number] ?? 0), 0);
    return along / vectors.lengthOf(numbers);
  }

  it('point the same way for words that mean alike, and apart for others', () => {
    expect(similarities('a nasty message', 'shields')).toBeCloseTo(1);
    expect(similarities('pods', 'shields')).toBeCloseTo(0);
    expect(similarities('nasty pods', 'shields')).toBeCloseTo(Math.SQRT1_2);
  });

  it('take an unknown word for its longest known beginning', () => {
    expect(vectors.numbersOf('messagebox')).toEqual(vectors.numbersOf('message'));
  });

  it('have no direction for a text without a known word, and say what share is known', () => {
    expect(vectors.towards('pizza')).toBeUndefined();
    expect(vectors.knownOf('pizza pod')).toBe(0.5);
    expect(vectors.knownOf('of the')).toBe(1);
  });
});

describe('a search with questions and semantic ranking', () => {
  const {index} = compactIndexOf(samplePages);
  const questions = new Map([
    ['building_applications/safety', [['block insults, shield messages'] as const]],
    ['deploying/kubernetes_deployment', [['pods restart'] as const]],
  ]);
  const asked = compactIndexOf(samplePages, sampleSettings, {questions}).index;
  const withSemantic = () => {
    const searcher = createSearcher(asked);
    searcher.addSemanticRanking(semanticFileOf(words, asked, questions));
    return searcher;
  };
  const first = (searcher: ReturnType<typeof createSearcher>, query: string) =>
    searcher.search(query, {limit: 3}).hits[0]?.u;

  it('finds a page by the words of a question that the page does not show', () => {
    expect(createSearcher(index).search('insults', {limit: 3}).hits).toEqual([]);
    expect(first(createSearcher(asked), 'insults')).toBe('/docs/building_applications/safety');
  });

  it('leaves all other fields of the index as they were', () => {
    const found = (searcher: ReturnType<typeof createSearcher>) =>
      searcher.search('manifests kubectl', {limit: 8}).hits.map(({u, h}) => [u, h]);
    expect(found(createSearcher(asked))).toEqual(found(createSearcher(index)));
  });

  it('finds a page by meaning when no page has a word of the query', () => {
    const query = 'nasty xyzzy';
    expect(createSearcher(asked).search(query, {limit: 3}).hits).toEqual([]);
    expect(first(withSemantic(), query)).toBe('/docs/building_applications/safety');
  });

  it('puts a page with two near texts before one that has a single one', () => {
    const pages = ['tools', 'safety', 'agent'].map((name) => ({
      u: `/docs/building_applications/${name}`,
      title: name,
      text: 'Nothing is said here.',
    }));
    const near = new Map([
      ['building_applications/tools', [['rude shield'] as const, ['kubernetes'] as const]],
      ['building_applications/safety', [['rude shield'] as const, ['nasty shield'] as const]],
    ]);
    const file = compactIndexOf(pages, sampleSettings, {questions: near}).index;
    const searcher = createSearcher(file);
    searcher.addSemanticRanking(semanticFileOf(words, file, near));
    const {hits} = searcher.search('rude messages', {limit: 3});
    expect(hits.map(({u}) => u).slice(0, 2)).toEqual([
      '/docs/building_applications/safety',
      '/docs/building_applications/tools',
    ]);
  });

  it('needs semantic ranking where words are weak, and not for names, routes and identifiers', () => {
    const needsSemantic = (query: string) => withSemantic().search(query, {limit: 3}).needsSemantic;
    expect(needsSemantic('keep nasty texts away')).toBe(true);
    for (const query of [
      'Ottara',
      'GET /v1/models',
      'set OTTARA_URL now',
      'List models',
      'to a',
      `no 'pod' here`,
    ]) {
      expect(needsSemantic(query), query).toBe(false);
    }
  });

  it('says when no page fits, and lists overviews with the nearest pages', () => {
    const {notices, overviews} = withSemantic().search('pizza with a pod of peas', {limit: 20});
    expect(notices.join(' ')).toContain('No page fits well');
    expect(overviews.map(({u}) => u)).toContain('/docs');
  });
});

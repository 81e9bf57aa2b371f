import {describe, expect, it} from 'vitest';
import {parseQuery} from './query';
import {keyOf} from '../text/keys';
import {createVocabulary} from './vocabulary';

const {rewrites} = createVocabulary({
  synonyms: [],
  rewrites: {'turn on': 'enable', 'get rid of': 'delete'},
  productName: '',
});
const chunksOf = (text: string) => parseQuery(text, rewrites).chunks.map(({chunk}) => chunk.text);

describe('the syntax of a query', () => {
  it('understands fields, edit distances and boosts', () => {
    const [chunk] = parseQuery('title:ottara~1^3').chunks;
    expect(chunk).toMatchObject({field: 'title', mistakes: 1, boost: 3, chunk: {text: 'ottara'}});
    expect(parseQuery('title:ottara~1^3').notices).toEqual([]);
  });

  it('[5.6] says kindly that a field is unknown, and searches its words', () => {
    expect(parseQuery('titel:ottara').notices).toEqual([
      expect.stringContaining('“titel” is not a field'),
    ]);
    expect(chunksOf('titel:ottara')).toEqual(['titel:ottara']);
  });

  it('[5.6] says kindly that an edit distance or a boost is not a number', () => {
    expect(parseQuery('ottara~x').notices).toEqual([expect.stringContaining('edit distance')]);
    expect(parseQuery('ottara^high').notices).toEqual([expect.stringContaining('boost')]);
    expect(chunksOf('ottara^high')).toEqual(['ottara', 'high']);
  });

  it.each([
    '"OTTARA_URL"',
    '+vector store *',
    '~/.acorn/checkpoints',
    'remote::vllm',
    'http://localhost:8321',
    'acorn3.2:3b',
    '((((',
    '^~:',
    '',
  ])('takes the pasted text %s as text', (text) => {
    expect(parseQuery(text).notices).toEqual([]);
  });
});

describe('the words of a query', () => {
  it('have one word for a verb of several', () => {
    expect(chunksOf('Turn  on HTTPS')).toEqual(['enable', 'HTTPS']);
    expect(chunksOf('get  rid  of a shield')).toEqual(['delete', 'a', 'shield']);
    expect(chunksOf('return on turn onwards')).toEqual(['return', 'on', 'turn', 'onwards']);
  });
});

describe('the key of a text', () => {
  it('is the same whatever the case, separators, endings, order and small words', () => {
    expect(keyOf('Delete a vector store')).toBe(keyOf('vector_stores delete'));
    expect(keyOf('Responses or agents')).toBe(keyOf('agents or responses'));
  });

  it('differs for other words', () => {
    expect(keyOf('List models')).not.toBe(keyOf('List files'));
    expect(keyOf('Get a vector store')).not.toBe(keyOf('vector store'));
  });
});

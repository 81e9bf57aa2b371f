import {describe, expect, it} from 'vitest';
import {createVocabulary, parseQuery} from './query';
import {keyOf} from '../text/analyze';

const {rewrites} = createVocabulary({
  synonyms: [],
  rewrites: {'turn on': 'enable', 'get rid of': 'delete'},
  productName: '',
});
const chunksOf = (text: string) => parseQuery(text, rewrites).chunks.map(({chunk}) => chunk.text);

describe('signs that other searches read as syntax', () => {
  it.each([
    ['titel:ottara', ['titel:ottara']],
    ['ottara~x', ['ottara~x']],
    ['ottara^high', ['ottara', 'high']],
    ['"OTTARA_URL"', ['OTTARA_URL']],
    ['+vector store *', ['vector', 'store']],
    ['remote::vllm', ['remote::vllm']],
    ['((((', []],
    ['^~:', []],
  ])('[5.6] %s is a text', (text, words) => {
    expect(chunksOf(text)).toEqual(words);
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

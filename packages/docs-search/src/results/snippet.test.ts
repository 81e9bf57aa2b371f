import {describe, expect, it} from 'vitest';
import {markTerms, snippetOf, type TextPiece} from './snippet';

const text = (pieces: readonly TextPiece[]) => pieces.map((piece) => piece.text).join('');
const marked = (pieces: readonly TextPiece[]) =>
  pieces.filter(({isMarked}) => isMarked).map((piece) => piece.text);
const long =
  'The server keeps what it knows in a database. Set the variable OTTARA_URL to the address of the server that runs your models, then start again.';

describe('marks', () => {
  it('[9.5] disregard case and spelling', () => {
    expect(marked(markTerms('Ottara and OTTARA, ottaras too', new Map([['ottara', 1]])))).toEqual([
      'Ottara',
      'OTTARA',
      'ottaras',
    ]);
    expect(marked(markTerms('toolCalls or tool_calls', new Map([['toolcalls', 2]])))).toEqual([
      'toolCalls',
      'tool_calls',
    ]);
  });

  it('leave the text as it is', () => {
    expect(
      text(
        markTerms(
          long,
          new Map([
            ['server', 1],
            ['ottaraurl', 2],
          ]),
        ),
      ),
    ).toBe(long);
  });
});

describe('a snippet', () => {
  it('[9.2] has at most 50 characters of the text, with an ellipsis on each side that is cut', () => {
    const snippet = text(snippetOf(long, new Map([['ottaraurl', 3]]), 50));
    expect(snippet).toMatch(/^….*OTTARA_URL.*…$/);
    expect(snippet.replaceAll('…', '').length).toBeLessThanOrEqual(50);
    expect(long).toContain(snippet.replaceAll('…', ''));
  });

  it('[9.2] has no ellipsis at the ends of the text', () => {
    expect(text(snippetOf('Short text', new Map(), 50))).toBe('Short text');
    expect(text(snippetOf(long, new Map([['server', 1]]), 50))).toMatch(/^The server .*…$/);
    expect(text(snippetOf(long, new Map([['again', 1]]), 50))).toMatch(/^….* start again\.$/);
  });

  it('begins with a whole word, which a long one before it must make room for', () => {
    const sentence =
      'The configuration of this server names ENABLE_OTTARA_URL, which is read at start.';
    const snippet = text(snippetOf(sentence, new Map([['url', 1]]), 30));
    expect(snippet).toMatch(/^…ENABLE_OTTARA_URL,? /);
    expect(snippet.replaceAll('…', '').length).toBeLessThanOrEqual(30);
  });

  it('cuts a route that does not fit between its names', () => {
    const route =
      'curl http://localhost:8321/v1/openai/v1/vector_stores/{vector_store_id}/search_all';
    const snippet = text(snippetOf(route, new Map([['search', 1]]), 50));
    expect(snippet).toMatch(/^…\W?\w+/);
    const [cutBefore] = route.split(snippet.replaceAll('…', ''));
    expect(cutBefore).toMatch(/[^\w-]$/);
    expect(snippet).toContain('search');
  });

  it('shows the place that has most of what was searched for', () => {
    const terms = new Map([
      ['server', 1],
      ['model', 1],
      ['run', 1],
    ]);
    expect(text(snippetOf(long, terms, 50))).toContain('server that runs your models');
  });

  it('is the beginning of a text that has none of it', () => {
    expect(text(snippetOf(long, new Map(), 50))).toMatch(/^The server keeps/);
  });
});

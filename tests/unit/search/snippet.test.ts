import {describe, expect, it} from 'vitest';
import {markTerms, snippetOf, type TextPiece} from '../../../src/search/list/snippet';

const text = (pieces: readonly TextPiece[]) => pieces.map((piece) => piece.text).join('');
const marked = (pieces: readonly TextPiece[]) =>
  pieces.filter(({isMarked}) => isMarked).map((piece) => piece.text);
const long =
  'The server keeps what it knows in a database. Set the variable OLLAMA_URL to the address of the server that runs your models, then start again.';

describe('marks', () => {
  it('[9.5] stand without regard to case and spelling', () => {
    expect(marked(markTerms('Ollama and OLLAMA, ollamas too', new Map([['ollama', 1]])))).toEqual([
      'Ollama',
      'OLLAMA',
      'ollamas',
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
            ['ollamaurl', 2],
          ]),
        ),
      ),
    ).toBe(long);
  });
});

describe('a snippet', () => {
  it('[9.2] has at most 50 characters of the text, with an ellipsis on each side that is cut', () => {
    const snippet = text(snippetOf(long, new Map([['ollamaurl', 3]]), 50));
    expect(snippet).toMatch(/^….*OLLAMA_URL.*…$/);
    expect(snippet.replaceAll('…', '').length).toBeLessThanOrEqual(50);
    expect(long).toContain(snippet.replaceAll('…', ''));
  });

  it('[9.2] has no ellipsis at the ends of the text', () => {
    expect(text(snippetOf('Short text', new Map(), 50))).toBe('Short text');
    expect(text(snippetOf(long, new Map([['server', 1]]), 50))).toMatch(/^The server .*…$/);
    expect(text(snippetOf(long, new Map([['again', 1]]), 50))).toMatch(/^….* start again\.$/);
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

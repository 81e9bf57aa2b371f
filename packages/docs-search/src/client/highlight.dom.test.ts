import {beforeEach, describe, expect, it} from 'vitest';
import {highlight, wordPattern} from './highlight';

const html =
  '<p>A token and tokens.</p><h2 id="a">The token</h2><p>Tokenizers count <b>tokens</b>; a Token, not token_type. <button>token</button></p><h3 id="b">Next</h3><p>token</p><div id="b-name"><a>name</a> A token.</div>';

let article: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<article>${html}</article>`;
  article = document.querySelector('article') ?? document.body;
});
const marked = () => Array.from(article.querySelectorAll('mark'), (mark) => mark.textContent);

describe('the words of a search', () => {
  it('are marked as whole words, in the section that was found', () => {
    highlight(article, '#a', ['token'], 'found');
    expect(marked()).toEqual(['token', 'tokens', 'Token']);
    expect(article.querySelectorAll('mark.found')).toHaveLength(3);
  });

  it('may hold any sign', () => {
    const words = ['c++', 'title:^~-+', '((*[?$|\\', 'a/b', '{{x}}'];
    const pattern = wordPattern(words);
    expect(words.map((word) => `say ${word} here`.match(pattern ?? /$^/)?.[0])).toEqual(words);
  });

  it('are marked above the first section without an anchor', () => {
    highlight(article, '', ['token'], 'found');
    expect(marked()).toEqual(['token', 'tokens']);
  });

  it('are marked in a parameter or property, and nowhere for an anchor that the page lacks', () => {
    highlight(article, '#b-name', ['token'], 'found');
    expect(marked()).toEqual(['token']);
    document.body.innerHTML = `<article>${html}</article>`;
    article = document.querySelector('article') ?? document.body;
    highlight(article, '#nowhere', ['token'], 'found');
    expect(marked()).toEqual([]);
  });

  it('leave the page as it was, to its text nodes', () => {
    const before = article.innerHTML;
    const text = article.querySelector('p')?.firstChild;
    const remove = highlight(article, '', ['token'], 'found');
    remove();
    remove();
    expect(article.innerHTML).toBe(before);
    expect(article.querySelector('p')?.firstChild).toBe(text);
    expect(article.querySelector('p')?.childNodes).toHaveLength(1);
  });

  it('may have signs of patterns in them, and may be none', () => {
    expect('remote::vllm (a+b)'.match(wordPattern(['remote::vllm', 'a+b']) ?? '')).toEqual([
      'remote::vllm',
      'a+b',
    ]);
    expect(wordPattern([' '])).toBeUndefined();
  });
});

import {beforeEach, describe, expect, it} from 'vitest';
import {apply, restore} from './apply';
import {defaults, facts} from './zoo.test.helper';

const block = (kind: string, code: string): string =>
  `<div data-code="${kind}"><pre><code class="language-python">${code}</code></pre></div>`;

const asked = '<span>ask</span>(<span>model</span>=<span>"keeper/</span><span>lion:3b"</span>)';

const show = (setup: Parameters<typeof apply>[1]): void =>
  apply(document, setup, facts, defaults, false);

const text = (): string => document.querySelector('pre')?.textContent ?? '';

beforeEach(() => {
  document.body.innerHTML = block('input', asked) + block('output', '"keeper/lion:3b"');
});

describe('the samples of a page', () => {
  it("show the reader's setup, marked, through the colors of the code", () => {
    show({provider: 'cloud'});
    expect(text()).toBe('ask(model="cloud/tiger")');
    const mark = document.querySelector('mark');
    expect(mark?.textContent).toBe('cloud/tiger');
    expect(mark?.title).toBe('The page shows keeper/lion:3b');
  });

  it('keep what a program has printed', () => {
    show({provider: 'cloud'});
    expect(document.querySelector('[data-code="output"]')?.textContent).toBe('"keeper/lion:3b"');
  });

  it('show a second choice as if it were the first', () => {
    show({provider: 'cloud'});
    show({provider: 'cloud', model: 'cloud/tiger-2'});
    expect(text()).toBe('ask(model="cloud/tiger-2")');
    expect(document.querySelectorAll('mark')).toHaveLength(1);
  });

  it('are as the server sent them once nothing is chosen', () => {
    const before = document.body.innerHTML;
    show({provider: 'moon'});
    expect(document.querySelector('.setup-note')?.textContent).toContain("can't use moon");
    show({provider: 'cloud'});
    restore(document);
    expect(document.body.innerHTML).toBe(before);
  });
});

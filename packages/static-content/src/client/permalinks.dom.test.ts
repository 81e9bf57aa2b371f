import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  copyPermalink,
  dropMalformedHash,
  focusField,
  revealPlace,
  showTopWithout,
} from './permalinks';

const scrollIntoView = vi.fn();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  writeText.mockReset().mockResolvedValue();
  document.body.innerHTML = `
    <div id="body-model" tabindex="-1"><a href="#body-model" data-permalink="">model</a></div>
    <h2 id="end">End<a class="hash-link" href="#end"></a></h2>
    <details id="outer"><summary><h3 id="schema-Tool">Tool</h3></summary>
      <details id="inner"><summary>More</summary><div id="schema-Tool-name"></div></details>
    </details>
    <details id="other"><summary>Other</summary></details>
    <a href="/docs">Other</a>`;
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const click = async (selector: string): Promise<void> => {
  const target = document.querySelector(selector);
  if (!target) throw new Error(`The document of the test has no ${selector}.`);
  const event = new MouseEvent('click');
  Object.defineProperty(event, 'target', {value: target});
  await copyPermalink(event);
};

const status = (): string | null | undefined =>
  document.querySelector('[role="status"]')?.textContent;

describe('a click on a permalink', () => {
  it.each(['[data-permalink]', '.hash-link'])(
    'copies the address and says so: %s',
    async (selector) => {
      await click(selector);
      expect(writeText).toHaveBeenCalledWith(
        expect.stringMatching(/^http:.*#(body-model|end)$/) as string,
      );
      expect(status()).toBe('Link copied');
      vi.runAllTimers();
      expect(status()).toBe('');
    },
  );

  it('says nothing when the browser does not let it copy', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    await click('[data-permalink]');
    expect(status() ?? '').toBe('');
  });

  it('leaves other links alone', async () => {
    await click('a[href="/docs"]');
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('arriving at an address', () => {
  it('moves the focus to a field', () => {
    focusField('#body-model');
    expect(document.activeElement?.id).toBe('body-model');
  });

  it.each(['#end', '#nothing'])('leaves the focus for %s', (hash) => {
    focusField(hash);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a place inside something that is closed', () => {
  const opened = (): string[] => [...document.querySelectorAll('details[open]')].map(({id}) => id);

  it.each([
    ['#schema-Tool-name', ['outer', 'inner']],
    ['#schema-Tool', ['outer']],
  ])('is opened and scrolled to: %s', (hash, folds) => {
    revealPlace(hash);
    expect(opened()).toEqual(folds);
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it('is left where it is when nothing hides it', () => {
    revealPlace('#body-model');
    revealPlace('#nothing');
    expect(opened()).toEqual([]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

describe('a new page', () => {
  it.each([
    ['from its top when it lacks the place', '#nothing', [[0, 0]]],
    ['where the place is', '#end', []],
  ])('is shown %s', (_, hash, scrolls) => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    showTopWithout(hash);
    expect(scrollTo.mock.calls).toEqual(scrolls);
  });
});

describe('the hash of an address', () => {
  it.each([
    ['/docs?version=next#50%', '/docs?version=next'],
    ['/docs#%C3%A9', '/docs#%C3%A9'],
    ['/docs', '/docs'],
  ])('goes when it cannot be decoded: %s', (address, expected) => {
    window.history.replaceState(null, '', address);
    dropMalformedHash();
    const {pathname, search, hash} = window.location;
    expect(pathname + search + hash).toBe(expected);
  });
});

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {CopyButton} from './copy-button';

customElements.define('copy-button', CopyButton);

const writeText = vi.fn<(text: string) => Promise<void>>();
const fetchCopy = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  vi.stubGlobal('fetch', fetchCopy);
  writeText.mockReset().mockResolvedValue();
  fetchCopy.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (attributes: string): void => {
  document.body.innerHTML = `
    <div data-code="">
      <pre><code><span>pip</span> install</code></pre>
      <copy-button ${attributes}><button><span>Copy it</span></button></copy-button>
    </div>
    <pre>Other code</pre>`;
};

function button(): HTMLButtonElement {
  const found = document.querySelector('button');
  if (!found) throw new Error('The page of the test has no button.');
  return found;
}

async function press(): Promise<void> {
  button().click();
  await vi.advanceTimersByTimeAsync(0);
}

const said = (): string | null | undefined =>
  document.querySelector('[role="status"]')?.textContent;

/** Has the site answer with these texts. */
function serve(files: Readonly<Record<string, string>>): void {
  fetchCopy.mockImplementation((address) => {
    const text = files[address];
    return Promise.resolve(new Response(text, {status: text === undefined ? 404 : 200}));
  });
}

describe('a copy button', () => {
  it('copies its text', async () => {
    show('data-text="docs serve"');
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('docs serve');
  });

  it('copies its text even if it is empty', async () => {
    show('data-text=""');
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('');
  });

  it('copies the code beside it, without its colors', async () => {
    show('');
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('pip install');
  });

  it.each(['span', 'div'])(
    'copies the lines of a code block whose theme writes each as a %s',
    async (tag) => {
      const lines = ['npm ci', '', 'npm test', ''].map(
        (line) => `<${tag} class="token-line">${line}<br></${tag}>`,
      );
      document.body.innerHTML = `
      <div class="theme-code-block"><pre>${lines.join('')}</pre><copy-button><button></button></copy-button></div>`;
      await press();
      expect(writeText).toHaveBeenCalledExactlyOnceWith('npm ci\n\nnpm test');
    },
  );

  it('copies the file at its address with all parts, in their order', async () => {
    const continues = (part: number) =>
      `> Part ${part} continues at https://docs.example/page.part-${part + 1}.md.\n`;
    serve({
      '/page.md': `# Page\n${continues(1)}`,
      '/page.part-2.md': `Second\n${continues(2)}`,
      '/page.part-3.md': 'Third\n',
    });
    show('data-address="/page.md"');
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      `# Page\n${continues(1)}\nSecond\n${continues(2)}\nThird\n`,
    );
  });

  it('says on itself and to screen readers that it could, and then has its words again', async () => {
    show('data-text="a"');
    expect(said()).toBe('');
    await press();
    expect(button().textContent).toBe('Copied');
    expect(said()).toBe('Copied');
    vi.advanceTimersByTime(1999);
    expect(button().textContent).toBe('Copied');
    vi.advanceTimersByTime(1);
    expect(button().textContent).toBe('Copy it');
    expect(said()).toBe('');
  });

  it('has its words again two seconds after it was last pressed', async () => {
    show('data-text="a"');
    await press();
    vi.advanceTimersByTime(1500);
    await press();
    vi.advanceTimersByTime(1500);
    expect(button().textContent).toBe('Copied');
    vi.advanceTimersByTime(500);
    expect(button().textContent).toBe('Copy it');
  });

  it.each([
    ['the browser does not let it', () => writeText.mockRejectedValue(new Error('denied'))],
    ['there is no clipboard', () => vi.stubGlobal('navigator', {})],
  ])('says that it could not when %s', async (_, forbid) => {
    forbid();
    show('data-text="a"');
    await press();
    expect(button().textContent).toBe('Copy failed');
    expect(said()).toBe('Copy failed');
    vi.advanceTimersByTime(2000);
    expect(button().textContent).toBe('Copy it');
  });

  it.each([
    ['the file', {}],
    ['a part of it', {'/page.md': '> This page continues at https://docs.example/gone.md.'}],
  ])('copies nothing and says so when %s is missing', async (_, files) => {
    serve(files);
    show('data-address="/page.md"');
    await press();
    expect(writeText).not.toHaveBeenCalled();
    expect(button().textContent).toBe('Copy failed');
  });

  it('copies nothing when the place beside the button is clicked', async () => {
    show('data-text="a"');
    document.querySelector<HTMLElement>('copy-button')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('several copy buttons', () => {
  it('speak by one element', () => {
    document.body.innerHTML = '<copy-button></copy-button><copy-button></copy-button>';
    expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
  });
});

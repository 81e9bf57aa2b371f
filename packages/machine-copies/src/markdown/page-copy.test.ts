import {describe, expect, it} from 'vitest';
import {hasMarkdownCopy, markdownPath} from '../paths';
import {readBuiltPage} from './page';
import {renderPageCopy} from './page-copy';
import {maximumLength} from './split';

const site = {
  url: 'https://zoo.example',
  hasIndex: true,
  routes: new Set(['/docs', '/docs/concepts']),
};

function builtPage(content: string): string {
  return `<html><head><title>Concepts | Zoo</title><meta property="og:url" content="https://zoo.example/docs/concepts"><meta name="description" content="Five ideas."></head><body><main><article><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><header><h1>Concepts</h1></header>${content}</div></article></main></body></html>`;
}

function copyOf(content: string): readonly {readonly path: string; readonly text: string}[] {
  return renderPageCopy(builtPage(content), '/docs/concepts', 'Next', site).parts;
}

describe('a built page', () => {
  it('gives its title, description and address', () => {
    expect(readBuiltPage(builtPage('<p>Text</p>'))).toMatchObject({
      title: 'Concepts',
      description: 'Five ideas.',
      address: 'https://zoo.example/docs/concepts',
    });
  });

  const head =
    '<meta property="og:url" content="https://zoo.example/"><meta property="og:title" content="Hello | Zoo">';

  it('has the title of its head where its content has no heading', () => {
    const html = `<html><head>${head}</head><body><header><h1>Zoo</h1></header><main><p>Text</p></main></body></html>`;
    expect(readBuiltPage(html).title).toBe('Hello');
  });

  it('is read between navigation and footer where it has no main element', () => {
    const html = `<html><head>${head}</head><body><nav>No</nav><div id="__docusaurus_skipToContent_fallback"><p>Yes</p></div><footer>No</footer></body></html>`;
    expect(renderPageCopy(html, '/', '', site).parts).toEqual([
      {
        path: '/index.md',
        text: '# Hello\n\n> Page: https://zoo.example/. Index of all pages: https://zoo.example/llms.txt.\n\nYes\n',
      },
    ]);
  });

  it('is read as a whole where a component of the site renders it without the layout of the theme', () => {
    const html = `<html><head>${head}</head><body><div id="__docusaurus"><p>All</p></div></body></html>`;
    expect(renderPageCopy(html, '/', '', site).parts[0]?.text).toContain('# Hello\n');
    expect(renderPageCopy(html, '/', '', site).parts[0]?.text).toContain('\n\nAll\n');
  });

  it('has no name of the site in its title, whichever delimiter the site has', () => {
    const html = `<html><head>${head.replace('|', '·')}</head><body><main><p>Text</p></main></body></html>`;
    expect(readBuiltPage(html).title).toBe('Hello');
  });

  it('is refused without a title, with a message that says what was expected', () => {
    expect(() => readBuiltPage('<html><head></head><body><p>Text</p></body></html>')).toThrow(
      /Expected a page with an address \(`og:url`\), a title, and content/,
    );
  });
});

describe('the Markdown copy of a page', () => {
  it('begins with the title, the version, the page and the index', () => {
    expect(copyOf('<p>Text.</p>')).toEqual([
      {
        path: '/docs/concepts.md',
        text: '# Concepts\n\n> Version: Next. Page: https://zoo.example/docs/concepts. Index of all pages: https://zoo.example/llms.txt.\n\nText.\n',
      },
    ]);
  });

  it.each([
    ['a page', '/docs#top', 'https://zoo.example/docs.md#top'],
    ['a place on the same page', '#part', 'https://zoo.example/docs/concepts.md#part'],
    ['a file', '/openapi/stable.yaml', 'https://zoo.example/openapi/stable.yaml'],
    ['another site', 'https://example.com/docs', 'https://example.com/docs'],
  ])('leads to %s by a whole address', (_, href, address) => {
    expect(copyOf(`<p><a href="${href}">there</a></p>`)[0]?.text).toContain(`[there](${address})`);
  });

  it('is cut before headings when it is too long, and each part names the next', () => {
    const section = `<h2>Part</h2><p>${'word '.repeat(maximumLength / 10)}</p>`;
    const parts = copyOf(section.repeat(3));
    expect(parts.map(({path}) => path)).toEqual([
      '/docs/concepts.md',
      '/docs/concepts.part-2.md',
      '/docs/concepts.part-3.md',
    ]);
    expect(parts[0]?.text).toContain(
      'Part 1 of 3; the page continues at https://zoo.example/docs/concepts.part-2.md.',
    );
    expect(parts.every(({text}) => text.length <= maximumLength)).toBe(true);
  });

  it('does not take a line of code for a heading', () => {
    const code = `<pre><code class="language-bash">${'## comment\n'.repeat(maximumLength / 11)}</code></pre>`;
    expect(() => copyOf(code)).toThrow(/Divide the section with headings/);
  });

  it('leads to copies below the address of the site alone', () => {
    const below = {...site, url: 'https://zoo.example/base'};
    const html = builtPage('<p><a href="/base/docs">in</a> <a href="/docs">out</a></p>');
    const [copy] = renderPageCopy(html, '/docs/concepts', '', below).parts;
    expect(copy?.text).toContain(
      '[in](https://zoo.example/base/docs.md) [out](https://zoo.example/docs)',
    );
  });

  it('is not made of results of a search, and of pages that the site excludes', () => {
    expect(['/404.html', '/search', '/docs/'].map((path) => hasMarkdownCopy(path))).toEqual([
      false,
      false,
      true,
    ]);
    expect(hasMarkdownCopy('/docs/', ['/docs'])).toBe(false);
  });

  it('of the home page has a name', () => {
    expect(markdownPath('/')).toBe('/index.md');
  });
});

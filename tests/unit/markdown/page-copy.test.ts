import {describe, expect, it} from 'vitest';
import {readBuiltPage} from '@site/src/markdown/page';
import {maximumLength, renderPageCopy} from '@site/src/markdown/page-copy';
import {markdownPath} from '@site/src/site/links';

const pages = new Set(['/docs', '/docs/concepts']);

function builtPage(content: string): string {
  return `<html><head><title>Concepts | Llama Stack</title><meta property="og:url" content="https://llamastack.github.io/docs/concepts"><meta name="description" content="Five ideas."><meta name="docusaurus_version" content="current"></head><body><main><article><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><header><h1>Concepts</h1></header>${content}</div></article></main></body></html>`;
}

function copyOf(content: string): readonly {readonly path: string; readonly text: string}[] {
  return renderPageCopy(readBuiltPage(builtPage(content)), pages);
}

describe('a built page', () => {
  it('gives its title, description, address and version', () => {
    expect(readBuiltPage(builtPage('<p>Text</p>'))).toMatchObject({
      title: 'Concepts',
      description: 'Five ideas.',
      address: 'https://llamastack.github.io/docs/concepts',
      version: 'current',
    });
  });

  it('is refused without a heading, with a message that says what was expected', () => {
    expect(() => readBuiltPage('<html><head></head><body><p>Text</p></body></html>')).toThrow(
      /Expected a page with an address \(`og:url`\) and a heading/,
    );
  });
});

describe('the Markdown copy of a page', () => {
  it('begins with the title, the version, the page and the index', () => {
    expect(copyOf('<p>Text.</p>')).toEqual([
      {
        path: '/docs/concepts.md',
        text: '# Concepts\n\n> Version: Next. Page: https://llamastack.github.io/docs/concepts. Index of all pages: https://llamastack.github.io/llms.txt.\n\nText.\n',
      },
    ]);
  });

  it.each([
    ['a page', '/docs#top', 'https://llamastack.github.io/docs.md#top'],
    ['a place on the same page', '#part', 'https://llamastack.github.io/docs/concepts.md#part'],
    ['a file', '/openapi/stable.yaml', 'https://llamastack.github.io/openapi/stable.yaml'],
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
      'Part 1 of 3; the page continues at https://llamastack.github.io/docs/concepts.part-2.md.',
    );
    expect(parts.every(({text}) => text.length <= maximumLength)).toBe(true);
  });

  it('does not take a line of code for a heading', () => {
    const code = `<pre><code class="language-bash">${'## comment\n'.repeat(maximumLength / 11)}</code></pre>`;
    expect(() => copyOf(code)).toThrow(/Divide the section with headings/);
  });

  it('of the home page has a name', () => {
    expect(markdownPath('/')).toBe('/index.md');
  });
});

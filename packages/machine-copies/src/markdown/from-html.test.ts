import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {htmlToMarkdown} from './from-html';

function convert(html: string): string {
  const {children} = fromHtml(`<div>${html}</div>`, {fragment: true});
  return htmlToMarkdown(children[0] as Element, (href) => `https://site.example${href}`).trim();
}

describe('Markdown made from a page', () => {
  it('keeps headings without the links to themselves', () => {
    expect(convert('<h2 id="a">How it works<a class="hash-link" href="#a">​</a></h2>')).toBe(
      '## How it works',
    );
  });

  it('writes each tab once, under its label', () => {
    const tabs =
      '<ul role="tablist"><li role="tab">Python</li></ul><div><div role="tabpanel" data-label="Python"><p>one</p></div><div role="tabpanel" hidden data-label="curl"><p>two</p></div></div>';
    expect(convert(tabs)).toBe('**Python:**\n\none\n\n**curl:**\n\ntwo');
  });

  it('takes the labels of tabs from their list, as the stock theme writes them', () => {
    const tabs =
      '<div class="tabs-container"><ul role="tablist"><li role="tab">Python</li><li role="tab">curl</li></ul><div><div role="tabpanel"><p>one</p></div><div role="tabpanel" hidden><p>two</p></div></div></div>';
    expect(convert(tabs)).toBe('**Python:**\n\none\n\n**curl:**\n\ntwo');
  });

  it('keeps the language and the lines of code as the stock theme writes them', () => {
    const code =
      '<pre class="prism-code language-js"><code class="codeBlockLines_x"><span class="token-line"><span class="token">a();</span><br></span><span class="token-line"><span class="token">b();</span><br></span></code></pre>';
    expect(convert(code)).toBe('```js\na();\nb();\n```');
  });

  it('keeps the language, the title and the text of code, however it is colored', () => {
    const code =
      '<div><div data-code-title="">run.yaml</div><div><pre><code class="language-yaml code-highlight"><span class="code-line"><span class="token key">port</span>: <!-- -->8321\n</span></code></pre><button>Copy</button></div></div>';
    expect(convert(code)).toBe('```yaml title="run.yaml"\nport: 8321\n```');
  });

  it('makes a longer fence around code that holds a fence', () => {
    expect(convert('<pre><code class="language-md">```\ninner\n```\n</code></pre>')).toBe(
      '````md\n```\ninner\n```\n````',
    );
  });

  it('says what a diagram shows', () => {
    expect(
      convert('<figure><div role="img" aria-label="A calls B"><svg></svg></div></figure>'),
    ).toBe('Diagram: A calls B');
  });

  it.each([
    ['warning', 'Deprecated', '> **Warning: Deprecated**\n>\n> Gone soon.'],
    ['note', 'note', '> **note**\n>\n> Gone soon.'],
  ])('writes a %s as a quotation with its title', (kind, title, expected) => {
    expect(
      convert(
        `<div class="theme-admonition theme-admonition-${kind}"><div><span><svg></svg></span>${title}</div><div><p>Gone soon.</p></div></div>`,
      ),
    ).toBe(expected);
  });

  it('keeps what details hide, under their summary', () => {
    expect(convert('<details><summary>More</summary><div><p>Hidden.</p></div></details>')).toBe(
      '**More**\n\nHidden.',
    );
  });

  it('keeps the heading that a part of the page opens at', () => {
    const schema =
      '<div><details><summary><h3 id="schema-Tool">Tool</h3></summary><p>A tool.</p></details><a class="hash-link" href="#schema-Tool"></a></div>';
    expect(convert(schema)).toBe('### Tool\n\nA tool.');
  });

  it('writes the status of an error as code', () => {
    const status =
      '<p><span id="response-404"><a href="#response-404" data-permalink="">404</a></span></p>';
    expect(convert(status)).toBe('`404`');
  });

  it('writes tables as tables, with their links and code', () => {
    const table =
      '<table><thead><tr><th>Key</th><th>Meaning</th></tr></thead><tbody><tr><td><code>a|b</code></td><td><a href="/docs">Docs</a></td></tr></tbody></table>';
    expect(convert(table)).toBe(
      '| Key | Meaning |\n| - | - |\n| `a\\|b` | [Docs](https://site.example/docs) |',
    );
  });

  it('writes fields of the reference as a nested list', () => {
    const fields =
      '<div id="body-a"><a href="#body-a" data-permalink="">a</a> <span>array of <a href="#schema-Tool">Tool</a></span><strong> required</strong><p>First.</p><div id="body-a-b"><a href="#body-a-b" data-permalink="">b</a> <span>string</span><p>Inner.</p></div></div>\n<div id="body-c"><a href="#body-c" data-permalink="">c</a> <span>string</span></div>';
    expect(convert(fields)).toBe(
      '- `a` array of Tool required: First.\n\n  - `b` string: Inner.\n\n- `c` string',
    );
  });

  it('writes what opens inside a field behind the list, each part before those inside it', () => {
    const fold = (name: string, inside: string): string =>
      `<div><details><summary><h3 id="schema-${name}">${name}</h3></summary>${inside}</details><a class="hash-link" href="#schema-${name}"></a></div>`;
    const field = (name: string, inside: string): string =>
      `<div id="${name}"><a href="#${name}" data-permalink="">${name}</a> <span>object</span>${inside}</div>`;
    const inner = field('c', `<p>Inner.</p>${fold('Part', '<p>A part.</p>')}`);
    expect(
      convert(field('a', `<p>First.</p>${fold('Tool', inner)}`) + field('b', '<p>Second.</p>')),
    ).toBe(
      '- `a` object: First.\n- `b` object: Second.\n\n### Tool\n\n- `c` object: Inner.\n\n### Part\n\nA part.',
    );
  });

  it('writes the route of an operation with its level', () => {
    const header =
      '<div><span data-method="post">POST</span><code>/v1/responses</code><copy-button><button>Copy</button></copy-button><span data-level="stable">Stable</span></div>';
    expect(convert(header)).toBe('`POST /v1/responses` Stable');
    const changed = header.replace('</div>', '<a href="#changes">Moved in Next</a></div>');
    expect(convert(changed)).toBe('`POST /v1/responses` Stable, Moved in Next');
  });

  it('leaves out what needs JavaScript, and icons', () => {
    expect(convert('<p>Text<svg></svg></p><nav data-needs-script=""><p>Menu</p></nav>')).toBe(
      'Text',
    );
  });

  it('puts the number of its pages behind a tag, and a space between buttons', () => {
    const tag = '<a rel="tag" href="/tags/a">overview<span>3</span></a>';
    expect(convert(`<p>${tag}</p>`)).toBe('[overview (3)](https://site.example/tags/a)');
    expect(convert('<p><a href="/a">A</a><a href="/b">B</a></p>')).toBe(
      '[A](https://site.example/a) [B](https://site.example/b)',
    );
  });

  it('leaves out what links that open a new tab say of themselves', () => {
    const link =
      '<a href="/a">uv<span class="new-tab" data-markdown-ignore=""> (opens in a new tab)</span></a>';
    expect(convert(`<p>${link}</p>`)).toBe('[uv](https://site.example/a)');
  });
});

import {describe, expect, it} from 'vitest';
import {viewPage, type PageViewOptions} from './page-view';

const searchView = (html: string, options?: PageViewOptions): string =>
  viewPage(html, options).html;

const page = (content: string, breadcrumbs = '') => `<!doctype html><html><head>
<meta name="description" content="What it is about"><meta name="robots" content="noindex"></head><body>
<nav>Navigation</nav><main><article><nav class="theme-doc-breadcrumbs"><ul>${breadcrumbs}</ul></nav>
<span class="badge">Version: Next</span><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>
${content}</div><footer>Edit this page</footer></article><nav>Next page</nav></main></body></html>`;

const sectionsOf = (html: string) =>
  Array.from(
    searchView(html).matchAll(
      /<h2>(.*?)<a class="hash-link" href="(.*?)"><\/a><\/h2><p>(.*?)<\/p>/g,
    ),
    ([, title, hash, text]) => [title, hash, text?.trim()],
  );

describe('the view of a page for the search', () => {
  it('has its metadata, title and breadcrumbs, and no navigation', () => {
    const view = searchView(
      page(
        '<p>Text</p>',
        '<li class="breadcrumbs__item">Guides</li><li class="breadcrumbs__item">Title</li>',
      ),
    );
    expect(view).toContain('content="noindex"');
    expect(view).toContain('content="What it is about"');
    expect(view).toContain('<h1>Title</h1>');
    expect(view).toContain('<a class="menu__link--active">Guides</a>');
    expect(view).not.toMatch(/Navigation|Next page|Edit this page|Version/);
  });

  it('is empty, and left out by search engines, where a page is not to be searched', () => {
    const view = searchView(page('<p>Text <b data-search="skip-page">Not in v1</b></p>'));
    expect(view).toBe('<head><meta name="robots" content="noindex"></head>');
  });

  it('has the description without the version that all pages of a version name', () => {
    const html = page('').replace('What it is about', 'Next: What it is about');
    const view = searchView(html, {descriptionPrefixes: ['Next: ']});
    expect(view).toContain('content="What it is about"');
  });

  it('has the keywords of the page, and those that the page itself does not carry', () => {
    const html = page('<p>Text</p>');
    expect(searchView(html)).not.toContain('keywords');
    expect(searchView(html, {keywords: ['ZooAnimal', 'ZooCage']})).toContain(
      '<meta name="keywords" content="ZooAnimal,ZooCage">',
    );
    const own = html.replace('<head>', '<head><meta name="keywords" content="pets,zoo">');
    expect(searchView(own, {keywords: ['ZooAnimal']})).toContain('content="pets,zoo,ZooAnimal"');
  });

  it('has each heading from h2 to h4 as a section, also inside other elements', () => {
    const html = page(
      '<h2 id="a">A<a class="hash-link" href="#a">#</a></h2><p>One</p><div><details><h4 id="b">B</h4><p>Two</p></details></div><p>Three</p>',
    );
    expect(sectionsOf(html)).toEqual([
      ['A', '#a', 'One'],
      ['B', '#b', 'Two    Three'],
    ]);
  });

  it('has each parameter and property as a section', () => {
    const html = page(
      '<h3 id="schema-Tool">Tool</h3><p>A tool.</p><div id="schema-Tool-name"><a data-permalink="" href="#schema-Tool-name">name</a> <span data-search="skip">string</span><strong data-search="skip"> required</strong><p>Its name.</p></div>',
    );
    expect(sectionsOf(html)).toEqual([
      ['Tool', '#schema-Tool', 'A tool.'],
      ['name', '#schema-Tool-name', 'Its name.'],
    ]);
  });

  it('joins the sections that every operation has to the page', () => {
    const html = page(
      '<div data-search="skip"><span data-method="get">GET</span></div><h2 id="responses">Responses</h2><p>All of them.</p><h3 id="response-404">404</h3><p>None.</p>',
    );
    expect(sectionsOf(html)).toEqual([['404', '#response-404', 'None.']]);
    expect(searchView(html)).toContain('All of them.');
    expect(searchView(html)).not.toContain('Responses');
  });

  it('takes the sample of an operation in its first language', () => {
    const html = page(
      '<span data-method="post">POST</span><ul role="tablist"><li>Python</li><li>Java</li></ul><div><div role="tabpanel">client.create()</div><div role="tabpanel">new Client()</div></div>',
    );
    expect(searchView(html)).toContain('client.create()');
    expect(searchView(html)).not.toMatch(/Python|Java|new Client/);
  });

  it('leaves out examples of responses, and all samples of deprecated operations', () => {
    const samples =
      '<div><div role="tabpanel"><div data-search="sample">client.create()</div></div></div><div data-search="sample">{"id": 1}</div>';
    const stable = page(`<span data-method="post" data-level="stable">POST</span>${samples}`);
    expect(searchView(stable)).toContain('client.create()');
    expect(searchView(stable)).not.toContain('&quot;id&quot;');
    const deprecated = page(
      `<span data-method="post" data-level="deprecated">POST</span>${samples}`,
    );
    expect(searchView(deprecated)).not.toContain('client.create()');
  });

  it('leaves out buttons, cards and lists of related pages', () => {
    const html = page(
      '<p>Text</p><button>Copy</button><section><article><h2 id="card">Card</h2></article></section><h2 id="related-pages">Related pages</h2><p>Links</p>',
    );
    expect(searchView(html)).not.toMatch(/Copy|Card|Related|Links/);
  });

  it('keeps the characters of code as text', () => {
    expect(searchView(page('<pre>&lt;a href="x"&gt; &amp; b</pre>'))).toContain(
      '&lt;a href=&quot;x&quot;&gt; &amp; b',
    );
  });

  it('leaves out what the options name', () => {
    const html = page('<p>Text <span class="new-tab">opens a tab</span></p>');
    expect(searchView(html)).toContain('opens a tab');
    expect(searchView(html, {ignoredSelectors: ['.new-tab']})).not.toContain('opens a tab');
  });

  it('leaves pages that are not documents unchanged', () => {
    const html = '<html><body><main><h1>Page</h1></main></body></html>';
    expect(searchView(html)).toBe(html);
  });
});

import {describe, expect, it} from 'vitest';
import {fileOf, relativeAddress} from './addresses';
import {plainPage, plainStyles} from './plain-page';

const files = new Set([
  'index.html',
  'search.html',
  'search.css',
  'search.js',
  'docs.html',
  'docs/concepts.html',
  'docs/concepts.md',
  'docs/next/providers/index.html',
  'assets/css/styles.css',
  'assets/fonts/inter.woff2',
]);

describe('addresses of an archive', () => {
  it.each([
    ['/', 'index.html'],
    ['/docs', 'docs.html'],
    ['/docs/', 'docs.html'],
    ['/docs/concepts', 'docs/concepts.html'],
    ['/docs/concepts.md', 'docs/concepts.md'],
    ['/docs/next/providers', 'docs/next/providers/index.html'],
    ['/docs/none', undefined],
  ])('%s is the file %s', (address, file) => {
    expect(fileOf(address, files)).toBe(file);
  });

  it.each([
    ['/docs', 'docs/concepts.html', '../docs.html'],
    ['/docs/concepts#names', 'docs.html', 'docs/concepts.html#names'],
    ['/search?q=a/b', 'docs/concepts.html', '../search.html?q=a/b'],
    ['#names', 'docs.html', '#names'],
    ['https://example.com/docs', 'docs.html', 'https://example.com/docs'],
    ['//example.com/docs', 'docs.html', '//example.com/docs'],
  ])('%s in %s is %s', (address, from, relative) => {
    expect(relativeAddress(address, from, files)).toBe(relative);
  });

  it('are refused without a file, with the page that has them', () => {
    expect(() => relativeAddress('/docs/none', 'docs.html', files)).toThrow(
      'docs.html leads to /docs/none',
    );
  });
});

const search = {page: 'search.html', script: 'search.js', styles: 'search.css'};

describe('a page of an archive', () => {
  const html = `<!doctype html><html><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<link rel="stylesheet" href="/assets/css/styles.css"><link rel="preload" as="script" href="/assets/js/main.js">
</head><body><div class="navbar__search bar"><input></div>
<main><form role="search" action="/search"><input name="q"></form><a href="/docs/concepts#names">a &lt; b</a></main>
<script src="/assets/js/main.js"></script></body></html>`;

  it('has relative links, no script, and a link to the search in place of the field', () => {
    const plain = plainPage(html, 'docs.html', files, search);
    expect(plain).toContain('<link rel="stylesheet" href="assets/css/styles.css">');
    expect(plain).toContain('<a href="docs/concepts.html#names">a &lt; b</a>');
    expect(plain).toContain('<a class="navbar__item navbar__link" href="search.html">Search</a>');
    expect(plain).not.toMatch(/script|Content-Security-Policy|navbar__search/);
  });

  it('has no search field without a search', () => {
    expect(plainPage(html, 'docs.html', files)).not.toMatch(/Search|navbar__search/);
  });

  it('searches, if it is the page for that', () => {
    const plain = plainPage(html, 'search.html', files, search);
    expect(plain).toContain('<script src="search.js"></script>');
    expect(plain).toContain('<form action="search.html">');
    expect(plain).toMatch(/<div role="status"><\/div><div data-results><\/div><\/main>/);
  });
});

describe('a style sheet of an archive', () => {
  it('applies as without scripts, and finds its fonts', () => {
    const css =
      '@media (scripting:none){a{b:c}}@font-face{src:url(/assets/fonts/inter.woff2)}p{d:url(data:e)}';
    expect(plainStyles(css, 'assets/css/styles.css', files)).toBe(
      '@media all{a{b:c}}@font-face{src:url(../fonts/inter.woff2)}p{d:url(data:e)}',
    );
  });

  it('is refused when a file is missing', () => {
    expect(() => plainStyles('a{b:url(/none.png)}', 'a.css', files)).toThrow('/none.png');
  });
});

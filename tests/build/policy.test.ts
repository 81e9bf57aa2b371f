import {load} from 'cheerio/slim';
import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy, inlineCode, withPolicy} from '@docs-kit/static-hosting';
import {listRoutes, readRoute} from '../support/build';

const pages = listRoutes().map((route) => ({route, html: readRoute(route)}));

describe('every page', () => {
  it('has a Content Security Policy that allows the code in it and nothing that is inline otherwise', () => {
    expect(pages.length).toBeGreaterThan(500);
    const wrong = pages.filter(({html}) => {
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html);
      const needed = contentSecurityPolicy(inlineCode(html)).meta.match(/'sha256-[^']+'/g) ?? [];
      return (
        !policy?.[1]?.includes("default-src 'none'") ||
        policy[1].includes('unsafe') ||
        needed.some((hash) => !policy[1]?.includes(hash))
      );
    });
    expect(wrong.map(({route}) => route)).toEqual([]);
  });

  it('has the same policy', () => {
    const [{html = ''} = {}] = pages;
    const meta = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const other = pages.filter(({html}) => withPolicy(html, {meta, header: ''}) !== html);
    expect(other.map(({route}) => route)).toEqual([]);
  });

  it('gives a page in a new window no way back into its own', () => {
    const links = pages.flatMap(({route, html}) => {
      const page = load(html, {xml: {xmlMode: false}});
      return page('a[target="_blank"]')
        .toArray()
        .map((link) => ({route, href: page(link).attr('href'), rel: page(link).attr('rel') ?? ''}));
    });
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({rel}) => !/\bnoopener\b/.test(rel))).toEqual([]);
  });
});

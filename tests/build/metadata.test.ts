import {describe, expect, it} from 'vitest';
import {isRedirect, listRoutes, readRoute} from '../support/build';
import {metadataFindings} from '../support/page-metadata';

describe('title and description', () => {
  it('belong to one page alone, on every page of the build', () => {
    const pages = new Map(listRoutes().map((route) => [route, readRoute(route)]));
    expect([...pages.keys()]).toContain('/404');
    // A redirect from an old address is not a page: an archived version leaves hundreds.
    for (const [route, html] of pages) if (isRedirect(html)) pages.delete(route);
    expect(metadataFindings(pages)).toEqual([]);
  });

  it('are reported where they are missing, have one word, or belong to two pages', () => {
    const page = (title: string, description: string): string =>
      `<html><head><title>${title}</title><meta name=description content="${description}"><body>`;
    const words = 'Which of the pages answers which question, and in what order.';
    const pages = new Map([
      ['/a', page('Tags', words)],
      ['/b', page('Tags', `${words} Again.`)],
      ['/c', page('Safety', 'Safety')],
      ['/d', page('', words)],
      ['/e', '<html><head><title>None</title><body>'],
    ]);
    expect(metadataFindings(pages)).toEqual([
      '/c has no description that says something: "Safety"',
      '/d has no title',
      '/e has no description that says something: ""',
      '/a and /b share the title "Tags"',
      `/a and /d share the description "${words}"`,
    ]);
  });

  it('cannot be checked without a page', () => {
    expect(() => metadataFindings(new Map())).toThrow('no page');
  });
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {redirectsFile} from '@docs-kit/static-hosting/redirects';
import {readRedirects} from '@site/src/files/redirects';
import type {RedirectList} from '@docs-kit/static-hosting/redirects/lists';
import {archivedReleases} from '@site/src/site/versions';
import {buildFolder, fileOfRoute, isRedirect, readRoute} from '../support/build';
import {readJson} from '../support/specifications';

const legacy = ['legacy-api', 'legacy-html'].map((name) =>
  readJson<RedirectList>(`data/redirects/${name}.json`),
);

describe('the addresses of earlier sites', () => {
  it('are pages, or lead to one in one hop', () => {
    const pages = legacy.flatMap(({pages = []}) => pages);
    const moved = legacy.flatMap(({redirects}) => redirects.flatMap(({from}) => from));
    expect(pages.length).toBeGreaterThan(20);
    expect(moved.length).toBeGreaterThan(400);
    expect(pages.filter((page) => !isPage(page) && !isRedirect(readRoute(page)))).toEqual([]);
    expect(moved.filter((from) => !isKnown(targetOf(from)))).toEqual([]);
  });
});

/** A page of this site, or the site of an archived release: its address may have lost the last slash. */
const isKnown = (target: string): boolean =>
  isPage(target) || archivedReleases.some(([, address]) => `${target}/`.startsWith(address));

/** Where the page at an old address leads, without an anchor; the address itself for a page. */
function targetOf(address: string): string {
  const html = fileOfRoute(address) ? readRoute(address) : '';
  const [, target = address] = /http-equiv="?refresh"? content="0; url=([^"#]+)/.exec(html) ?? [];
  return target;
}

const isPage = (route: string): boolean =>
  fileOfRoute(route) !== undefined && !isRedirect(readRoute(route));

describe('the redirects of the build', () => {
  it('are listed in the file that nginx reads', () => {
    const list = readFileSync(path.join(buildFolder, redirectsFile), 'utf8');
    const missing = readRedirects().filter(({from, to}) => !list.includes(`"${from}" "${to}";\n`));
    expect(missing).toEqual([]);
  });

  it('are pages that lead to their targets without JavaScript', () => {
    const wrong = readRedirects().filter(({from, to}) => {
      const html = fileOfRoute(from) ? readRoute(from) : '';
      return !isRedirect(html) || !html.includes(`0; url=${to.replace(/\/$/, '')}`);
    });
    expect(wrong).toEqual([]);
  });
});

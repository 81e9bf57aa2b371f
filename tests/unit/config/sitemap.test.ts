import {describe, expect, it} from 'vitest';
import {canonicalItems, withPriority} from '@site/src/config/sitemap';
import {latestVersion, nextVersion, siteVersions} from '@site/src/site/versions';

const mark = (path: string) => withPriority({url: `https://docs.example${path}`}, siteVersions);

describe('an entry of the sitemap', () => {
  it('has a higher priority for a page of the latest release', () => {
    const {priority: latest = 0} = mark(`${latestVersion.path}/concepts`);
    const {priority: next = 0} = mark(`${nextVersion.path}/concepts`);
    const {priority: other = 0} = mark('/accessibility');
    expect(Number(latest)).toBeGreaterThan(Number(other));
    expect(Number(other)).toBeGreaterThan(Number(next));
  });
});

describe('the sitemap', () => {
  const listed = (...paths: string[]) =>
    canonicalItems(
      paths.map((path) => ({url: `https://docs.example${path}`})),
      siteVersions,
    ).map(({url}) => new URL(url).pathname);

  it('lists a page once, in the latest release, whose address the others name as canonical', () => {
    const [release, next] = [`${latestVersion.path}/concepts`, `${nextVersion.path}/concepts`];
    expect(listed(next, release)).toEqual([release]);
    expect(listed(nextVersion.path, latestVersion.path)).toEqual([latestVersion.path]);
  });

  it('lists a page of another version that the latest release lacks', () => {
    const pages = [`${nextVersion.path}/upgrade`, '/accessibility'];
    expect(listed(...pages)).toEqual(pages);
  });
});

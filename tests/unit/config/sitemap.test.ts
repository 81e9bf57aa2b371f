import {describe, expect, it} from 'vitest';
import {withVersion} from '@site/src/config/sitemap';
import {latestVersion, nextVersion, siteVersions} from '@site/src/site/versions';

const dates = new Map([[nextVersion, '2026-01-02']]);
const mark = (path: string, lastmod?: string) =>
  withVersion({url: `https://docs.example${path}`, ...(lastmod && {lastmod})}, siteVersions, dates);

describe('an entry of the sitemap', () => {
  it('has a higher priority for a page of the latest release', () => {
    const {priority: latest = 0} = mark(`${latestVersion.path}/concepts`);
    const {priority: next = 0} = mark(`${nextVersion.path}/concepts`);
    const {priority: other = 0} = mark('/accessibility');
    expect(Number(latest)).toBeGreaterThan(Number(other));
    expect(Number(other)).toBeGreaterThan(Number(next));
  });

  it('has the date of the page, else that of the specifications of its version', () => {
    expect(mark(`${nextVersion.path}/concepts`, '2025-05-05').lastmod).toBe('2025-05-05');
    expect(mark(`${nextVersion.path}/api/create-response`).lastmod).toBe('2026-01-02');
    expect(mark(`${latestVersion.path}/api/create-response`).lastmod).toBeNull();
  });
});

import {describe, expect, it} from 'vitest';
import {withPriority} from '@site/src/config/sitemap';
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

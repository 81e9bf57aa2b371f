import {describe, expect, it} from 'vitest';
import {lastUpdateOf, timeOf} from '@site/src/config/last-update';
import {upgradePageFile} from '@site/src/files/generated-files';
import {latestVersion, nextVersion, siteVersions} from '@site/src/site/versions';

const guide = `${latestVersion.docsFolder}/quickstart.md`;
const part = `${latestVersion.docsFolder}/_parts/_note.md`;
const changes = new Map([
  [part, 100],
  [guide, 100],
  [`openapi/${nextVersion.name}/stable.yaml`, 200],
  [`openapi/${nextVersion.name}/deprecated.yaml`, 300],
]);
const timeIn = (file: string) => timeOf(file, changes, siteVersions);

describe('the time when a page changed', () => {
  it('is the time of its file', () => {
    expect(timeIn(guide)).toBe(100);
  });

  it('is the time of the specifications of its version for a page that is made from them', () => {
    for (const name of ['create-response.api.mdx', 'agents.tag.mdx', 'llama-stack.info.mdx']) {
      expect(timeIn(`${nextVersion.docsFolder}/api/${name}`), name).toBe(300);
    }
    expect(timeIn(upgradePageFile(nextVersion))).toBe(300);
  });

  it('is not told of a part that pages import, which may have no front matter', () => {
    expect(timeIn(part)).toBeUndefined();
  });

  it('is not known for a file that is not committed', () => {
    expect(timeIn(`${nextVersion.docsFolder}/new.md`)).toBeUndefined();
    expect(timeIn(`${latestVersion.docsFolder}/api/create-response.api.mdx`)).toBeUndefined();
    expect(timeIn('src/pages/verification.md')).toBeUndefined();
  });
});

describe('the last update of a page', () => {
  it('is not known for a file that is not committed', () => {
    expect(lastUpdateOf(`${nextVersion.docsFolder}/no-such-guide.md`)).toBeUndefined();
  });
});

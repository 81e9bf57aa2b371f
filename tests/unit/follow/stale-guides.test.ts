import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {staleGuides, staleTable} from '@site/src/follow/stale-guides';

const root = mkdtempSync(path.join(os.tmpdir(), 'stale-'));
afterAll(() => rmSync(root, {recursive: true}));
mkdirSync(path.join(root, 'docs/zoo_keepers'), {recursive: true});
const write = (file: string, head: string): void =>
  writeFileSync(path.join(root, file), `---\n${head}\n---\n\nText.\n`);
write('docs/index.md', 'title: Introduction\nslug: /');
write('docs/zoo_keepers/index.md', 'title: Keepers');
write('docs/zoo_keepers/feed.md', 'title: Feed | wash');
write('docs/zoo_keepers/untitled.md', 'description: None.');

const version = {path: '/docs/next', docsFolder: 'docs'};
const list = (stale: string[], pages: Record<string, string> = {}) =>
  staleGuides(root, version, {stale, commit: 'b'}, {pages});

describe('the guides that await another reading', () => {
  const files = ['docs/index.md', 'docs/zoo_keepers/feed.md', 'docs/zoo_keepers/index.md'];

  it('are listed with links, by their folder', () => {
    expect(staleTable(list(files))).toBe(
      [
        '| Section | Guides that await another reading |',
        '| --- | --- |',
        '| Start | [Introduction](/docs/next) |',
        '| Zoo keepers | [Feed \\| wash](/docs/next/zoo_keepers/feed), [Keepers](/docs/next/zoo_keepers) |',
      ].join('\n'),
    );
  });

  it('are without those that were read against that commit', () => {
    const read = {'docs/zoo_keepers/feed.md': 'b', 'docs/index.md': 'a'};
    expect(list(files, read).map(({title}) => title)).toEqual(['Introduction', 'Keepers']);
    expect(staleTable([])).toBe('');
  });

  it('need a title', () => {
    expect(() => list(['docs/zoo_keepers/untitled.md'])).toThrow('untitled.md has no title');
  });

  it('are those of the version', () => {
    expect(() => list(['versioned_docs/version-v1/index.md'])).toThrow(
      "is listed as a guide of /docs/next, but isn't in docs",
    );
  });
});

import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {publishUnderFolder} from './search-folder';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'search-folder-'));
});
afterEach(() => rmSync(site, {recursive: true}));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
};
const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');

describe('the search page', () => {
  it('is also the index of a folder of its name', async () => {
    write('search.html', 'Search');
    await publishUnderFolder(site);
    expect(read('search/index.html')).toBe('Search');
  });

  it('stays where it is on a site that redirects search.html to such an index', async () => {
    write('search/index.html', 'Search');
    write('search.html/index.html', 'Moved');
    await publishUnderFolder(site);
    expect(read('search/index.html')).toBe('Search');
  });
});

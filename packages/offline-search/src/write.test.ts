import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ArchivedSite} from './data';
import {writeOffline} from './write';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'offline-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const site: ArchivedSite = {versions: [{name: 'v1', path: '/docs'}], contexts: []};

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  writeFileSync(path.join(folder, name), text);
}

const archive = () => writeOffline(path.join(folder, 'build'), path.join(folder, 'archive'), site);

describe('an archive with a search', () => {
  beforeEach(() => {
    for (const name of ['index', 'search']) {
      write(
        `build/${name}.html`,
        '<html><head></head><body><main><form></form></main></body></html>',
      );
    }
    write('build/search-index.json', '{"documents":[]}');
    write('build/search-text/docs.json', '[]');
  });

  it('needs no word vectors, which a site may lack', () => {
    archive();
    const data = readFileSync(path.join(folder, 'archive/search-data/v1.js'), 'utf8');
    expect(data).toBe('offlineSearch.versions["v1"]={"index":{"documents":[]}};\n');
  });

  it('says how to build a site whose search page is not where it is expected', () => {
    rmSync(path.join(folder, 'build/search.html'));
    write('build/search.html/index.html', 'Moved');
    expect(archive).toThrow('Build the site with docs-search and `trailingSlash: false`.');
  });
});

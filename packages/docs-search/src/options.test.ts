import {describe, expect, it} from 'vitest';
import {clientOptionsOf, contextsOf, splitOptions, type SearchOptions} from './options';

const hashes = {sourcesHash: '1', formatHash: '2'};
const client = (local: SearchOptions) => clientOptionsOf({own: {}, local}, __dirname, hashes);

describe('the options of search-local', () => {
  it('reach the bar and the page', () => {
    expect(client({})).toMatchObject({
      contexts: [],
      limit: 8,
      snippetLength: 50,
      highlights: false,
      shortcut: 'mod+k',
      showsShortcut: true,
      position: 'right',
    });
    expect(
      client({
        searchContextByPaths: ['docs', {path: 'blog', label: {en: 'Blog'}}],
        searchResultLimits: 5,
        searchResultContextMaxLength: 80,
        highlightSearchTermsOnTargetPage: true,
        searchBarShortcutKeymap: '/',
        searchBarShortcutHint: false,
        searchBarPosition: 'left',
        docsPluginIdForPreferredVersion: 'product',
      }),
    ).toMatchObject({
      contexts: [
        {path: 'docs', label: 'docs'},
        {path: 'blog', label: 'Blog'},
      ],
      limit: 5,
      snippetLength: 80,
      highlights: true,
      shortcut: '/',
      showsShortcut: false,
      position: 'left',
      docsPluginId: 'product',
    });
    expect(client({searchBarShortcut: false}).shortcut).toBe('');
  });

  it('are refused when they would have no effect, with the reason', () => {
    const split = (options: SearchOptions) => () => splitOptions(options);
    expect(split({removeDefaultStemmer: true})).toThrow(
      /no use for .*removeDefaultStemmer.*stemmed/,
    );
    expect(split({language: ['en', 'fr']})).toThrow('English alone');
    expect(split({hashed: 'filename'})).toThrow('hashed');
    expect(split({searchBarShortcutKeymap: 'ctrl+shift+f'})).toThrow('one key');
    expect(splitOptions({hashed: true, productName: 'A'})).toEqual({
      own: {productName: 'A'},
      local: {hashed: true},
    });
  });
});

it('contexts have the folders that the options name', () => {
  const local = {searchContextByPaths: [{path: 'api', label: 'Reference'}, 'guides']};
  expect(contextsOf({own: {contextFolders: {api: ['api', 'old-api']}}, local})).toEqual([
    {path: 'api', label: 'Reference', folders: ['api', 'old-api']},
    {path: 'guides', label: 'guides'},
  ]);
});

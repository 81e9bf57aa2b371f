import {describe, expect, it} from 'vitest';
import {dataScript, textsScript} from './data';

describe('the data of the search', () => {
  it('are scripts, which a page in a file may load', () => {
    expect(textsScript('/docs/concepts')).toBe('search-data/text/docs/concepts.js');
    expect(dataScript('texts', '/docs', '["a"]')).toBe('offlineSearch.texts["/docs"]=["a"];\n');
  });
});

import {describe, expect, it} from 'vitest';
import shrink from '../../../src/plugins/version-metadata/loader';

describe('the metadata of a version', () => {
  it('keep operations with the route that their cards show, and no other page', () => {
    const docs = {
      'api/list-models': {title: 'List models', description: 'GET /v1/models: parameters.'},
      'api/safety': {title: 'Safety', description: 'Checks: of messages and text.'},
      'concepts/index': {title: 'Concepts', description: 'Five ideas.'},
    };
    const docsSidebars = {
      guides: [{type: 'link', label: 'Concepts', href: '/docs/concepts', docId: 'concepts/index'}],
      api: [{type: 'link', label: 'List models', href: '/docs/api/l', docId: 'api/list-models'}],
    };
    expect(JSON.parse(shrink(JSON.stringify({version: {docs, docsSidebars}})))).toEqual({
      version: {
        docs: {'api/list-models': {title: 'List models', description: 'GET /v1/models'}},
        docsSidebars: {
          guides: [{type: 'link', label: 'Concepts', href: '/docs/concepts'}],
          api: docsSidebars.api,
        },
      },
    });
  });

  it('leave the data of other routes as they are', () => {
    expect(shrink('{"tags":[]}')).toBe('{"tags":[]}');
  });
});

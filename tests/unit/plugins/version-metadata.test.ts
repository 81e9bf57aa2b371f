import {describe, expect, it} from 'vitest';
import shrink from '../../../src/plugins/version-metadata/loader';

describe('the metadata of a version', () => {
  it('keep the route of an operation, which its card shows, and no other description', () => {
    const docs = {
      'api/list-models': {title: 'List models', description: 'GET /v1/models: parameters.'},
      'api/safety': {title: 'Safety', description: 'Checks: of messages and text.'},
      'concepts/index': {title: 'Concepts', description: 'Five ideas.'},
    };
    expect(JSON.parse(shrink(JSON.stringify({version: {docs}})))).toEqual({
      version: {
        docs: {
          'api/list-models': {title: 'List models', description: 'GET /v1/models'},
          'api/safety': {title: 'Safety'},
          'concepts/index': {title: 'Concepts'},
        },
      },
    });
  });
});

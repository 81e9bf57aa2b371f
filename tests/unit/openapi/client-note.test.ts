import {describe, expect, it} from 'vitest';
import {writeSamples} from '@docs-kit/openapi-reference/samples';
import {type ClientLibraries, writeClientNote} from '../../../src/openapi/client-note';
import {model, operation} from '@docs-kit/openapi-model/model.test.helper';

const commit = '0123456789abcdef0123456789abcdef01234567';
const method = {
  method: 'client.things.list',
  httpMethod: 'GET',
  path: '/v1/things',
  parameters: [],
  returns: 'Things',
} as const;

function note(python: string, typescript: string, hasMethod = true, takesToken = true): string {
  const methods = hasMethod ? [method] : [];
  const client = {imports: '', setup: '', methods};
  const samples = writeSamples(operation(), model(), {
    tabs: [{language: 'python', highlight: 'python'}],
    clients: {python: client},
  });
  const library = (release: string) => ({release, tokenVariable: 'TOKEN_OF_CLIENT'});
  const clients: ClientLibraries = {
    python: library(python),
    typescript: library(typescript),
    path: '/docs/libraries',
  };
  const bearer = {scheme: 'bearer', kind: 'bearer token', description: '', scopes: []};
  return writeClientNote({authorizations: takesToken ? [[bearer], []] : []}, samples, clients);
}

describe('writeClientNote', () => {
  it('names the release of the clients once where it is the same', () => {
    expect(note('1.2.3', '1.2.3')).toContain(
      'need release `1.2.3` of the [client libraries](/docs/',
    );
  });

  it('names both where they differ, a commit by its first digits', () => {
    expect(note('v1.2.3', commit)).toContain('`v1.2.3` for Python, `0123456` for Node.js');
  });

  it('says how programs send a token', () => {
    const text = note('1.2.3', '1.2.3');
    expect(text.match(/`TOKEN_OF_CLIENT`/g)).toHaveLength(1);
    expect(text).toContain('`Authorization: Bearer TOKEN`');
  });

  it('says nothing of tokens where the operation takes none', () => {
    expect(note('1.2.3', '1.2.3', true, false)).not.toContain('token');
    expect(note('1.2.3', '1.2.3', false, false)).toBe('');
  });

  it('says nothing of clients where no program uses one', () => {
    expect(note('1.2.3', '1.2.3', false)).toBe(
      'If the server requires a token, send it in the header `Authorization: Bearer TOKEN`.',
    );
  });
});

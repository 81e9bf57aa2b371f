import {describe, expect, it} from 'vitest';
import {readSourceData} from '../../src/files/source';
import {siteVersions} from '../../src/site/versions';
import {documentedSamples} from '../support/api-samples';
import {compareWithKnown, readKnownDifferences} from '../support/known-differences';
import {typeErrors} from '../support/node-types';

/** The published client that the programs of each version are checked against. */
const clients = siteVersions.map(({name}) => ({
  version: name,
  client: readSourceData(name).clients.typescript.checkedWith.dependency,
}));

const example = (code: string) => [{name: 'example', code}];

const clientProgram = (call: string): string =>
  `import LlamaStackClient from 'llama-stack-client';\nconst client = new LlamaStackClient();\n${call}`;

describe('Node.js samples of the API reference', () => {
  const samples = documentedSamples().filter(({sample}) => sample.id === 'nodejs');

  it('belong to versions with a published client', () => {
    const versions = [...new Set(samples.map(({versionName}) => versionName))];
    expect(versions.sort()).toEqual(clients.map(({version}) => version).sort());
  });

  it.each(clients)(
    'of $version agree with the types of $client, known differences aside',
    ({version, client}) => {
      const own = samples
        .filter(({versionName}) => versionName === version)
        .map(({name, sample}) => ({name, code: sample.code}));
      const known = readKnownDifferences(version, 'nodejs');
      expect(compareWithKnown(typeErrors(own, client), known)).toEqual([]);
    },
  );

  it('cannot be checked when there are none', () => {
    expect(() => typeErrors([], 'llama-stack-client')).toThrow('no code samples');
  });

  it.each([
    ['a method that the client does not have', clientProgram('await client.models.search();')],
    [
      'a parameter that the method does not have',
      clientProgram("await client.models.register({id: 'a'});"),
    ],
    [
      'a stream that was not asked for',
      clientProgram(
        "for await (const a of await client.responses.create({model: 'a', input: 'b'})) {}",
      ),
    ],
    ['a syntax error', 'const a = {;'],
  ])('are rejected for %s', (_, code) => {
    expect(typeErrors(example(code), 'llama-stack-client')).not.toEqual([]);
  });
});

describe('known differences', () => {
  const known = [{reason: 'reason', message: 'text', samples: ['a', 'b']}];

  it('explain the findings that they name', () => {
    const findings = ['a', 'b'].map((name) => ({name, message: 'a text'}));
    expect(compareWithKnown(findings, known)).toEqual([]);
  });

  it('explain no other program and no other message', () => {
    const findings = ['a', 'b', 'c'].map((name) => ({name, message: 'a text'}));
    expect(compareWithKnown([...findings, {name: 'a', message: 'other'}], known)).toEqual([
      'c: a text',
      'a: other',
    ]);
  });

  it('fail when they are gone', () => {
    expect(compareWithKnown([{name: 'a', message: 'text'}], known)).toEqual([
      'b: no longer differs, so take it off the list',
    ]);
  });
});

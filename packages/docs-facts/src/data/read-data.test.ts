import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {dataChecker} from './data-errors';
import {dataReader, readJson} from './read-data';

const providers = {
  type: 'object',
  properties: {
    providers: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'pipPackages'],
        additionalProperties: false,
        properties: {
          type: {type: 'string'},
          pipPackages: {type: 'array'},
          kind: {enum: ['remote', 'inline']},
        },
      },
    },
  },
};

describe('a file of data', () => {
  let root = '';
  const write = (file: string, text: string): void => {
    writeFileSync(path.join(root, file), text);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'data-'));
    mkdirSync(path.join(root, 'schemas'));
    write('schemas/providers.schema.json', JSON.stringify(providers));
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
  });
  const readProviders = (text: string): unknown => {
    write('providers.json', text);
    return dataReader(root, 'schemas')('', {providers: 'providers'});
  };

  it('is read when it fits its schema', () => {
    expect(readProviders('{"providers": [{"type": "a", "pipPackages": []}]}')).toEqual({
      providers: {providers: [{type: 'a', pipPackages: []}]},
    });
  });

  it('is refused with the line and name of each entry that does not fit, and what was meant', () => {
    const text = `{
  "providers": [
    {"type": "remote::a", "pipPackages": []},
    {"type": "remote::b", "pipPackage": []}
  ]
}`;
    expect(() => readProviders(text)).toThrow(
      [
        "providers.json:4: /providers/1 (remote::b) must have required property 'pipPackages'",
        'providers.json:4: /providers/1 (remote::b) must NOT have additional properties ("pipPackage"). Did you mean "pipPackages"?',
      ].join('\n'),
    );
  });

  it('is refused with the line where it is no JSON', () => {
    write('providers.json', '{\n  "providers": [\n    {} {}\n  ]\n}');
    expect(() => readJson(root, 'providers.json')).toThrow(
      /^providers\.json:3: cannot be read as JSON: /,
    );
  });
});

describe('dataChecker', () => {
  const errorsOf = dataChecker({providers});
  const messages = (data: unknown): string[] =>
    errorsOf('providers', data).map(({message}) => message);

  it('says when it is the whole file that does not fit', () => {
    expect(messages([])).toEqual(['the whole file must be object']);
  });

  it('names the values that it allows', () => {
    const entry = {type: 'a', pipPackages: [], kind: 'local'};
    expect(messages({providers: [entry]})).toEqual([
      '/providers/0/kind (a) must be equal to one of the allowed values (["remote","inline"])',
    ]);
  });

  it('refuses a name without a schema', () => {
    expect(() => errorsOf('nothing', {})).toThrow(
      'There is no schema data/schemas/nothing.schema.json.',
    );
  });
});

import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {readVersionFacts} from '../../src/files/version-facts';
import {siteVersions} from '../../src/site/versions';
import {type DocumentedSample, documentedSamples} from '../support/api-samples';
import {compareWithKnown, type Finding, readKnownDifferences} from '../support/known-differences';

const root = path.resolve(__dirname, '../..');

/** The published client that the programs of each version are checked against. */
const clients = siteVersions.map(({name}) => ({
  version: name,
  client: readVersionFacts(name).typescriptClient,
}));

const optionsFor = (client: string): ts.CompilerOptions => ({
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // A program without an import is a module all the same: its file is one.
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: ['node'],
  paths: {'llama-stack-client': [path.join(root, 'node_modules', client, 'index.d.ts')]},
});

/** Type-checks programs against a client as one program of the compiler. */
function typeErrors(
  samples: readonly Pick<DocumentedSample, 'name' | 'sample'>[],
  client: string,
): Finding[] {
  if (samples.length === 0) throw new Error('There are no code samples to check.');
  const options = optionsFor(client);
  const files = new Map(
    samples.map(({name, sample}) => [
      path.join(root, '.samples', `${name.replace('#', '-')}.ts`),
      {name, code: sample.code},
    ]),
  );
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile} = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file)?.code ?? readFile(file);
  const program = ts.createProgram({rootNames: [...files.keys()], options, host});
  const global = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (global.length > 0)
    throw new Error(ts.formatDiagnostics(global, host as ts.FormatDiagnosticsHost));
  return [...files].flatMap(([file, {name}]) => {
    const source = program.getSourceFile(file);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({messageText, start = 0}) => {
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      return {name, message: `line ${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`};
    });
  });
}

const example = (code: string) => [
  {
    name: 'example',
    sample: {id: 'nodejs', label: '', language: '', streaming: false, code},
  } as const,
];

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
      const own = samples.filter(({versionName}) => versionName === version);
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

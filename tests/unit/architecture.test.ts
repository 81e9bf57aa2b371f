import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {circularImports, type ImportGraph, upwardImports} from '../support/import-graph';

const root = path.resolve(__dirname, '../..');

/** Layers from the top to the bottom: a file may import from its own layer and from those below. */
const layers: readonly (readonly string[])[] = [
  ['docusaurus.config.ts', 'sidebars.ts', 'scripts', 'src/pages'],
  ['src/config', 'src/theme'],
  ['src/plugins', 'src/components'],
  ['src/files', 'src/remark', 'src/search', 'src/tables', 'src/run-config'],
  ['src/openapi', 'src/release'],
  ['src/site'],
];

function sourceFiles(): string[] {
  const folders = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((name) =>
      path.posix.join(folder, name.replaceAll(path.sep, '/')),
    ),
  );
  return [...folders, 'docusaurus.config.ts', 'sidebars.ts'].filter((name) => /\.tsx?$/.test(name));
}

function resolve(from: string, specifier: string): string | undefined {
  const target = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : undefined;
  if (target === undefined) return undefined;
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => target + ending)
    .find((candidate) => /\.tsx?$/.test(candidate) && existsSync(path.join(root, candidate)));
}

function importGraph(): ImportGraph {
  return new Map(
    sourceFiles().map((file) => {
      const {importedFiles} = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'));
      return [file, importedFiles.flatMap(({fileName}) => resolve(file, fileName) ?? [])];
    }),
  );
}

describe('imports', () => {
  const graph = importGraph();

  it('never lead from a layer to one above it', () => {
    expect(graph.size).toBeGreaterThan(30);
    expect(upwardImports(graph, layers)).toEqual([]);
  });

  it('never form a circle', () => {
    expect(circularImports(graph)).toEqual([]);
  });

  it('are reported when they lead upwards, into no layer, or in a circle', () => {
    const zoo: ImportGraph = new Map([
      ['src/site/a.ts', ['src/config/b.ts']],
      ['src/config/b.ts', ['src/site/a.ts']],
      ['src/elsewhere/c.ts', []],
    ]);
    expect(upwardImports(zoo, layers)).toEqual([
      'src/site/a.ts imports src/config/b.ts, which stands in a layer above it',
      'src/elsewhere/c.ts stands in no layer: add its folder to the layers and to the map of the README',
    ]);
    expect(circularImports(zoo)).toEqual(['src/site/a.ts → src/config/b.ts → src/site/a.ts']);
  });

  it('refuse an empty graph', () => {
    expect(() => upwardImports(new Map(), layers)).toThrow('no file');
  });
});

describe('the map of the README', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const mapped = [...readme.matchAll(/^\| `([^`]+?)\/?` \|/gm)].map(([, name]) => name ?? '');
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  const folders = new Set(
    tracked.flatMap((file) => {
      const [first = '', second = ''] = file.split('/');
      if (!file.includes('/') || first.startsWith('.')) return [];
      return first === 'src' && file.split('/').length > 2
        ? [`src/${second}`]
        : first === 'src'
          ? []
          : [first];
    }),
  );

  it('names every folder of the project', () => {
    expect(folders.size).toBeGreaterThan(10);
    expect([...folders].filter((folder) => !mapped.includes(folder))).toEqual([]);
  });

  it('names nothing that does not exist', () => {
    const paths = mapped.filter((name) => !name.startsWith('npm '));
    expect(paths.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});

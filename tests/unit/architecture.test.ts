import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  circularImports,
  type ImportGraph,
  importsOf,
  readImportGraph,
  readLayers,
  resolveImport,
  upwardImports,
} from '../support/import-graph';

const root = path.resolve(__dirname, '../..');

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

describe('imports', () => {
  const graph = readImportGraph(root);
  const layers = readLayers(readme);

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
      'src/elsewhere/c.ts is in no layer: add its folder to the layers of the README',
    ]);
    expect(circularImports(zoo)).toEqual(['src/site/a.ts → src/config/b.ts → src/site/a.ts']);
  });

  it('are seen in every form', () => {
    const text = [
      "import a from './a';",
      "import type {B} from '@site/src/b';",
      "export {c} from '../c';",
      "import TabItem from '@theme/TabItem';",
      "type Self = import('@theme/Tabs').Props;",
      "const lazy = () => import('./lazy');",
      "import react from 'react';",
    ].join('\n');
    expect(importsOf('src/theme/Tabs/index.tsx', text)).toEqual([
      'src/theme/Tabs/a',
      'src/b',
      'src/theme/c',
      'src/theme/TabItem',
      'src/theme/Tabs/lazy',
    ]);
  });

  it('that lead nowhere are refused, style sheets of the theme among them', () => {
    const from = 'src/theme/Tabs/index.tsx';
    expect(resolveImport(root, from, 'src/theme/Tabs/styles.module.css')).toHaveLength(1);
    expect(resolveImport(root, from, 'src/theme/NoComponentOfThisSite')).toEqual([]);
    for (const missing of ['src/theme/Tabs/missing.module.css', 'src/site/missing']) {
      expect(() => resolveImport(root, from, missing)).toThrow(`${from} imports ${missing}`);
    }
  });

  it('refuse an empty graph, and a README without layers', () => {
    expect(() => upwardImports(new Map(), layers)).toThrow('no file');
    expect(() => readLayers('# Title')).toThrow('lists no layers');
  });
});

describe('the map of the README', () => {
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

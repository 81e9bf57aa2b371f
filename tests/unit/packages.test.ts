import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readImportGraph} from '../support/import-graph';
import {
  importsFromSite,
  missingFrom,
  namesOfProduct,
  privatePaths,
  readWorkspaces,
  tooLarge,
  type Workspace,
} from '../support/packages';

const root = path.resolve(__dirname, '../..');
const product = /llama|\bogx\b/i;
const packages = readWorkspaces(root);

const example: Workspace = {
  name: 'zoo',
  files: new Map([
    ['package.json', '{"name": "@docs-kit/zoo", "exports": {}, "types": "x", "description": "x"}'],
    ['README.md', '# Zoo\n\n## Use\n\n## Switch off\n\n## Relies on\n\n## Limits\n'],
    ['src/zoo.ts', "import routes from '@docusaurus/core/lib/client/routes';\n// Feeds a llama."],
    ['src/internals.ts', "export const path = '@docusaurus/core/lib/client/routes';"],
    ['src/zoo.test.ts', ''],
  ]),
};

/** Parts of the project, with the most lines of TypeScript that each may have, without tests. */
const sizes = [
  ...packages.map(({name}) => [`packages/${name}`, 5000] as const),
  ['src', 8000],
  ['scripts', 2000],
] as const;

describe('a part of the project', () => {
  it('has at most the lines that one person reads in an afternoon', () => {
    expect(tooLarge(root, sizes)).toEqual([]);
    expect(tooLarge(root, [['scripts', 100]])).toEqual([
      expect.stringMatching(/^scripts has \d+ lines of TypeScript, of at most 100: /),
    ]);
    expect(() => tooLarge(root, [['nowhere', 100]])).toThrow('nowhere has no TypeScript');
  });
});

describe('each package', () => {
  it('has a manifest with exports and types, a README with its sections, and tests', () => {
    expect(packages.flatMap(missingFrom)).toEqual([]);
    expect(missingFrom(example)).toEqual([]);
    expect(missingFrom({name: 'zoo', files: new Map([['package.json', '{}']])})).toEqual([
      'packages/zoo lacks a package.json named @docs-kit/zoo',
      'packages/zoo lacks exports',
      'packages/zoo lacks types',
      'packages/zoo lacks description',
      'packages/zoo lacks ## Use',
      'packages/zoo lacks ## Switch off',
      'packages/zoo lacks ## Relies on',
      'packages/zoo lacks ## Limits',
      'packages/zoo lacks a test',
    ]);
  });

  it('does not name the product', () => {
    expect(packages.flatMap((each) => namesOfProduct(each, product))).toEqual([]);
    expect(namesOfProduct(example, product)).toEqual([
      'packages/zoo/src/zoo.ts:2: // Feeds a llama.',
    ]);
  });

  it('imports packages alone', () => {
    expect(importsFromSite(readImportGraph(root))).toEqual([]);
    expect(
      importsFromSite(
        new Map([['packages/zoo/src/a.ts', ['packages/b/src/c.ts', 'src/site/d.ts']]]),
      ),
    ).toEqual(['packages/zoo/src/a.ts imports src/site/d.ts']);
    expect(() => importsFromSite(new Map([['src/a.ts', []]]))).toThrow('no file of a package');
  });

  it('names what is private to Docusaurus in its internals.ts alone', () => {
    expect(packages.flatMap(privatePaths)).toEqual([]);
    expect(privatePaths(example)).toEqual([
      "packages/zoo/src/zoo.ts names '@docusaurus/core/lib/client/routes'",
    ]);
  });
});

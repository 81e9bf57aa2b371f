import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {specifiedCounts} from '../support/specification-facts';
import {versionLiterals} from '../support/version-literals';

const root = path.resolve(__dirname, '../..');

/** The specification's own words, the facts that it fixes, and versions of packages. */
const exempt: readonly string[] = [
  'tests/agent-checker/package-lock.json',
  'tests/agent-checker/package.json',
  'tests/clauses.txt',
  'tests/support/specification-facts.ts',
];

/** Counts that could be nothing else: many assertions contain a small one. */
const counts = [specifiedCounts.guides, ...Object.values(specifiedCounts.operations)];

/** Texts of a folder that git knows or would add. */
function textsIn(folder: string): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) => /\.(tsx?|json|ya?ml|txt|mdx?)$/.test(file) && existsSync(path.join(root, file)),
    );
}

describe('the tests', () => {
  const files = textsIn('tests');

  it('name no release and no count outside the file of the facts that the specification fixes', () => {
    expect(files.length).toBeGreaterThan(100);
    const found = files
      .filter((file) => !exempt.includes(file))
      .flatMap((file) =>
        versionLiterals(file, readFileSync(path.join(root, file), 'utf8'), counts),
      );
    expect(found).toEqual([]);
  });

  it('have exempt files that exist', () => {
    expect(exempt.filter((file) => !files.includes(file))).toEqual([]);
  });
});

describe('pages outside the versions', () => {
  const files = textsIn('src/pages');

  it('name no release by hand: what they show of one follows from the versions', () => {
    expect(files.length).toBeGreaterThan(5);
    const found = files.flatMap((file) =>
      versionLiterals(
        file,
        // Generated blocks are written again when the versions change.
        readFileSync(path.join(root, file), 'utf8').replace(
          /<!-- generated:[\s\S]*?<!-- \/generated -->/g,
          (block) => block.replace(/[^\n]/g, ''),
        ),
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('the search for names of releases', () => {
  const release = ['v0', '4', '1'].join('.');

  it('finds a release with its file and line, with and without its letter', () => {
    const found = versionLiterals('a.ts', `one\n'${release}', 'x==${release.slice(1)}'`);
    expect(found.map((line) => line.split(':', 2).join(':'))).toEqual([
      `a.ts:2 names the release ${release}`,
      `a.ts:2 names the release ${release.slice(1)}`,
    ]);
  });

  it('finds an expected count', () => {
    expect(versionLiterals('a.ts', `expect(pages).${'toHaveLength'}(512);`, [512])).toEqual([
      'a.ts:1 expects the count 512: take it from tests/support/specification-facts.ts.',
    ]);
  });

  it('passes over invented releases and addresses', () => {
    expect(versionLiterals('a.ts', "'v1.2.3' '127.0.0.1' '0.0.0.0'", [512])).toEqual([]);
  });
});

import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findPhrases} from '../checks/prose/find-phrases';
import {
  passagesOfCode,
  passagesOfData,
  passagesOfPage,
  passagesOfSpecification,
} from '../checks/prose/passages';

const root = path.resolve(__dirname, '../..');

/** `data/<version>/framework.json`, records of runs and documents of other APIs quote others. */
const data = [
  'client-cli',
  'distributions',
  'environment-variables',
  'llama-cli',
  'llama-models',
  'providers',
  'python-sdk',
  'typescript-sdk',
  'version',
].map((name) => `data/*/${name}.json`);

const kinds = [
  [['**/*.md', 'src/pages/**/*.mdx'], passagesOfPage],
  [['openapi/**/*.yaml'], passagesOfSpecification],
  [data, passagesOfData],
  [['**/*.ts', '**/*.tsx', '**/*.mts'], passagesOfCode],
] as const;

/** @throws Error when no file fits: a check of nothing would find nothing */
function listed(patterns: readonly string[]): string[] {
  const globs = patterns.map((pattern) => `:(glob)${pattern}`);
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard', '--', ...globs], {
    cwd: root,
  })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  if (files.length === 0) throw new Error(`No file fits ${patterns.join(', ')}.`);
  return files;
}

it(
  'guides, descriptions, data, READMEs, comments and names of tests have no phrase with a better form',
  {timeout: 600_000},
  async () => {
    const passages = kinds.flatMap(([patterns, passagesOf]) =>
      listed(patterns).flatMap((file) =>
        passagesOf(readFileSync(path.join(root, file), 'utf8'), file).map((passage) => ({
          ...passage,
          file,
        })),
      ),
    );
    const phrases = await findPhrases(passages.map(({text}) => text));
    const findings = passages.flatMap(({file, line, text}) =>
      (phrases.get(text) ?? []).map((message) => `${file}:${line} ${message}`),
    );
    expect(findings, 'Rewrite each sentence as a whole: see "Style" in CONTRIBUTING.md.').toEqual(
      [],
    );
  },
);

it('files that are not there are no prose without a phrase', () => {
  expect(() => listed(['docs/**/*.nothing'])).toThrow('No file fits docs/**/*.nothing.');
});

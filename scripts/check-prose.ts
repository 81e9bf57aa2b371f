/**
 * Looks for phrases that this project does not use (`prose/phrases.yml`) in guides, standalone pages,
 * specifications, the data that tables are made from, READMEs, comments and names of tests.
 *
 *   npx tsx scripts/check-prose.ts
 *
 * Names file, line, phrase and better form. Exits with 1 when it finds one.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {findPhrases} from './prose/find-phrases';
import {
  passagesOfCode,
  passagesOfData,
  passagesOfPage,
  passagesOfSpecification,
} from './prose/passages';
import {runCommand} from './support/run-command';

const root = path.resolve(__dirname, '..');

/** `data/<version>/framework.json`, records of runs and documents of other APIs quote others. */
const pages = ['**/*.md', 'src/pages/**/*.mdx'];
const code = ['**/*.ts', '**/*.tsx', '**/*.mts'];
const specifications = ['openapi/**/*.yaml'];
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

function listed(patterns: readonly string[]): string[] {
  const globs = patterns.map((pattern) => `:(glob)${pattern}`);
  const files = execFileSync('git', ['ls-files', '-z', '--', ...globs], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
  if (files.length === 0) throw new Error(`no file fits ${patterns.join(', ')}`);
  return files;
}

async function main(): Promise<number> {
  const passages = (
    [
      [listed(pages), passagesOfPage],
      [listed(specifications), passagesOfSpecification],
      [listed(data), passagesOfData],
      [listed(code), passagesOfCode],
    ] as const
  ).flatMap(([files, passagesOf]) =>
    files.flatMap((file) =>
      passagesOf(fs.readFileSync(path.join(root, file), 'utf8'), file).map((passage) => ({
        ...passage,
        file,
      })),
    ),
  );
  const phrases = await findPhrases(passages.map(({text}) => text));
  const findings = passages.flatMap(({file, line, text}) =>
    (phrases.get(text) ?? []).map((message) => `${file}:${line} ${message}`),
  );
  for (const finding of findings) console.error(finding);
  console.log(`${findings.length} phrases to rewrite in ${passages.length} lines of prose`);
  if (findings.length === 0) return 0;
  console.error('Rewrite the whole sentence: see "Style" in CONTRIBUTING.md.');
  return 1;
}

void runCommand(main);

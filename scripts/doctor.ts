/**
 * Says what is wrong with a checkout and how to mend it, a line for each finding.
 *
 *   npm run doctor
 *
 * Runs after `check-installation.mjs`, which looks at Node.js and the packages. Exits with 0 when
 * nothing is wrong (remarks are no faults), 1 when something is, 2 when it could not look.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {cloneState} from '../src/files/history';
import {loadPageSets} from '../src/files/page-sets';
import {findPython} from '@docs-kit/docs-verify/environment';
import {MissingPart} from '@docs-kit/docs-verify/problem';
import {findBrowser} from './support/browser';
import {
  browserFindings,
  committedFindings,
  type Comparison,
  generatedFindings,
  historyFindings,
  pythonFindings,
} from './support/doctor/checks';
import {describeFinding, type Finding} from './support/doctor/installation.mjs';
import {
  generatedDownloads,
  generatedFrom,
  generatedPages,
  readWritten,
} from './support/generated-files';
import {generationOf} from './support/generation';
import {isGenerated} from './support/generation-stamp';

const root = path.resolve(__dirname, '..');

function compare(subject: string, script: string): Comparison {
  const {status, stderr} = spawnSync('npm', ['run', '--silent', script, '--', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  return {subject, script, isCurrent: status === 0, output: stderr};
}

/** Which pages there must be is read from the downloads: these are looked at first. */
function findGenerated(): Finding[] {
  if (isGenerated(generationOf(root))) return [];
  const sources = readWritten(root, generatedFrom).present;
  const judge = (names: readonly string[]): Finding[] => {
    const {present, missing} = readWritten(root, names);
    return generatedFindings(sources, present, missing);
  };
  const findings = judge(generatedDownloads());
  return findings.length > 0 ? findings : judge(generatedPages(loadPageSets()));
}

async function findPythonProblem(): Promise<string | undefined> {
  try {
    await findPython();
    return undefined;
  } catch (error) {
    if (error instanceof MissingPart) return error.summary;
    throw error;
  }
}

async function main(): Promise<void> {
  const findings = [
    ...historyFindings(cloneState()),
    ...findGenerated(),
    ...committedFindings([
      compare('tables of the guides', 'docs:tables'),
      compare('types of the data', 'data:types'),
    ]),
    ...browserFindings(findBrowser),
    ...pythonFindings(await findPythonProblem()),
  ];
  for (const finding of findings) console.log(describeFinding(finding));
  const errors = findings.filter(({severity}) => severity === 'error').length;
  console.log(errors === 0 ? 'Nothing is wrong with this checkout.' : `${errors} to mend.`);
  process.exitCode = errors > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});

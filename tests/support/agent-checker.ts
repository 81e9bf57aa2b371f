import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {writeFolder} from '@docs-kit/static-hosting/writing';

const root = path.resolve(__dirname, '../..');

/** The checker with its lock file: it asks for a newer Node.js than the project, and runs on each. */
const source = path.join(root, 'tests/agent-checker');
const files = ['package.json', 'package-lock.json'] as const;

/** What came of one check. */
export interface CheckResult {
  readonly id: string;
  readonly status: string;
  readonly message: string;
  readonly details?: unknown;
}

export interface CheckReport {
  readonly results: readonly CheckResult[];
}

/** The part of the checker's interface that the tests use. */
export interface AgentChecker {
  readonly runChecks: (
    address: string,
    options: Readonly<Record<string, unknown>>,
  ) => Promise<CheckReport>;
  readonly computeScore: (report: CheckReport) => {
    readonly categoryScores: Readonly<Record<string, {readonly score: number | null}>>;
  };
}

/** Installs locked packages into a folder. @returns what went wrong, if anything did */
type Install = (folder: string) => string | undefined;

const installLocked: Install = (folder) => {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const {status, stderr, error} = spawnSync('npm', ['ci', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? undefined : (error?.message ?? stderr);
};

/**
 * Finds the installed checker, or installs what its lock file names. The project does not depend on it,
 * because npm would warn about it at each installation with the oldest Node.js.
 * @throws Error that says why it could not be installed
 */
export async function requireAgentChecker(
  folder: string = path.join(root, 'node_modules/.cache/agent-checker'),
  install: Install = installLocked,
): Promise<AgentChecker> {
  if (!isCurrent(folder)) {
    writeFolder(folder, (beside) => {
      for (const file of files) cpSync(path.join(source, file), path.join(beside, file));
      const problem = install(beside);
      if (problem === undefined) return;
      throw new Error(
        `The checker for coding agents could not be installed from tests/agent-checker. Connect to the npm registry, then run the test again.\n${problem}`,
      );
    });
  }
  const entry = path.join(folder, 'node_modules/afdocs/dist/index.js');
  return (await import(pathToFileURL(entry).href)) as AgentChecker;
}

/** Whether a folder has what the lock file names: it is whole or does not exist. */
function isCurrent(folder: string): boolean {
  return files.every((file) => {
    const installed = path.join(folder, file);
    return (
      existsSync(installed) &&
      readFileSync(installed, 'utf8') === readFileSync(path.join(source, file), 'utf8')
    );
  });
}

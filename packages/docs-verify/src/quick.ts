import type {PythonEnvironment} from './environment';
import {runProgram} from './processes';
import type {Work} from './work';

/** The quickstart makes an environment with this Python, as its page says. */
const guidePython = '3.12';
const lookUpTime = 20_000;
/** The quick part has six minutes in all, and its guide takes up to two of them. */
const latestStart = 180_000;

/**
 * Chooses from quick work what can run here and now. Guides come first, because they take longest;
 * they need the right Python, a connection to the package index and time.
 * @param passed milliseconds that the run has taken so far
 */
export async function quickWork<Lane>(
  chosen: readonly Work<Lane>[],
  environment: PythonEnvironment,
  passed: number,
  report: (line: string) => void,
): Promise<Work<Lane>[]> {
  const guides = chosen.filter(({section}) => section === 'guides');
  const others = chosen.filter(({section}) => section !== 'guides');
  if (guides.length === 0) return others;
  const reason = await reasonWithoutGuides(environment, passed);
  if (reason === undefined) return [...guides, ...others];
  report(`Without ${guides.map(({id}) => id).join(', ')}: ${reason}`);
  return others;
}

/** Why no guide runs; undefined when guides run. */
async function reasonWithoutGuides(
  {python, program, pythonVersion}: PythonEnvironment,
  passed: number,
): Promise<string | undefined> {
  if (!pythonVersion.startsWith(`${guidePython}.`)) {
    return `it asks for Python ${guidePython}, and this run has ${pythonVersion}.`;
  }
  if (passed > latestStart) {
    return `the installation took ${Math.round(passed / 1000)} seconds.`;
  }
  const {status} = await runProgram(
    program('uv'),
    [
      'pip',
      'install',
      '--python',
      python,
      '--dry-run',
      '--upgrade',
      '--refresh',
      '--no-deps',
      'pip',
    ],
    {timeout: lookUpTime},
  );
  return status === 0 ? undefined : 'the package index cannot be reached.';
}

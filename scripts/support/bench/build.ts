import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {measureRun, type Run} from './measured-run';
import {readSteps, type Step, tellSteps} from './steps';

/** What a build took. */
export interface Build extends Pick<Run, 'seconds' | 'peakBytes'> {
  readonly steps: readonly Step[];
}

/** Folder of caches between builds; that of the pictures is kept, whose drawing is timed apart. */
const caches = 'node_modules/.cache';
const pictures = 'cards';

const remove = (root: string, name: string): void =>
  rmSync(path.join(root, name), {recursive: true, force: true});

/** Builds the site with what is there. */
export async function build(root: string): Promise<Build> {
  const {seconds, peakBytes, output} = await measureRun({
    command: 'npm',
    args: ['run', '--silent', 'build'],
    cwd: root,
    env: tellSteps,
  });
  return {seconds, peakBytes, steps: readSteps(output, seconds)};
}

/** Builds the site as in a fresh clone, but for the pictures that were drawn before. */
export async function buildFromNothing(root: string): Promise<Build> {
  for (const name of ['build', '.docusaurus', '.generated']) remove(root, name);
  const folder = path.join(root, caches);
  if (existsSync(folder)) {
    for (const name of readdirSync(folder).filter((entry) => entry !== pictures)) {
      remove(folder, name);
    }
  }
  return build(root);
}

/** Builds the site with every picture to draw. */
export async function buildWithPictures(root: string): Promise<Build> {
  remove(root, `${caches}/${pictures}`);
  return build(root);
}

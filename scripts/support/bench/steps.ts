import {stripVTControlCharacters} from 'node:util';

/** A step of a build. */
export interface Step {
  readonly name: string;
  readonly seconds: number;
}

/** Variable by which Docusaurus says how long its steps take. */
export const tellSteps = {DOCUSAURUS_PERF_LOGGER: 'true'} as const;

/** Steps that follow each other, by what Docusaurus calls them. */
const knownSteps: Readonly<Record<string, string>> = {
  'Get locales to build': 'read the configuration',
  'Build > en > Load site': 'load the pages',
  'Build > en > Bundling with rspack': 'bundle',
  'Build > en > SSG': 'render pages',
  'Build > en > postBuild()': 'search, copies, pictures',
  'Build > en > Broken links checker': 'check links',
};

/**
 * Reads the steps of a build from what Docusaurus prints when it is told to tell them.
 * @param output what the build printed; a step that both of its processes take counts twice
 * @param seconds what the whole build took: what no step accounts for is a step of its own
 * @returns the steps in their order
 * @throws Error that names a step which was not told: Docusaurus calls it otherwise now
 */
export function readSteps(output: string, seconds: number): Step[] {
  const told = new Map<string, number>();
  for (const [, label = '', value, unit] of stripVTControlCharacters(output).matchAll(
    /^\[PERF\] (.+?) - ([\d.]+) (seconds!|ms) - /gm,
  )) {
    const took = Number(value) / (unit === 'ms' ? 1000 : 1);
    told.set(label, (told.get(label) ?? 0) + took);
  }
  const steps = Object.entries(knownSteps).map(([label, name]) => {
    const found = told.get(label);
    if (found === undefined) {
      throw new Error(
        `Docusaurus did not say how long "${label}" took. Compare scripts/support/bench/steps.ts with what it prints.`,
      );
    }
    return {name, seconds: found};
  });
  const rest = seconds - steps.reduce((sum, step) => sum + step.seconds, 0);
  return [...steps, {name: 'begin and finish', seconds: Math.max(0, rest)}];
}

// @ts-check
/**
 * First half of `npm run doctor`: says whether Node.js and the packages are those that the other
 * scripts need.
 *
 * Exits with 0 when they are, 1 when not, 2 when it could not look.
 */
import {existsSync, readFileSync} from 'node:fs';
import {describeFinding, nodeFindings, packageFindings} from './support/doctor/installation.mjs';

/** @param {string} name path of a file in the project */
const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

const installedList = 'node_modules/.package-lock.json';

try {
  const findings = [
    ...nodeFindings(process.versions.node, JSON.parse(read('package.json')).engines.node),
    ...packageFindings(
      JSON.parse(read('package-lock.json')).packages,
      existsSync(new URL(`../${installedList}`, import.meta.url))
        ? JSON.parse(read(installedList)).packages
        : undefined,
    ),
  ];
  for (const finding of findings) console.log(describeFinding(finding));
  if (findings.some(({severity}) => severity === 'error')) {
    console.log('Mend this first, then run `npm run doctor` again: the other checks need it.');
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

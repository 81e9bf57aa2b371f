/**
 * Writes a bill of materials (CycloneDX) of the packages that the site is made with, and reports
 * their licenses. Packages that only checks need are left out.
 *
 *   npm run sbom                   writes sbom.cdx.json
 *   npm run sbom -- --output FILE  writes another file
 *
 * Exits with 0 when every license is allowed, 1 when one is not, 2 when the command could not run.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type LicensedPackage, licenseProblems, licenseReport, licensesOf} from './support/licenses';
import {billOfMaterials} from './support/sbom';

const root = path.resolve(__dirname, '..');
const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));

/** The bill as npm writes it, from the lock file alone: nothing has to be installed. */
function writtenByNpm(): string {
  const {status, stdout, stderr} = spawnSync(
    'npm',
    [
      ...['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
      '--package-lock-only',
    ],
    {cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
  return stdout;
}

function main(): void {
  const {values} = parseArgs({options: {output: {type: 'string', default: 'sbom.cdx.json'}}});
  const {name} = readJson('package.json') as {name: string};
  const {packages} = readJson('package-lock.json') as {packages: Record<string, LicensedPackage>};
  const licenses = licensesOf(packages);
  const bill = billOfMaterials(
    writtenByNpm(),
    name,
    licenses.map((one) => one.package),
  );
  writeFileSync(path.resolve(values.output), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${values.output}: ${bill.components.length} packages`);

  licenseReport(licenses).forEach((line) => console.log(line));
  const problems = licenseProblems(licenses);
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/**
 * Compares a published site with its `provenance.json`.
 *
 *   npx tsx scripts/verify-site.ts                           the site of this documentation
 *   npx tsx scripts/verify-site.ts URL-OR-FOLDER             another one
 *   npx tsx scripts/verify-site.ts URL --build FOLDER        also with a build of the same commit
 *
 * Exits with 0 when nothing differs, 1 when something does, 2 when the command could not run.
 */
import {parseArgs} from 'node:util';
import {describeReport, verifySite} from '@docs-kit/static-hosting/provenance';
import {documentation} from '../src/site/product';
import {runCommand} from './support/run-command';

void runCommand(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {build: {type: 'string'}},
  });
  const report = await verifySite(positionals[0] ?? documentation.url, values.build);
  console.log(describeReport(report));
  return report.differences.length === 0 ? 0 : 1;
});

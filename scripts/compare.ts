/**
 * Compares a version with its framework without a server: routes, schemas, settings of providers,
 * commands and run configurations. Lists in what they differ beside what the record knows.
 *
 *   npm run compare -- --version next --source DIR --client-source DIR
 *   npm run compare -- … --revision REV --client-revision REV   other revisions, which the clones hold
 *
 * Without `--version`, the latest release is compared. Exits with 0 when nothing else differs, 1 when
 * something does, 2 when the command could not run.
 */
import {parseArgs} from 'node:util';
import {resolveTarget} from '@docs-kit/docs-verify/target';
import {compareOnly} from '@docs-kit/docs-verify/verify';
import {latestVersion} from '../src/site/versions';
import {subjectOf} from '../verification/subject';
import {verifiedVersion} from '../verification/versions';

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      version: {type: 'string', default: latestVersion.name},
      source: {type: 'string'},
      'client-source': {type: 'string'},
      revision: {type: 'string'},
      'client-revision': {type: 'string'},
    },
  });
  const version = verifiedVersion(values.version);
  const target = await resolveTarget(version, {
    ...values,
    clientSource: values['client-source'],
    clientRevision: values['client-revision'],
  });
  const report = (line: string): void => console.log(line);
  return (await compareOnly(subjectOf(version, target), {report})) ? 0 : 1;
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  })
  .then((status) => process.exit(status));

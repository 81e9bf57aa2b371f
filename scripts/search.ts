/**
 * Searches a finished build as a reader would, and prints what the reader would see.
 *
 *   npm run search -- "vector io"                  in the latest release
 *   npm run search -- "vector io" --version next   in another version
 *   npm run search -- "vector io" --context api    in one context: guides, providers or api
 *   npm run search -- "vector io" --limit 20       more results
 *   npm run search -- "vector io" --build DIR      in another build
 *
 * Exits with 0 when there are results, 1 when there are none, 2 when the command could not run.
 */
import path from 'node:path';
import {searchBuild} from '@docs-kit/docs-search/command';
import {latestVersion, siteVersions} from '../src/site/versions';
import {runCommand} from './support/run-command';

void runCommand(() => {
  const {lines, total} = searchBuild(process.argv.slice(2), {
    build: path.join(__dirname, '../build'),
    versions: [latestVersion, ...siteVersions.filter((version) => version !== latestVersion)],
  });
  console.log(lines.join('\n'));
  return total === 0 ? 1 : 0;
});

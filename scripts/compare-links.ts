/**
 * Compares links to other sites that failed with `known-bad-links.json`, which may only shrink.
 *
 *   npx tsx scripts/compare-links.ts REPORT    what lychee wrote with `--format json`
 *
 * Exits with 0 when those links alone fail, 1 when others do or one of them works again, 2 when the
 * command could not run.
 */
import {readFileSync} from 'node:fs';
import {compareLinks} from '@docs-kit/static-hosting/links-report';
import known from './known-bad-links.json';
import {runCommand} from './support/run-command';

void runCommand(() => {
  const [report] = process.argv.slice(2);
  if (report === undefined) throw new Error('Name the report of lychee.');
  const lines = compareLinks(JSON.parse(readFileSync(report, 'utf8')), known);
  console.log([...lines, `${lines.length} links are not as expected.`].join('\n'));
  return lines.length === 0 ? 0 : 1;
});

/**
 * Prints the clauses of the specification with the tests that show each of them.
 *
 *   npx tsx scripts/spec-coverage.ts            all clauses
 *   npx tsx scripts/spec-coverage.ts --missing  those without a test
 *
 * Exits with 0 when every clause has a test, 1 when one has none, 2 when the command could not run.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {coverage, readClauses, readTests} from './support/spec-coverage';

function main(): void {
  const tests = path.resolve(__dirname, '../tests');
  const clauses = readClauses(readFileSync(path.join(tests, 'clauses.txt'), 'utf8'));
  const found = coverage(clauses, readTests(tests, path.resolve(__dirname, '../packages')));
  const missing = [...found].filter(([, entry]) => entry.tests.length === 0);
  for (const [id, entry] of process.argv.includes('--missing') ? missing : found) {
    console.log(`${id} ${entry.clause}`);
    entry.tests.forEach((test) => console.log(`    ${test}`));
  }
  console.log(`\n${found.size - missing.length} of ${found.size} clauses have a test.`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

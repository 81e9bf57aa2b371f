/**
 * Installs the programs that the tests of a build need, where that is possible; a step of `npm test`.
 *
 *   npx tsx tests/require-programs.ts
 *
 * Exits with 2 when one is missing, and says how to install it.
 */
import {requirePrograms} from './support/programs';

try {
  requirePrograms().forEach((remark) => console.log(remark));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

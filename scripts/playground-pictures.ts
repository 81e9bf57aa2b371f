/**
 * Photographs an interface of the playground that runs beside a server with the test double
 * (`npm run verify -- --serve`), in both color modes, into `static/img/playground/`.
 *
 *   npx tsx scripts/playground-pictures.ts streamlit http://localhost:8501
 *   npx tsx scripts/playground-pictures.ts web-ui http://localhost:8322
 *
 * Exits with 0 when both pictures are written, 2 when they could not be taken.
 */
import {photograph} from '../verification/playground-pictures';
import {runCommand} from './support/run-command';

void runCommand(async () => {
  const [name = '', url = ''] = process.argv.slice(2);
  await photograph(name, url);
  return 0;
});

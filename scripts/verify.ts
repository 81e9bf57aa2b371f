/**
 * Runs the samples of the API reference against the framework itself, compares the answers with
 * the pages, and writes the record that the pages show.
 *
 *   npm run verify -- --version v0.2.23                 a release
 *   npm run verify -- --version next --source DIR       what a checkout of the framework holds
 *   npm run verify -- --version v0.2.23 --only TEXT     samples whose id contains a text
 *   npm run verify -- --version v0.2.23 --changed       samples that changed, or that differed
 *   npm run verify -- --version v0.2.23 --quick         a small part, without writing the record
 *   npm run verify -- --version v0.2.23 --serve         only starts the servers, until interrupted
 *   npm run verify -- … --port 19000                    servers listen there, not from 18321 on
 *   npm run verify -- … --lanes 1                       one server instead of two side by side
 *
 * Exits with 0 when all is well, 1 when a sample differs from its page, 2 when it could not run.
 */
import {parseArgs} from 'node:util';
import {latestVersion} from '../src/site/versions';
import {serve} from '../verify/serve';
import {verify} from '../verify/verify';
import {verifiedVersion} from '../verify/versions';

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      version: {type: 'string', default: latestVersion.name},
      source: {type: 'string'},
      only: {type: 'string'},
      changed: {type: 'boolean', default: false},
      quick: {type: 'boolean', default: false},
      serve: {type: 'boolean', default: false},
      port: {type: 'string', default: '18321'},
      lanes: {type: 'string', default: '2'},
    },
  });
  const version = verifiedVersion(values.version);
  const port = Number(values.port);
  const report = (line: string): void => console.log(line);
  if (values.serve) {
    await serve(version, {...values, port, report});
    // An interrupt closes the session and ends this process.
    return new Promise<never>(() => {});
  }
  return (await verify(version, {...values, port, lanes: Number(values.lanes), report})) ? 0 : 1;
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  })
  .then((status) => process.exit(status));

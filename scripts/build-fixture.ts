/**
 * Builds the fixture site of the browser tests into `build-fixture`.
 *
 * Exits with the code of the build.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

const {status} = spawnSync(
  'npx',
  [
    '--no-install',
    'docusaurus',
    'build',
    '--locale',
    'en',
    '--config',
    'tests/fixtures/site/docusaurus.config.ts',
    '--out-dir',
    'build-fixture',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    // A folder of its own: the build of the real site may be running beside this one.
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-fixture'},
  },
);
process.exitCode = status ?? 2;

import {spawnSync} from 'node:child_process';
import fs from 'node:fs/promises';
import {createServer} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {PythonEnvironment} from '@docs-kit/docs-verify/environment';
import {freePort, listen, type RunningServer} from '@docs-kit/service-doubles/listening';
import {runProgram, killGroup} from '@docs-kit/docs-verify/processes';
import {saysListening, startStackServer} from '@docs-kit/docs-verify/stack-server';
import {verifiedVersions} from '../../../verification/versions';

const guard = path.resolve(__dirname, '../../../verification/guides/llama.sh');
const listens = (port: number): string => `Uvicorn running on http://['::', '0.0.0.0']:${port}`;

describe('the start of a server', () => {
  let folder: string;
  let other: RunningServer | undefined;

  const install = (name: string, text: string): Promise<void> =>
    fs.writeFile(path.join(folder, name), text, {mode: 0o755});
  const start = (variables: NodeJS.ProcessEnv = {}) =>
    runProgram('bash', ['-c', `set -e -o pipefail; source ${guard}; llama stack run starter`], {
      cwd: folder,
      timeout: 20_000,
      env: {
        ...process.env,
        HOME: folder,
        SERVERS: path.join(folder, 'servers'),
        PATH: `${folder}:${process.env.PATH ?? ''}`,
        ...variables,
      },
    });

  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'server-start-'));
    await fs.mkdir(path.join(folder, 'servers'));
    other = await listen(
      createServer((_, response) => void response.end('{"status": "OK"}')),
      0,
    );
    // The guard asks Python for a free port: here it gets the one of another server.
    await install('python', `#!/bin/sh\necho ${other.port}\n`);
  });

  afterEach(async () => {
    await other?.close();
    await fs.rm(folder, {recursive: true, force: true});
  });

  it('of a guide counts when its own log says that it listens', async () => {
    await install('llama', `#!/bin/sh\necho "${listens(other?.port ?? 0)}"\nsleep 60\n`);
    expect(await start()).toMatchObject({status: 0, output: 'The server answers.\n'});
  });

  it('of a guide leaves a mark for as long as its server runs', async () => {
    const port = other?.port ?? 0;
    await install('llama', `#!/bin/sh\necho "${listens(port)}"\nsleep 60\n`);
    const servers = (): Promise<string[]> => fs.readdir(path.join(folder, 'servers'));
    const kept = path.join(folder, 'kept');
    await start();
    expect(await servers()).toEqual([]);
    await start({KEPT_SERVER: kept});
    expect(await fs.readFile(kept, 'utf8')).toBe(`${port}\n`);
    const [server = '', ...others] = await servers();
    expect(others).toEqual([]);
    const {stdout} = spawnSync('ps', ['-o', 'args=', '-p', server], {encoding: 'utf8'});
    killGroup(Number(server));
    expect(stdout).toContain(`${path.join(folder, 'llama')} stack run starter`);
  });

  it('of a guide fails when another server answers on its port', async () => {
    await install('llama', '#!/bin/sh\necho address already in use\nexit 1\n');
    expect(await start()).toMatchObject({status: 1, output: 'address already in use\n'});
  });

  it('of a run fails when another server answers on its port', async () => {
    const port = await freePort();
    const environment: PythonEnvironment = {
      python: path.join(folder, 'python'),
      program: (name) => path.join(folder, name),
      pythonVersion: '3.12.1',
      constraints: '',
    };
    const answering = `require('node:http').createServer((_, answer) => answer.end()).listen(${port})`;
    // What answers there is no part of the program, which ends as soon as it does.
    await install(
      'llama',
      [
        '#!/bin/sh',
        `setsid ${process.execPath} -e "${answering}" & echo $! > ${folder}/pid`,
        `until curl -sf http://127.0.0.1:${port}; do :; done`,
        'echo address already in use; exit 1',
        '',
      ].join('\n'),
    );
    const [version] = verifiedVersions;
    if (!version) throw new Error('There is no version to verify.');
    try {
      await expect(
        startStackServer({version, environment, folder, port, services: {}}),
      ).rejects.toThrow(/has ended with status 1[^]*address already in use/);
    } finally {
      const pid = await fs.readFile(path.join(folder, 'pid'), 'utf8');
      spawnSync('kill', ['-9', pid.trim()]);
    }
  });

  it('is seen in a log whose lines are broken', () => {
    expect(
      saysListening("INFO Uvicorn running on http://['::',\n    '0.0.0.0']:8321 (", 8321),
    ).toBe(true);
    expect(saysListening(listens(83210), 8321)).toBe(false);
    expect(saysListening('Started server process', 8321)).toBe(false);
  });
});

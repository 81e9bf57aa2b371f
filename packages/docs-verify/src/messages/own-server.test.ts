import {spawn} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hidingCode, type OwnServerOptions, startOwnServer} from './own-server';
import {createScene, type MessageLane} from './scene';
import {startProgram} from '../processes';
import {createServerStarter, type ServerStarter} from '../workers/servers';

/** A program that says that it listens, as the framework's server does, and goes on. */
const listening =
  '#!/bin/sh\necho "variable: $A, path: $PYTHONPATH, args: $*"\necho "Uvicorn running on http://0.0.0.0:$5"\nexec sleep 60\n';
const refusing = '#!/bin/sh\necho "Provider a not found"\nexit 1\n';

describe('a server of a situation', () => {
  let folder: string;
  let program: string;

  /** Starts as the real one does, without an interpreter of Python that is kept. */
  const servers: ServerStarter = {
    start: (options) => Promise.resolve(startProgram(program, options.args, options)),
    stop: () => undefined,
  };
  const start = (options: OwnServerOptions = {}) =>
    startOwnServer({version: 2}, options, {
      program,
      programArgs: ['stack', 'run'],
      servers,
      folder: path.join(folder, 'server'),
      workingFolder: folder,
      variables: {PATH: process.env.PATH, A: 'a'},
      objectsOf: () => ({}),
    });

  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'own-server-'));
    program = path.join(folder, 'program');
  });
  afterEach(() => fs.rm(folder, {recursive: true, force: true}));

  it('listens, or tells in its log why it does not', async () => {
    await fs.writeFile(program, listening, {mode: 0o755});
    const server = await start();
    expect(server.listens).toBe(true);
    await server.stop();
    await fs.rm(path.join(folder, 'server'), {recursive: true});
    await fs.writeFile(program, refusing);
    const refused = await start();
    expect(refused.listens).toBe(false);
    expect(await refused.log()).toBe('Provider a not found\n');
  });

  it('gets its variables, its arguments, and modules in place of those that are installed', async () => {
    await fs.writeFile(program, listening, {mode: 0o755});
    const server = await start({
      environment: {A: 'b'},
      args: ['--enable-ui'],
      without: ['chromadb'],
      added: {mine: 'a = 1'},
      modules: {'mcp/__init__': 'class Client: pass'},
    });
    await server.stop();
    const own = path.join(folder, 'server');
    expect(await server.log()).toContain(`variable: b, path: ${own}, args: stack run`);
    expect(await server.log()).toContain('--enable-ui');
    expect(await fs.readFile(path.join(own, 'mcp/__init__.py'), 'utf8')).toBe('class Client: pass');
    expect(await fs.readFile(path.join(own, 'mine.py'), 'utf8')).toBe('a = 1');
    expect(await fs.readFile(path.join(own, 'sitecustomize.py'), 'utf8')).toBe(
      hidingCode(['chromadb']),
    );
    expect(hidingCode(['chromadb'])).toContain('HIDDEN = ["chromadb"]');
  });

  it('is one for the same run file, and is stopped with its scene', async () => {
    await fs.writeFile(program, listening, {mode: 0o755});
    const log = path.join(folder, 'lane.log');
    await fs.writeFile(log, 'before\n');
    const {scene, close} = await createScene(laneIn(folder, log));
    const first = await scene.serve({a: 1});
    expect(await scene.serve({a: 1})).toBe(first);
    expect(await scene.serve({a: 2})).not.toBe(first);
    await fs.appendFile(log, 'ERROR: a message\n');
    expect(await scene.log()).toBe('before\nERROR: a message\n');
    await close();
    await fs.writeFile(program, refusing);
    await expect(scene.serve({a: 3})).rejects.toThrow('does not start: Provider a not found');
    expect(await scene.start({a: 3})).toBe('Provider a not found\n');
  });

  const pin = {repository: '', package: '', commit: '', published: true};

  const laneIn = (place: string, log: string): MessageLane => ({
    version: {
      name: 'next',
      framework: pin,
      client: pin,
      nodeClient: '',
      packages: [],
      standIns: {},
      paths: {},
      command: {program: 'program', args: ['stack', 'run']},
      homeFolders: [],
      constraints: '',
      leftOut: '',
      runConfig: '',
      cache: '',
    },
    objectsOf: () => ({}),
    startDouble: () => Promise.reject(new Error('not used')),
    runFile: {version: 2},
    serverAddress: 'http://127.0.0.1:9',
    mcpAddress: 'http://127.0.0.1:9',
    testDoubleAddress: 'http://127.0.0.1:9',
    database: {},
    log,
    environment: {
      python: path.join(place, 'python'),
      program: () => program,
      pythonVersion: '3.12.1',
      constraints: '',
    },
    workplace: {
      folder: place,
      servers,
    },
  });
});

describe('the process that starts servers', () => {
  it('gives programs that can be stopped, and says when it has ended itself', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'starter-'));
    const child = spawn('sleep', ['60']);
    const python = path.join(folder, 'python');
    // It answers one order with the id of a program, and ends at the second.
    await fs.writeFile(python, `#!/bin/sh\nread order\necho ${child.pid ?? 0}\nread order\n`, {
      mode: 0o755,
    });
    const starter = createServerStarter(python, folder, {entry: 'a:b', program: 'a', imports: []});
    const options = {args: [], cwd: folder, env: {}, log: path.join(folder, 'log')};
    const started = await starter.start(options);
    expect(started.ended()).toBeUndefined();
    await started.stop();
    expect(started.ended()).toBeDefined();
    await expect(starter.start(options)).rejects.toThrow('has ended');
    starter.stop();
    await fs.rm(folder, {recursive: true, force: true});
  });
});

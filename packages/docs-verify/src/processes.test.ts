import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {freePort, listen} from '@docs-kit/service-doubles/listening';
import {lastLines, Problem} from './problem';
import {runProgram} from './processes';
import {createServer} from 'node:http';

const root = path.resolve(__dirname, '../../..');

describe('a program that is run', () => {
  it('is stopped with what it has started when it hangs', async () => {
    const {status, timedOut, output} = await runProgram(
      'bash',
      ['-c', 'sleep 600 & echo $!; wait'],
      {timeout: 500},
    );
    expect({status, timedOut}).toEqual({status: undefined, timedOut: true});
    // Dead, even where nothing has collected it yet.
    const {stdout} = spawnSync('ps', ['-o', 'stat=', '-p', output.trim()], {encoding: 'utf8'});
    expect(stdout).toMatch(/^(?:Z.*)?\s*$/);
  });

  it('says why it cannot be started', async () => {
    const {status, output} = await runProgram('no-such-program', [], {timeout: 5000});
    expect(status).not.toBe(0);
    expect(output).toContain('ENOENT');
  });
});

describe('an interrupt', () => {
  it('cleans up, newest first, before the process ends', () => {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'interrupt-')), 'log');
    writeFileSync(file, '');
    const program = `
      const {appendFileSync} = require('node:fs');
      const {onInterrupt} = require('./packages/docs-verify/src/interrupts.ts');
      const say = (text) => appendFileSync(${JSON.stringify(file)}, text + '\\n');
      onInterrupt(() => say('first'));
      const forget = onInterrupt(() => say('forgotten'));
      onInterrupt(async () => { await null; say('last'); });
      forget();
      setInterval(() => {}, 1000);
      process.kill(process.pid, 'SIGINT');
    `;
    const {status, stderr} = spawnSync(process.execPath, ['--require', 'tsx/cjs', '-e', program], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe('last\nfirst\n');
    expect(stderr).toContain('Interrupted');
    expect(status).toBe(130);
  });
});

describe('an interrupt while programs run', () => {
  it('stops them, and those that start before the process has ended', () => {
    const program = `
      const {onInterrupt} = require('./packages/docs-verify/src/interrupts.ts');
      const {runProgram} = require('./packages/docs-verify/src/processes.ts');
      const wait = () => runProgram('sleep', ['60'], {timeout: 60000});
      const ended = ({status}) => console.log('ended', status);
      const running = wait();
      onInterrupt(async () => { ended(await running); ended(await wait()); });
      process.kill(process.pid, 'SIGINT');
    `;
    const {status, stdout} = spawnSync(process.execPath, ['--require', 'tsx/cjs', '-e', program], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stdout).toBe('ended undefined\nended undefined\n');
    expect(status).toBe(130);
  });
});

describe('a port', () => {
  it('that is in use is named', async () => {
    const port = await freePort();
    const server = await listen(createServer(), port);
    await expect(listen(createServer(), port)).rejects.toThrow(`Port ${port} is in use`);
    await server.close();
  });
});

describe('a problem', () => {
  it('says cause, last lines of the log and what to do', () => {
    const log = Array.from({length: 30}, (_, index) => `line ${index + 1}`).join('\n');
    const problem = new Problem('The server has ended.', 'Read its log.', log);
    expect(problem.message.split('\n')).toHaveLength(22);
    expect(problem.message).toMatch(
      /^The server has ended\.\n {2}line 11\n[^]*line 30\nRead its log\.$/,
    );
    expect(problem.summary).toBe('The server has ended.');
    expect(lastLines('a\nb\n', 1)).toBe('  b');
  });
});

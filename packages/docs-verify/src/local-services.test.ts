import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {isListening} from '@docs-kit/service-doubles/listening';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createLocalServices, type LocalServices} from './local-services';
import {MissingPart} from './problem';

const listening = `const [port, log] = process.argv.slice(1);
require('node:fs').appendFileSync(log, 'started ');
require('node:http')
  .createServer((request, response) => {
    response.statusCode = request.method === 'PUT' && request.url === '/bucket' ? 200 : 404;
    response.end();
  })
  .listen(Number(port), '127.0.0.1');
`;
const common = {variables: {PORT: '{{port}}'}, install: 'Install it.'};

describe('the services of others that a run starts', () => {
  let folder: string;
  let services: LocalServices;

  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'services-test-'));
    const python = path.join(folder, 'python');
    const environment = {python, program: String, pythonVersion: '3.12.1', constraints: ''};
    const store = {
      ...common,
      usedBy: 'remote::store|STORE_URL',
      command: [process.execPath, '-e', listening, '{{port}}', path.join(folder, 'log')],
      ready: 'PUT /bucket',
      addresses: {'http://localhost:9000': 'http://127.0.0.1:{{port}}'},
    };
    const broken = {...common, usedBy: 'broken', command: ['no-such-program']};
    services = createLocalServices({store, broken}, environment, folder);
  });

  afterEach(async () => {
    await services.stop();
    await fs.rm(folder, {recursive: true, force: true});
  });

  it('start once, when code needs them, and end with the run', async () => {
    expect(await services.neededBy('type: sqlite')).toEqual({variables: {}, addresses: {}});
    const found = await Promise.all([
      services.neededBy('provider_type: remote::store'),
      services.neededBy('export STORE_URL=http://localhost:9000'),
    ]);
    expect(found[0]).toEqual(found[1]);
    const {variables, addresses} = found[0];
    expect(addresses).toEqual({'http://localhost:9000': `http://127.0.0.1:${variables.PORT}`});
    expect(await fs.readFile(path.join(folder, 'log'), 'utf8')).toBe('started ');
    await services.stop();
    expect(await isListening(Number(variables.PORT))).toBe(false);
  });

  it('say what to install where they do not start', async () => {
    await expect(services.neededBy('broken')).rejects.toThrow(MissingPart);
    await expect(services.neededBy('broken')).rejects.toThrow(
      /broken does not start\.\nInstall it/,
    );
  });
});

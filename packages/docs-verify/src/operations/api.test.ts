import {createServer} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listen, type RunningServer} from '@docs-kit/service-doubles/listening';
import {requestWhole} from './api';

let server: RunningServer;

beforeAll(async () => {
  server = await listen(
    createServer((request, response) => {
      if (request.url === '/silent') return;
      if (request.url === '/half') {
        response.writeHead(200).write('data: 1\n\n');
        return;
      }
      response.writeHead(404, {'content-type': 'text/plain'}).end('no such place');
    }),
  );
});

afterAll(() => server.close());

describe('a request whose answer is read whole', () => {
  it('gives the answer, whatever its status', async () => {
    const {status, ok, text, headers} = await requestWhole(`${server.address}/none`, {
      method: 'GET',
    });
    expect({status, ok, text}).toEqual({status: 404, ok: false, text: 'no such place'});
    expect(headers.get('content-type')).toBe('text/plain');
  });

  it.each(['/silent', '/half'])('names itself when %s is not complete in time', async (path) => {
    const late = requestWhole(`${server.address}${path}`, {method: 'POST', timeLimit: 50});
    await expect(late).rejects.toThrow(`POST ${path} is not answered in 0.05 seconds`);
  });

  it('names itself, and says why, when nobody answers', async () => {
    const {address} = await listen(createServer()).then(async (closed) => {
      await closed.close();
      return closed;
    });
    const lost = requestWhole(`${address}/gone`, {method: 'GET'});
    await expect(lost).rejects.toThrow(/^GET \/gone cannot be sent: .*ECONNREFUSED/);
  });
});

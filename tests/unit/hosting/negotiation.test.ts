import {afterEach, describe, expect, it, vi} from 'vitest';

interface Hosts {
  readonly cloudflare: {
    onRequest(context: {
      request: Request;
      next(request?: Request): Promise<Response>;
    }): Promise<Response>;
  };
  readonly netlify: {
    default(request: Request, context: {next(): Promise<Response>}): Promise<Response>;
  };
}

// The hosts load these files as they are: JavaScript without types.
const load = (file: string): Promise<unknown> => import(`../../../hosting/${file}.js`);

const files: Readonly<Record<string, {readonly type: string; readonly text: string}>> = {
  '/index.md': {type: 'application/octet-stream', text: '# Home'},
  '/docs/concepts': {type: 'text/html; charset=utf-8', text: '<h1>Concepts</h1>'},
  '/docs/concepts.md': {type: 'application/octet-stream', text: '# Concepts'},
  '/': {type: 'text/html', text: '<h1>Home</h1>'},
  '/search': {type: 'text/html', text: '<h1>Search</h1>'},
  '/llms.txt': {type: 'text/plain', text: '# Index'},
};

function serve(request: Request): Promise<Response> {
  const file = files[new URL(request.url).pathname];
  const type = file?.type ?? 'text/html';
  const answer = new Response(file?.text ?? '<h1>Not found</h1>', {
    status: file ? 200 : 404,
    headers: {'content-type': type},
  });
  return Promise.resolve(answer);
}

afterEach(() => vi.unstubAllGlobals());

async function ask(host: keyof Hosts, path: string, accept: string): Promise<Response> {
  const request = new Request(`https://docs.example${path}`, {headers: {accept}});
  if (host === 'cloudflare') {
    const {onRequest} = (await load('cloudflare')) as Hosts['cloudflare'];
    return onRequest({request, next: (other) => serve(other ?? request)});
  }
  vi.stubGlobal('fetch', serve);
  const {default: markdown} = (await load('netlify')) as Hosts['netlify'];
  return markdown(request, {next: () => serve(request)});
}

describe.each(['cloudflare', 'netlify'] as const)('the function for %s', (host) => {
  it.each([
    ['/docs/concepts', '# Concepts'],
    ['/docs/concepts/', '<h1>Not found</h1>'],
    ['/', '# Home'],
    ['/llms.txt', '# Index'],
  ])('answers %s for programs that ask for Markdown', async (path, text) => {
    const answer = await ask(host, path, 'text/markdown, text/plain;q=0.5');
    expect(await answer.text()).toBe(text);
  });

  it('names the type of a copy, and that it depends on what was asked for', async () => {
    const {headers} = await ask(host, '/docs/concepts', 'text/markdown');
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('vary')).toBe('accept');
  });

  it.each(['text/html,*/*;q=0.8', 'text/html, text/markdown;q=0.9', '*/*', ''])(
    'gives the page to those who accept %j',
    async (accept) => {
      const answer = await ask(host, '/docs/concepts', accept);
      expect(await answer.text()).toBe('<h1>Concepts</h1>');
      expect(answer.headers.get('vary')).toBe('accept');
    },
  );

  it('gives a page that has no copy to all, and keeps the status of a missing one', async () => {
    expect(await (await ask(host, '/search', 'text/markdown')).text()).toBe('<h1>Search</h1>');
    expect((await ask(host, '/docs/none', 'text/markdown')).status).toBe(404);
  });
});

import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

/** What a host says for a path. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer | string;
}

/** Where answers come from: a folder, or a few pages that a test has written. */
export type Source = (pathname: string) => Answer;

/** A host of the site that a test can spoil: without files, with other ones, or slow. */
export interface Site {
  /** Without a slash at its end. */
  readonly origin: string;
  /** Answers with 404 for paths that match. */
  lose(missing: RegExp): void;
  /** Has every file again. */
  restore(): void;
  /** Changes the text of pages on their way, except of the one that says that another is missing. */
  editPages(edit: (html: string, pathname: string) => string): void;
  /**
   * Holds back answers for paths that match.
   * @param from holds back only what begins with this text, so that a page is there without its end
   * @returns a function that lets them go, and holds no more
   */
  hold(slow: RegExp, from?: string): () => void;
  /** Paths that were asked for so far. */
  readonly requests: readonly string[];
  /** Waits until a browser has everything that it asked for, and for a second asks for nothing more. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

/** Time without a request after which a page is taken to have all that it wants, in milliseconds. */
const quietTime = 1000;

/**
 * Answers from a finished build as a static host does.
 * @throws Error when the folder is not a finished build
 */
export function folderSource(folder: string): Source {
  const notFound = path.join(folder, '404.html');
  if (!existsSync(notFound)) {
    throw new Error(`${folder} is not a finished build: run \`npm run build\`, or set SITE_BUILD.`);
  }
  return (pathname) => {
    const file = ['', '.html', '/index.html']
      .map((ending) => path.join(folder, pathname + ending))
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    return {
      status: file ? 200 : 404,
      type: types[path.extname(file ?? notFound)] ?? 'application/octet-stream',
      body: readFileSync(file ?? notFound),
    };
  };
}

/** Answers with pages that are given by their paths. */
export function pagesSource(pages: Readonly<Record<string, string>>): Source {
  return (pathname) => {
    const body = pages[pathname];
    return {status: body === undefined ? 404 : 200, type: 'text/html', body: body ?? 'Not found'};
  };
}

/**
 * Starts a host on a port of its own, and with it an origin: a browser has stored nothing for it.
 */
export async function startSite(source: Source): Promise<Site> {
  const requests: string[] = [];
  let open = 0;
  let lastRequest = Date.now();
  let missing: RegExp | undefined;
  let edit: (html: string, pathname: string) => string = (html) => html;
  let held:
    {readonly slow: RegExp; readonly from: string; readonly released: Promise<void>} | undefined;

  const answer = async (address: string, response: ServerResponse): Promise<void> => {
    const pathname = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    requests.push(pathname);
    open += 1;
    lastRequest = Date.now();
    response.on('close', () => {
      open -= 1;
      lastRequest = Date.now();
    });
    const slow = held?.slow.test(pathname) ? held : undefined;
    if (slow && !slow.from) await slow.released;
    const found = missing?.test(pathname) ? source('/no/such/file') : source(pathname);
    const {status, type, body} = found;
    const isPage = status === 200 && type.startsWith('text/html');
    response.writeHead(status, {
      'Content-Type': type,
      'Cache-Control':
        pathname.startsWith('/assets/') && status === 200 ? 'max-age=3600' : 'no-cache',
    });
    const whole = isPage ? edit(body.toString(), pathname) : body;
    if (slow?.from) {
      const start = whole.indexOf(slow.from);
      if (start < 0) throw new Error(`${pathname} has no ${slow.from} to hold back.`);
      response.write(whole.slice(0, start));
      await slow.released;
      response.end(whole.slice(start));
    } else {
      response.end(whole);
    }
  };

  const server = createServer((request, response) => {
    void answer(request.url ?? '/', response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    requests,
    lose: (paths) => (missing = paths),
    restore: () => (missing = undefined),
    editPages: (change) => (edit = change),
    hold: (slow, from = '') => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      held = {slow, from, released};
      return () => {
        held = undefined;
        release();
      };
    },
    quiet: () =>
      new Promise((resolve) => {
        const timer = setInterval(() => {
          if (open > 0 || Date.now() - lastRequest < quietTime) return;
          clearInterval(timer);
          resolve();
        }, 50);
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext} from '@playwright/test';

/**
 * Answers the requests of a browser to an origin from a folder, as a static server would, without
 * a server: nothing has to listen, and nothing has to be free.
 * @throws Error when the folder is not a finished build
 */
export async function serveFolder(
  context: BrowserContext,
  origin: string,
  folder: string,
): Promise<void> {
  const notFound = path.join(folder, '404.html');
  if (!existsSync(notFound)) throw new Error(`${folder} is not a finished build.`);
  await context.route(`${origin}/**`, async (route) => {
    const file = fileOf(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    await route.fulfill({path: file ?? notFound, status: file ? 200 : 404});
  });
}

function fileOf(folder: string, pathname: string): string | undefined {
  return ['', '.html', '/index.html']
    .map((ending) => path.join(folder, pathname + ending))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

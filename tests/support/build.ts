import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from './specifications';

export const buildFolder = path.join(projectRoot, 'build');

/** File of a route in the build: without trailing slashes, `/docs` is `docs.html`. */
export function fileOfRoute(route: string): string | undefined {
  const relative = route === '/' ? 'index' : route.replace(/^\//, '');
  return [`${relative}.html`, path.join(relative, 'index.html')]
    .map((file) => path.join(buildFolder, file))
    .find(existsSync);
}

/**
 * Reads the HTML of a route.
 * @throws Error when the build has no such page
 */
export function readRoute(route: string): string {
  const file = fileOfRoute(route);
  if (!file)
    throw new Error(`The build has no page for ${route}. Is it up to date? \`npm run build\``);
  return readFileSync(file, 'utf8');
}

/**
 * Lists every HTML page of the build as a route.
 * @throws Error when there is no build
 */
export function listRoutes(): string[] {
  if (!existsSync(buildFolder)) throw new Error('There is no build: run `npm run build` first.');
  return readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .map((route) => (route.length > 1 ? route.replace(/\/$/, '') : route))
    .sort();
}

/** Whether a page only leads to another address: it has no content, and search engines skip it. */
export function isRedirect(html: string): boolean {
  return /<meta http-equiv="refresh"/.test(html);
}

/** Reads text as a browser shows it: tags taken out, entities resolved. */
export function visibleText(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {renderSection} from '../markdown/section';
import {markdownPath} from '../paths';
import {type Library, openFiles} from './library';
import {type McpOptions, serveLibrary} from './server';

/**
 * Opens a build, whose pages have the sections that readers see.
 * @throws Error that says how to make one when the folder holds none
 */
export function openLibrary(buildFolder: string): Library {
  const exists = (file: string): boolean => existsSync(path.join(buildFolder, file));
  return openFiles(buildFolder, (route, name) => {
    const html = [`${route}.html`, `${route}/index.html`].find(exists) ?? '';
    const page = readFileSync(path.join(buildFolder, html), 'utf8');
    return renderSection(page, route, name, (to) => exists(markdownPath(to)));
  });
}

/**
 * Serves a finished build on standard input and output.
 * @throws Error that says how to make a build when the folder holds none
 */
export async function serveBuild(buildFolder: string, options: McpOptions): Promise<void> {
  await serveLibrary(openLibrary(buildFolder), options);
}

import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import {placed, rootMark, type Settings} from '../options';

/**
 * Puts an index between markers: in the place of an earlier one, or else at the end.
 * @param text what the file says so far
 * @param name of the package, which the markers name
 * @throws Error when one of the markers is missing, or they are in the wrong order
 */
export function placeIndex(text: string, name: string, index: string): string {
  const begin = `<!-- ${name}:begin -->`;
  const end = `<!-- ${name}:end -->`;
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  const block = `${begin}\n${index.trim()}\n${end}`;
  if (from === -1 && to === -1) {
    const before = text === '' ? '' : `${text.replace(/\n$/, '')}\n\n`;
    return `${before}${block}\n`;
  }
  if (from === -1 || to < from) {
    throw new Error(
      `Expected ${begin} and below it ${end}, found only one of them or the other order. Remove the lines with these markers, and run the command again.`,
    );
  }
  return text.slice(0, from) + block + text.slice(to + end.length);
}

/**
 * Puts the index of the documentation into `AGENTS.md` of a project. The pages are those of the
 * installed package if it is within the project; otherwise they are copied into a folder of it.
 * @param folder of the package
 * @param project folder of the project
 * @returns what was done, for the terminal
 * @throws Error when the markers in the file are damaged
 */
export function initProject(folder: string, project: string, settings: Settings): string {
  const {name, version} = settings;
  const file = path.join(project, 'AGENTS.md');
  const site = path.join(folder, placed.site);
  const within = path.relative(project, site).replaceAll(path.sep, '/');
  const isInstalled = !within.startsWith('../') && !path.isAbsolute(within);
  const root = isInstalled ? within : `.${name}`;
  const index = readFileSync(path.join(folder, placed.index), 'utf8').replaceAll(
    rootMark,
    path.posix.join(root, path.posix.dirname(version.path), '/'),
  );
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = placeIndex(before, name, index);
  if (!isInstalled) {
    rmSync(path.join(project, root), {recursive: true, force: true});
    cpSync(
      path.join(site, version.path.slice(1)),
      path.join(project, root, version.path.slice(1)),
      {
        recursive: true,
        // A folder, a copy or an index: the search is of use to the server alone.
        filter: (from) => !/\.json$/.test(from),
      },
    );
    const first = `${version.path.slice(1)}.md`;
    if (existsSync(path.join(site, first)))
      cpSync(path.join(site, first), path.join(project, root, first));
  }
  if (after !== before) writeFileAtomic(file, after);
  return `AGENTS.md has the index of ${settings.product} ${version.label}; its pages are in ${root}/.`;
}

import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

/**
 * Runs a command in a folder and lets its output through.
 * @throws Error with the command when it fails
 */
function runIn(folder: string, command: string, ...args: readonly string[]): void {
  const {status} = spawnSync(command, args, {cwd: folder, stdio: 'inherit'});
  if (status !== 0) throw new Error(`\`${[command, ...args].join(' ')}\` failed in ${folder}.`);
}

/**
 * Clones the last commit of a project into an empty folder, with its installed packages.
 * @throws Error when a command fails
 */
export function copyProject(root: string, folder: string): void {
  runIn(folder, 'git', 'clone', '--quiet', root, folder);
  linkPackages(root, folder);
}

/**
 * Links the installed packages: installing them again takes minutes, and they are only read. Caches
 * of builds are written, so the copy gets its own.
 */
function linkPackages(root: string, folder: string): void {
  // A package has a folder of its own for what it needs in another version than the others.
  const workspaces = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/`);
  const places = ['', ...workspaces]
    .map((workspace) => `${workspace}node_modules`)
    .filter((place) => existsSync(path.join(root, place)));
  const isLinked = places.every(
    (place) =>
      spawnSync('cp', ['-al', path.join(root, place), path.join(folder, place)]).status === 0,
  );
  const remove = (name: string) => rmSync(path.join(folder, name), {recursive: true, force: true});
  if (isLinked) {
    for (const cache of ['.cache', '.vite', '.vitest']) remove(`node_modules/${cache}`);
  } else {
    places.forEach(remove);
    runIn(folder, 'npm', 'ci');
  }
}

/** Commits all that has changed in a copy, as a person would. */
export function commitAll(folder: string, message: string): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  runIn(folder, 'git', 'add', '--all');
  runIn(folder, 'git', ...author, 'commit', '--quiet', '--message', message);
}

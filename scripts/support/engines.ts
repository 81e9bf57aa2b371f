import {existsSync} from 'node:fs';
import path from 'node:path';

const firefoxNames = ['firefox-esr', 'firefox'];

/**
 * Finds Firefox: `FIREFOX_PATH`, then one of the system.
 * @returns the path of the program, or undefined when there is none
 * @throws Error when `FIREFOX_PATH` names a file that does not exist
 */
export function findFirefox(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = environment.FIREFOX_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(
      `FIREFOX_PATH names ${chosen}, which does not exist. Correct it, or unset it to have Firefox found.`,
    );
  }
  const folders = (environment.PATH ?? '').split(path.delimiter);
  return firefoxNames
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((candidate) => existsSync(candidate));
}

export function requireFirefox(): string {
  const found = findFirefox();
  if (!found) throw new Error('no firefox');
  return found;
}

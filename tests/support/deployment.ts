import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const hashedFile = /^assets\/.*\.([0-9a-f]{8})\.(?:js|css)$/;
const texts = /\.(?:css|html|js|json)$/;

/**
 * Makes the next deployment of a build, with other words in its pages: every script and style sheet
 * has another name, as when the content of all of them has changed. A second build would take as long
 * as the first.
 * @param build a finished build
 * @param target where the deployment is written to
 * @param words words of the build, and what the deployment has instead
 * @throws Error when the build has no file with a hash, or lacks one of the words
 */
export function deployNext(
  build: string,
  target: string,
  words: Readonly<Record<string, string>>,
): void {
  const names = readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)));
  const hashes = names.flatMap((name) => hashedFile.exec(name)?.[1] ?? []);
  if (hashes.length === 0) throw new Error(`${build} has no script or style sheet with a hash.`);
  const found = new Set<string>();
  const rename = (text: string): string => {
    const renamed = hashes.reduce((all, hash) => all.replaceAll(hash, nextHash(hash)), text);
    return Object.entries(words).reduce((all, [word, other]) => {
      if (all.includes(word)) found.add(word);
      return all.replaceAll(word, other);
    }, renamed);
  };
  for (const name of names) {
    const from = path.join(build, name);
    const to = path.join(target, rename(name));
    mkdirSync(path.dirname(to), {recursive: true});
    if (texts.test(name)) writeFileSync(to, rename(readFileSync(from, 'utf8')));
    else cpSync(from, to);
  }
  const missing = Object.keys(words).filter((word) => !found.has(word));
  if (missing.length > 0) throw new Error(`${build} does not have: ${missing.join(', ')}`);
}

function nextHash(hash: string): string {
  return createHash('sha256').update(hash).digest('hex').slice(0, 8);
}

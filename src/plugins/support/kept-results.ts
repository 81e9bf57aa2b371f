import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Folder of what is kept between builds: an installation of packages begins without it. */
const caches = 'node_modules/.cache';

/**
 * Results that take long and that the next build may need again. Each thing has one result, with a
 * key: whoever asks for it with another key has to make it anew, and replaces it.
 */
export interface KeptResults {
  /** Where they are. */
  readonly folder: string;
  /**
   * Takes the result of a thing, or makes and keeps it.
   * @param name of the thing, as the path of a page
   * @param key hash of everything that the result depends on
   * @param make gives a value that JSON can hold
   */
  resultOf<Value>(name: string, key: string, make: () => Value): Promise<Value>;
}

/**
 * @param site folder of the project
 * @param generatedFolder where Docusaurus writes what it generates: each site has its own results
 * @param kind of the results
 */
export function keptResults(site: string, generatedFolder: string, kind: string): KeptResults {
  const folder = path.join(site, caches, kind, path.basename(generatedFolder));
  return {
    folder,
    async resultOf(name, key, make) {
      const file = fileOf(folder, name);
      const kept = await read(file);
      if (kept?.key === key) return kept.value as ReturnType<typeof make>;
      const value = make();
      await write(file, JSON.stringify({key, value} satisfies Kept));
      return value;
    },
  };
}

/**
 * Removes results of things that are no longer there, so that they do not grow with time.
 * @param names of all things that are there
 */
export async function removeOthers(
  {folder}: Pick<KeptResults, 'folder'>,
  names: Iterable<string>,
): Promise<void> {
  await removeUnnamed(
    folder,
    [...names].map((name) => path.basename(fileOf(folder, name))),
  );
}

/** Removes all files of a folder but those with certain names; makes the folder where there is none. */
export async function removeUnnamed(folder: string, names: Iterable<string>): Promise<void> {
  const kept = new Set(names);
  await mkdir(folder, {recursive: true});
  const others = (await readdir(folder)).filter((file) => !kept.has(file));
  await Promise.all(others.map((file) => rm(path.join(folder, file), {force: true})));
}

/** A hash of texts, each of which has its place. */
export function keyOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${Buffer.byteLength(text)}\0`).update(text);
  return hash.digest('hex');
}

interface Kept {
  readonly key: string;
  readonly value: unknown;
}

const fileOf = (folder: string, name: string): string =>
  path.join(folder, `${keyOf(name).slice(0, 32)}.json`);

/** What is missing or damaged is made anew. */
async function read(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch (error) {
    const isExpected =
      error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isExpected) return undefined;
    throw error;
  }
}

/** A build may be killed at any time, or another may write the same file: it appears whole. */
async function write(file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}-${Math.random()}`;
  await mkdir(path.dirname(file), {recursive: true});
  try {
    await writeFile(beside, text);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, {force: true});
    throw error;
  }
}

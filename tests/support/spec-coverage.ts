import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The tests of each clause: file and title. A clause without a test has an empty list. */
export type Coverage = ReadonlyMap<string, {readonly clause: string; readonly tests: string[]}>;

/**
 * Reads the list of clauses: `id | clause` on each line, `#` begins a comment.
 * @throws Error when the list is empty or has an id twice
 */
export function readClauses(text: string): Map<string, string> {
  const clauses = new Map<string, string>();
  for (const line of text.split('\n')) {
    const match = /^(\d+\.\d+) \| (.+)$/.exec(line);
    if (!match) continue;
    const [, id = '', clause = ''] = match;
    if (clauses.has(id)) throw new Error(`The clause ${id} stands twice in the list.`);
    clauses.set(id, clause);
  }
  if (clauses.size === 0) throw new Error('The list of clauses is empty.');
  return clauses;
}

/** Finds the titles of tests that bear ids of clauses: `[4.2][4.8] the toggle …`. */
export function findTitles(source: string): string[] {
  return [...source.matchAll(/(['"`])((?:\[\d+\.\d+\])+[^\n]*?)\1/g)].map(
    ([, , title = '']) => title,
  );
}

/**
 * Puts the tests of the files beside the clauses.
 * @throws Error when a test has an id that no clause has
 */
export function coverage(
  clauses: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
): Coverage {
  const result = new Map([...clauses].map(([id, clause]) => [id, {clause, tests: [] as string[]}]));
  for (const [file, source] of files) {
    for (const title of findTitles(source)) {
      const [ids = ''] = /^(\[\d+\.\d+\])+/.exec(title) ?? [];
      for (const [, id = ''] of ids.matchAll(/\[(\d+\.\d+)\]/g)) {
        const entry = result.get(id);
        if (!entry)
          throw new Error(`${file} has a test of the clause ${id}, which does not exist.`);
        entry.tests.push(`${file}: ${title.slice(ids.length).trim()}`);
      }
    }
  }
  return result;
}

/** Reads the test files below folders, by their paths from there. */
export function readTests(...folders: readonly string[]): Map<string, string> {
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((file) => file.replaceAll(path.sep, '/'))
        .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
        .sort()
        .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const),
    ),
  );
}

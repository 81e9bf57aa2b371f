/** Reads a product at its revisions, from a clone of its repository. */
import path from 'node:path';
import {type Clone, sourceFiles} from './clone';
import type {Facts, FileHashes} from './digest';
import {type History, logFormat, parseLog} from './history';
import {filesOf, type SourceFile, stablePath} from './read-digest';
import {EarlierPaths} from './renames';

export {Clone, sourceFiles} from './clone';
export {recordHistory} from './record-history';
export {SourceMeaning} from './source-meaning';

/** Two revisions of a product, and what was changed between them. */
export interface Revisions {
  readonly before: Facts;
  readonly after: Facts;
  readonly history: History;
  readonly commits: number;
}

/** Reads both revisions of a product. */
export function readRevisions(
  clone: Clone,
  [from, to]: readonly [string, string],
  settings: Parameters<typeof stablePath>[0],
  specifications: readonly string[],
  read: (files: readonly SourceFile[]) => Facts,
): Revisions {
  const names = Object.values(settings.packages).flat();
  const folders = settings.roots.flatMap((folder) =>
    names.map((name) => path.posix.join(folder, name)),
  );
  const log = clone.logBetween(from, to, logFormat, [...folders, ...specifications]);
  return {
    before: read(clone.filesOf(from, sourceFiles)),
    after: read(clone.filesOf(to, sourceFiles)),
    history: parseLog(log, (file) => stablePath(settings, file)),
    commits: clone.countBetween(from, to),
  };
}

/** Hashes of the files of a commit, by the path that they had at the pin. */
export function pinnedPaths(
  clone: Clone,
  settings: Parameters<typeof filesOf>[0],
  pin: string,
  commit: string,
): FileHashes {
  const files = clone.filesOf(commit);
  if (commit === pin) return filesOf(settings, files);
  const stable = (file: string): string => stablePath(settings, file);
  const renames = clone
    .renamesBetween(pin, commit)
    .map(([from, to]): [string, string] => [stable(from), stable(to)]);
  const first = Object.keys(filesOf(settings, clone.filesOf(pin)));
  return filesOf(settings, files, new EarlierPaths(first, renames));
}

/** Renames of files, from the first to the last: the old path and the new one. */
export type Renames = readonly (readonly [from: string, to: string])[];

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');
const nameOf = (path: string): string => path.split('/').at(-1) ?? '';

/**
 * Finds what files were called before they were renamed, so that a page is still about a file that
 * has moved. A new file in a folder that was moved counts as new in the old folder.
 */
export class EarlierPaths {
  readonly #origins = new Map<string, string>();
  readonly #folders: ReadonlySet<string>;
  #oldFolders: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  /** @param first paths of all files before the first rename */
  constructor(first: readonly string[], renames: Renames = []) {
    this.#folders = new Set(first.map(folderOf));
    for (const [from, to] of renames) this.add(from, to);
  }

  add(from: string, to: string): void {
    const origin = this.#origins.get(from) ?? from;
    this.#origins.delete(from);
    this.#origins.set(to, origin);
    this.#oldFolders = undefined;
  }

  /**
   * What a file was called.
   * @param isThere whether there is a file of that path now, which keeps its name
   */
  of(path: string, isThere: (path: string) => boolean): string {
    const origin = this.#origins.get(path) ?? this.inOldFolder(path);
    return isThere(origin) ? path : origin;
  }

  private inOldFolder(path: string): string {
    const folder = folderOf(path);
    if (this.#folders.has(folder)) return path;
    const [old = folder, ...others] = this.oldFolders().get(folder) ?? [];
    return others.length > 0 ? path : [old, nameOf(path)].filter(Boolean).join('/');
  }

  /** Where the files of each folder came from. */
  private oldFolders(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.#oldFolders) return this.#oldFolders;
    const all = new Map<string, Set<string>>();
    for (const [to, from] of this.#origins) {
      const folder = folderOf(to);
      all.set(folder, (all.get(folder) ?? new Set()).add(folderOf(from)));
    }
    return (this.#oldFolders = all);
  }
}

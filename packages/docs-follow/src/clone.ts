/** Reads a clone of a repository at revisions, whatever is checked out in it. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SourceFile} from './read-digest';

/** Files that may have facts; recordings of tests have none, and are large. */
export const sourceFiles = /^(?!tests\/).*\.(?:py|ya?ml)$/;
/** How much git may print: a whole history with its changes. */
const mostOutput = 2 ** 30;

/** A file in which two commits differ. A side that lacks it is undefined. */
export interface FileDifference {
  readonly before?: SourceFile;
  readonly after?: SourceFile;
}

/** A clone that has all that is read from it. */
export class Clone {
  /**
   * @param repository address to name in errors
   * @throws Error unless the folder is a clone with its history
   */
  constructor(
    private readonly folder: string,
    private readonly repository: string,
  ) {
    const isClone = ['.git', 'HEAD'].some((name) => existsSync(path.join(folder, name)));
    if (!isClone) {
      throw new Error(
        `${folder} is no clone of a repository. Clone ${repository}, and name the folder.`,
      );
    }
    if (this.git('rev-parse', '--is-shallow-repository').toString().trim() === 'true') {
      throw new Error(
        `${folder} has only a part of the history. Fetch the rest: git -C ${folder} fetch --unshallow --tags.`,
      );
    }
  }

  /**
   * The commit of a revision.
   * @throws Error when the clone lacks it
   */
  commitOf(revision: string): string {
    const {status, stdout} = this.run(['rev-parse', '--quiet', '--verify', `${revision}^{commit}`]);
    if (status === 0) return stdout.toString().trim();
    throw new Error(
      `${this.folder} has no revision ${revision}. It has to be a clone of ${this.repository}; bring it up to date: git -C ${this.folder} fetch --tags.`,
    );
  }

  /** The day on which a commit was made, as `2026-01-02`. */
  dateOf(commit: string): string {
    return this.git('show', '--no-patch', '--format=%cs', commit).toString().trim();
  }

  /** The commits of a main branch after another one, from the oldest. */
  commitsBetween(from: string, to: string): {readonly commit: string; readonly date: string}[] {
    const format = ['--first-parent', '--reverse', '--format=%H %cs'];
    const lines = this.git('log', ...format, `${from}..${to}`)
      .toString()
      .trim()
      .split('\n');
    return lines.filter(Boolean).map((line) => {
      const [commit = '', date = ''] = line.split(' ');
      return {commit, date};
    });
  }

  /** Renames on a main branch after a commit, from the oldest, without those of tests. */
  renamesBetween(from: string, to: string): [from: string, to: string][] {
    const options = [
      '--first-parent',
      '--reverse',
      '--format=',
      '--name-status',
      '--diff-filter=R',
    ];
    const range = ['-M', '-l0', `${from}..${to}`, '--', '.', ':!tests'];
    const lines = this.git('log', ...options, ...range)
      .toString()
      .trim()
      .split('\n');
    return lines.filter(Boolean).map((line) => {
      const [, old = '', now = ''] = line.split('\t');
      return [old, now];
    });
  }

  /** The files in which two commits differ, without tests; one that was renamed has two paths. */
  differences(from: string, to: string): FileDifference[] {
    const options = ['-r', '-z', '-M', '-l0', from, to, '--', '.', ':!tests'];
    const parts = this.git('diff-tree', ...options)
      .toString()
      .split('\0');
    const found: FileDifference[] = [];
    for (let at = 0; at < parts.length - 1;) {
      const [, , before = '', after = '', status = ''] = parts[at++]?.split(' ') ?? [];
      const path = parts[at++] ?? '';
      const isRenamed = /^[RC]/.test(status);
      const to = isRenamed ? (parts[at++] ?? '') : path;
      const isThere = (hash: string): boolean => !/^0+$/.test(hash);
      found.push({
        ...(isThere(before) && {before: {path, hash: before}}),
        ...(isThere(after) && {after: {path: to, hash: after}}),
      });
    }
    return found;
  }

  /** How many commits the second revision has that the first one lacks. */
  countBetween(from: string, to: string): number {
    return Number(this.git('rev-list', '--count', `${from}..${to}`).toString());
  }

  /** What these commits changed, as `git log` prints it with the given options. */
  logBetween(
    from: string,
    to: string,
    options: readonly string[],
    folders: readonly string[],
  ): string {
    const range = ['--no-merges', '--find-renames', `${from}..${to}`];
    return this.git('log', ...options, ...range, '--', ...folders).toString();
  }

  /**
   * The files of a commit.
   * @param wanted whose text is read
   * @throws Error when the clone lacks some of them
   */
  filesOf(commit: string, wanted = /(?!)/): SourceFile[] {
    const files = this.git('ls-tree', '-r', '-z', commit)
      .toString()
      .split('\0')
      .flatMap((entry) => {
        const [, hash = '', file = ''] = /^\d+ blob (\w+)\t(.*)$/s.exec(entry) ?? [];
        return file === '' ? [] : [{path: file, hash}];
      });
    const read = files.filter((file) => wanted.test(file.path));
    const texts = this.textsOf(read.map(({hash}) => hash));
    return files.map((file) => ({
      ...file,
      text: wanted.test(file.path) ? texts.get(file.hash) : undefined,
    }));
  }

  /**
   * The contents of files, by their hash.
   * @throws Error when the clone lacks some of them
   */
  textsOf(hashes: readonly string[]): ReadonlyMap<string, string> {
    if (hashes.length === 0) return new Map();
    const {stdout} = this.run(['cat-file', '--batch'], `${hashes.join('\n')}\n`);
    const texts = new Map<string, string>();
    let at = 0;
    for (const hash of hashes) {
      const end = stdout.indexOf('\n', at);
      const [, type, size] = stdout.subarray(at, end).toString().split(' ');
      if (type !== 'blob') {
        throw new Error(
          `${this.folder} lacks the content of some files. Clone ${this.repository} again, without --filter.`,
        );
      }
      texts.set(hash, stdout.subarray(end + 1, end + 1 + Number(size)).toString());
      at = end + Number(size) + 2;
    }
    return texts;
  }

  private git(...args: readonly string[]): Buffer {
    const {status, stdout, stderr} = this.run(args);
    if (status === 0) return stdout;
    throw new Error(`git cannot read ${this.folder}: ${stderr.toString().trim()}`);
  }

  private run(args: readonly string[], input?: string) {
    return spawnSync('git', ['-C', this.folder, ...args], {input, maxBuffer: mostOutput});
  }
}

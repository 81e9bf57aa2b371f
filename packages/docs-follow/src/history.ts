import type {Change} from './changes';

/** A commit of the product. */
export interface Commit {
  readonly hash: string;
  /** Day on which it was made. */
  readonly date: string;
  readonly subject: string;
}

/** Commits by the file that they change, newest first, with the lines that they add and remove. */
export type History = ReadonlyMap<
  string,
  readonly {readonly commit: Commit; readonly lines: string}[]
>;

/** How `git log` has to print commits for `parseLog`. */
export const logFormat = [
  '--format=%x00%H%x09%cs%x09%s',
  '--patch',
  '--unified=0',
  '--no-color',
  '--no-ext-diff',
];

/**
 * Reads what `git log` prints with `logFormat`.
 * @param stablePath the path of a file as all revisions would have it
 */
export function parseLog(log: string, stablePath: (path: string) => string): History {
  const history = new Map<string, {commit: Commit; lines: string}[]>();
  for (const entry of log.split('\0').slice(1)) {
    const [head = '', ...files] = entry.split(/^diff --git /m);
    const [hash = '', date = '', subject = ''] = head.split('\n')[0]?.split('\t') ?? [];
    for (const file of files) {
      const [, from = '', to = ''] = /^a\/(\S+) b\/(\S+)/.exec(file) ?? [];
      const lines = file
        .split('\n')
        .filter((line) => /^[+-](?!\+\+ |-- )/.test(line))
        .join('\n');
      for (const path of new Set([stablePath(from), stablePath(to)])) {
        history.set(path, [...(history.get(path) ?? []), {commit: {hash, date, subject}, lines}]);
      }
    }
  }
  return history;
}

/** The commits that change a fact: those whose lines in its file name it, newest first. */
export function commitsOf(
  {kind, key, file = '', before, after}: Change,
  history: History,
): Commit[] {
  const name =
    kind === 'route'
      ? (key.split(' ').at(-1) ?? key)
      : (key
          .split(/[ .{}]|: /)
          .filter(Boolean)
          .at(-1) ?? key);
  const ofFile = history.get(file) ?? [];
  const naming = ofFile.filter(({lines}) => lines.includes(name));
  // A default may be a constant, which has another name.
  const value = /default (.+)$/.exec(after ?? before ?? '')?.[1];
  const valued =
    naming.length > 0 || value === undefined
      ? naming
      : ofFile.filter(({lines}) => lines.includes(value));
  return valued.map(({commit}) => commit);
}

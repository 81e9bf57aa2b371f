import {globs} from './globs';

/** A page with the files of the product that it describes, as globs. */
export interface SourcedPage {
  readonly file: string;
  readonly sources: readonly string[];
}

/** A page whose sources changed since it was last read. */
export interface StalePage {
  readonly file: string;
  readonly changed: readonly string[];
}

type Files = Readonly<Record<string, string>>;

/** Lists globs of a page that match no file: `docs/a.md: zoo/cages/**`. */
export function lostSources(pages: readonly SourcedPage[], files: Files): string[] {
  const paths = Object.keys(files);
  const isLost = (glob: string): boolean => {
    const wanted = globs([glob]);
    return !paths.some((path) => wanted.test(path));
  };
  return pages.flatMap(({file, sources}) =>
    sources.filter(isLost).map((glob) => `${file}: ${glob}`),
  );
}

/**
 * Finds the pages whose sources have other content now.
 * @param readAt files by their hash when a page was last read
 * @param isSame whether contents that have other hashes differ in nothing that a page could say
 */
export function stalePages(
  pages: readonly SourcedPage[],
  readAt: (file: string) => Files,
  now: Files,
  isSame: (path: string, before: string, now: string) => boolean = () => false,
): StalePage[] {
  return pages.flatMap(({file, sources}) => {
    const before = readAt(file);
    const wanted = globs(sources);
    const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])]
      .filter((path) => {
        const [old, current] = [before[path], now[path]];
        if (old === current || !wanted.test(path)) return false;
        return old === undefined || current === undefined || !isSame(path, old, current);
      })
      .sort();
    return changed.length > 0 ? [{file, changed}] : [];
  });
}

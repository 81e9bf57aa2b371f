/** What following each commit of a history would have named, from recorded facts. */
import {type Change, changesBetween} from './changes';
import {type Fact, type Facts, sorted} from './digest';
import {type Operations, type PageText, placesOf} from './places';
import {pagesOf} from './report';
import {routesBySchema} from './schemas';
import {type SourcedPage, stalePages} from './sources';

/** Facts that a commit adds or changes, by kind and name; null for those that it takes away. */
export type FactPatch = Readonly<Record<string, Readonly<Record<string, Fact | null>>>>;

/** A commit, with what it changes. */
export interface RecordedCommit {
  readonly commit: string;
  /** Day on which it was made. */
  readonly date: string;
  readonly facts: FactPatch;
  /** Files that do something else now, by the path that they had at the beginning. */
  readonly files: readonly string[];
}

export interface Recording {
  /** The commit before the first one. */
  readonly from: string;
  /** Its facts. */
  readonly facts: Facts;
  readonly commits: readonly RecordedCommit[];
}

/** A commit with the pages that following it names. */
export interface NamedPages {
  readonly commit: string;
  readonly date: string;
  readonly pages: ReadonlySet<string>;
}

export interface ReplayedSite {
  readonly pages: readonly PageText[];
  readonly sources: readonly SourcedPage[];
  readonly operations: Operations;
}

/** Facts that say something else, as a patch of the earlier ones. */
export function patchBetween(before: Facts, after: Facts): FactPatch {
  const kinds = new Set([...Object.keys(before), ...Object.keys(after)]);
  return sorted(
    [...kinds].flatMap((kind) => {
      const [old, now] = [before[kind] ?? {}, after[kind] ?? {}];
      const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
      const differing = keys.filter((key) => old[key]?.[0] !== now[key]?.[0]);
      if (differing.length === 0) return [];
      return [[kind, sorted(differing.map((key) => [key, now[key] ?? null] as const))] as const];
    }),
  );
}

/** Facts with a patch. Kinds that the patch leaves alone stay the same objects. */
export function patched(facts: Facts, patch: FactPatch): Facts {
  const kinds = Object.entries(patch).map(([kind, changed]) => {
    const all = Object.entries({...facts[kind], ...changed});
    return [
      kind,
      sorted(all.filter((entry): entry is [string, Fact] => entry[1] !== null)),
    ] as const;
  });
  return {...facts, ...Object.fromEntries(kinds)};
}

const isNoAddition = ({effect}: Change): boolean => effect !== 'new';

/** Follows each commit of a recording from the one before it. */
export function namedPages(recording: Recording, site: ReplayedSite): NamedPages[] {
  let before = recording.facts;
  return recording.commits.map(({commit, date, facts, files}) => {
    const after = patched(before, facts);
    const isSame = Object.keys(facts).length === 0;
    const schemas = isSame ? new Map<string, Set<string>>() : routesBySchema(before, after);
    // What is new makes no sentence false.
    const changes = (isSame ? [] : changesBetween(before, after).filter(isNoAddition)).map(
      (change) => ({
        ...change,
        ...placesOf(change, site.pages, site.operations, schemas),
      }),
    );
    before = after;
    const changed = Object.fromEntries(files.map((file) => [file, '']));
    const stale = stalePages(site.sources, () => ({}), changed).map(({file}) => file);
    return {commit, date, pages: new Set([...pagesOf(changes).keys(), ...stale])};
  });
}

/** A correction that the product's own documentation needed. */
export interface Correction {
  /** The commit that corrects it. */
  readonly commit: string;
  readonly date: string;
  /** The page of the replayed site that is about the same. */
  readonly page: string;
  /** The commit that made the sentence false; none if it never was true, or depends on something else. */
  readonly madeFalseBy?: string;
}

/** What following would have said of a correction. */
export interface Foresight<One extends Correction> {
  readonly correction: One;
  /** Whether following the commit that made the sentence false names the page. */
  readonly isNamed: boolean;
  /** Days from that commit to the correction. */
  readonly days: number;
}

/**
 * Finds which corrections following would have asked for. Those that no commit made necessary are left out.
 * @throws Error when the recording lacks the commit that made a sentence false
 */
export function foresightOf<One extends Correction>(
  corrections: readonly One[],
  named: readonly NamedPages[],
): Foresight<One>[] {
  return corrections.flatMap((correction) => {
    const {madeFalseBy, page, date, commit} = correction;
    if (madeFalseBy === undefined) return [];
    const cause = named.find((one) => one.commit.startsWith(madeFalseBy));
    if (!cause) {
      throw new Error(
        `The recording lacks ${madeFalseBy}, which made necessary what ${commit} corrects. Correct the list, or record the history again.`,
      );
    }
    const days = (Date.parse(date) - Date.parse(cause.date)) / 86_400_000;
    return [{correction, isNamed: cause.pages.has(page), days}];
  });
}

/** The middle one of numbers, 0 for none. */
export function median(numbers: readonly number[]): number {
  const all = [...numbers].sort((a, b) => a - b);
  const [low = 0, high = low] = [
    all[Math.ceil(all.length / 2) - 1],
    all[Math.floor(all.length / 2)],
  ];
  return (low + high) / 2;
}

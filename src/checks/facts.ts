/** What a version's pages are held against. */
import type {JsonValue, OutsideTool, VersionData} from '../facts/data-types';

/** Shape of the parts of `data/<version>/api.json` that checks need. */
export interface ApiLevelFacts {
  readonly operations: readonly {
    readonly route: string;
    readonly parameters: readonly string[];
  }[];
  readonly schemas: Readonly<
    Record<
      string,
      {readonly fields?: Readonly<Record<string, string>>; readonly enum?: readonly string[]}
    >
  >;
}

export interface CheckFacts {
  readonly version: string;
  readonly data: VersionData;
  /** Numbers of all releases, newest first, which images are tagged with. */
  readonly releases: readonly string[];
  /** Method and path of every route that the server has. */
  readonly routes: readonly string[];
  readonly api: readonly ApiLevelFacts[];
  /** JSON Schema of a run file. */
  readonly runConfig: JsonValue;
  /** Ids of the pages that the version has: guides, and operations as `api/slug`. */
  readonly pages: ReadonlySet<string>;
  /** Facts of other tools, by the word under which a page names the tool. */
  readonly outside: readonly OutsideTool[];
}

/** Makes a function of a version's facts that does its work once for each version. */
export function perVersion<Result>(
  work: (facts: CheckFacts) => Result,
): (facts: CheckFacts) => Result {
  const done = new WeakMap<CheckFacts, {readonly result: Result}>();
  return (facts) => {
    const known = done.get(facts) ?? {result: work(facts)};
    done.set(facts, known);
    return known.result;
  };
}

/** Names of outside tools that a page with this text may use. */
export function outsideNames(
  text: string,
  {outside}: CheckFacts,
  kind: 'variables' | 'names',
): ReadonlySet<string> {
  return new Set(
    outside
      .filter(({words}) => words.some((word) => text.includes(word)))
      .flatMap((tool) => tool[kind]),
  );
}

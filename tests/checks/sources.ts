import type {OutsideTool} from '@docs-kit/docs-facts/checks';
import type {JsonValue, VersionData} from '../../src/facts/data-types';

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

/** What is read from files. */
export interface VersionSources {
  readonly version: string;
  readonly data: VersionData;
  /** Numbers of all releases, newest first, which images are tagged with. */
  readonly releases: readonly string[];
  readonly routes: readonly string[];
  readonly api: readonly ApiLevelFacts[];
  /** JSON Schema of a run file. */
  readonly runConfig: JsonValue;
  /** Ids of the pages that the version has: guides, and operations as `api/slug`. */
  readonly pages: ReadonlySet<string>;
  readonly outside: readonly OutsideTool[];
  /** What each page is called: its titles, and for an operation its route and statuses. */
  readonly names: ReadonlyMap<string, PageNames>;
  /** Status that a server returned with a message, by page and message: `page: The message`. */
  readonly messageStatuses: ReadonlyMap<string, string>;
  /** The other versions, by their names. */
  readonly others: ReadonlyMap<string, OtherVersion>;
}

/** What a page is called, and what is known of its operation. */
export interface PageNames {
  readonly titles: readonly string[];
  readonly route?: string;
  readonly statuses?: readonly string[];
}

/** What is known of a version that a page speaks of, although it is about another one. */
export interface OtherVersion extends Pick<VersionSources, 'routes'> {
  readonly providers: VersionData['providers']['providers'];
  readonly variables: ReadonlySet<string>;
  readonly commands: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

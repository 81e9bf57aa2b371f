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
}

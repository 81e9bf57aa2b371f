import type {Change, ProgramFacts} from './facts';
import type {Notes} from './notes';

/** What a check of one text knows, and where it notes what it finds. */
export interface Context {
  readonly facts: ProgramFacts;
  readonly notes: Notes;
  /** Whether the text shows that it uses the product. */
  readonly isAbout: boolean;
  readonly routes: Routes;
  readonly table: Table;
}

export interface Route {
  readonly path: string;
  readonly parts: readonly string[];
  readonly change?: Change;
}

/** Routes of the older version by their number of parts. */
export type Routes = ReadonlyMap<number, readonly Route[]>;

/** The commands of facts, ready to be looked for. */
export interface Table {
  /** Beginnings of everything that a command can have, such as `zoo feed`. */
  readonly starts: readonly string[];
  readonly commands: readonly {readonly name: string; readonly change: Change}[];
  readonly options: readonly {
    readonly name: string;
    readonly command: string;
    readonly option: string;
    readonly change: Change;
  }[];
  readonly images: RegExp | undefined;
}

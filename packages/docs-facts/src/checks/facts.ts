/** What the pages of a version are held against. A site fills it from its own data. */
import type {Page} from './page';

/** What is known of everything that goes by one name. */
export interface Known {
  /** Defaults as pages write them: `5`, `true`, `null`, `~/.cache`. */
  readonly defaults: Set<string>;
  /** All values, where everything of the name has a closed list. */
  choices?: Set<string> | 'open';
  readonly types: Set<string>;
}

/** An argument or an option of a command. */
export interface Argument {
  readonly name: string;
  readonly required: boolean;
  readonly repeatable: boolean;
}

export interface Option {
  /** All its spellings: `-p`, `--port`. */
  readonly flags: readonly string[];
  /** What it takes, for messages; null for a switch. */
  readonly value: string | null;
  readonly type: string;
  readonly required: boolean;
  readonly repeatable: boolean;
  readonly choices?: readonly string[];
  readonly status: 'supported' | 'deprecated' | 'rejected';
}

export interface Command {
  /** With the program and all groups: `git remote add`. */
  readonly name: string;
  readonly arguments: readonly Argument[];
  readonly options: readonly Option[];
}

/** A program of the command line. */
export interface Program {
  readonly name: string;
  readonly commands: readonly Command[];
  readonly globalOptions: readonly Option[];
}

/** A setting of what a page is about. */
export interface Setting {
  readonly key: string;
  readonly type: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  /** The variable that a stock configuration reads it from. */
  readonly environment?: {readonly default?: string};
}

/** A library that calls the API. */
export interface Client {
  readonly methods: readonly {
    /** As samples write it: `client.files.create`. */
    readonly method: string;
    readonly parameters: readonly {readonly name: string}[];
    readonly returns: string;
  }[];
  readonly helpers?: readonly {readonly methods: readonly {readonly name: string}[]}[];
}

/** Values that a variable takes. */
export interface ValueGrammar {
  /** Regular expression, without regard to case. */
  readonly pattern: string;
  /** The same in words, for messages. */
  readonly says: string;
  readonly choices?: readonly string[];
}

/** Facts of another tool, which count on pages that name the tool. */
export interface OutsideTool {
  /** Words by which a page names the tool. */
  readonly words: readonly string[];
  readonly variables: readonly string[];
  readonly names: readonly string[];
  readonly messages?: readonly {readonly text: string; readonly source: string}[];
}

export interface CheckFacts {
  readonly version: string;
  readonly programs: readonly Program[];
  /** Method and path of every route that the server has. */
  readonly routes: readonly string[];
  readonly clients: {readonly python: Client; readonly node: Client};
  /** Fields of the classes that methods return. */
  readonly resultFields: Readonly<Record<string, readonly string[]>>;
  /** What fields and aliases hold that is a class too, or a list: `{'Cage.animal': 'Animal'}`. */
  readonly resultTypes: Readonly<Record<string, string>>;
  /** Names of modules, with the names that each defines. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Packages whose modules these are; the name of every other module is free. */
  readonly packages: readonly string[];
  readonly headers: readonly string[];
  /** Every identifier that the version knows. */
  readonly words: ReadonlySet<string>;
  /** Beginnings of names that are free, before a hyphen or underscore. */
  readonly freePrefixes: readonly string[];
  /** Parts of names that are too common to make a name the reader's own. */
  readonly commonParts: ReadonlySet<string>;
  /** Defaults, choices and types, by the name of an option, setting, parameter or variable. */
  readonly known: ReadonlyMap<string, Known>;
  /** Environment variables, with what is known of their values; none where any value is right. */
  readonly variables: ReadonlyMap<
    string,
    {readonly values?: ValueGrammar; readonly isSwitch: boolean}
  >;
  /** Whether a name in capitals is something else than a variable, such as a constant. */
  readonly isConstant: (name: string, page: Page) => boolean;
  /** Says why a page may not name a variable: what reads it is not what the page is about. */
  readonly misplacedVariable: (name: string, page: Page, text: string) => string | undefined;
  /** Settings of what a page is about, by the id of the page. */
  readonly settings: (pageId: string) => readonly Setting[];
  /** Texts that the programs show, with `{}` for what is filled in, and where each is. */
  readonly messages: readonly {readonly text: string; readonly place: string}[];
  /** Other programs: their command lines are not taken for messages. */
  readonly otherPrograms: readonly string[];
  /** Ports that something in the data has, and those of the server, with its names in prose. */
  readonly ports: ReadonlySet<string>;
  readonly server: {readonly names: readonly string[]; readonly ports: readonly string[]};
  readonly outside: readonly OutsideTool[];
}

/** Makes a function of a version's facts that does its work once for each version. */
export function perVersion<Facts extends CheckFacts, Result>(
  work: (facts: Facts) => Result,
): (facts: Facts) => Result {
  const done = new WeakMap<Facts, {readonly result: Result}>();
  return (facts) => {
    const known = done.get(facts) ?? {result: work(facts)};
    done.set(facts, known);
    return known.result;
  };
}

/** Names of outside tools that a page with this text may use. */
export function outsideNames(
  text: string,
  {outside}: Pick<CheckFacts, 'outside'>,
  kind: 'variables' | 'names',
): ReadonlySet<string> {
  return new Set(
    outside
      .filter(({words}) => words.some((word) => text.includes(word)))
      .flatMap((tool) => tool[kind]),
  );
}

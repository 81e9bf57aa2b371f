/** A value of the file as YAML has it; a text may hold references to variables and `<name>`. */
export type Value = string | number | boolean | null | readonly Value[] | ValueMap;
export interface ValueMap {
  readonly [key: string]: Value;
}

/** A key of the file with what its comment says. */
export interface Setting {
  readonly key: string;
  readonly note: string;
  readonly value?: Value;
  /** The choice of a store that fills it, by its key; the value is then the name of its file. */
  readonly store?: string;
  /** Comments of the keys inside of a map. */
  readonly notes?: Readonly<Record<string, string>>;
}

export type Level = 'error' | 'warning' | 'info';

/** What a reader should know before they start the file. */
export interface Caution {
  /** An error stops the server, a warning takes something away, an info asks for something first. */
  readonly level: Level;
  readonly why: string;
  readonly instead?: string;
  /** What the server says as it ends; a text of its log. */
  readonly message?: string;
}

export interface ProviderFacts {
  readonly api: string;
  readonly type: string;
  readonly id: string;
  readonly summary: string;
  /** Its page, below the path of the version: scripts that named whole addresses would grow with them. */
  readonly page: string;
  readonly packages: readonly string[];
  /** APIs without which it does not start. */
  readonly needs: readonly string[];
  readonly settings: readonly Setting[];
  readonly cautions: readonly Caution[];
  /** The group of tools that the file registers for it. */
  readonly toolGroup?: string;
}

export interface ApiFacts {
  readonly name: string;
  readonly purpose: string;
  /** APIs that the server serves with it. */
  readonly brings: readonly string[];
  /** Type of the provider to add where another one needs the API. */
  readonly first: string;
  /** Whether a server has one provider of it, the last in the file. */
  readonly isSingle: boolean;
}

/** A kind of store, with what each of its types takes. `<file>` and `<table>` stand for names. */
export interface StoreKind {
  readonly types: Readonly<
    Record<string, {readonly packages: readonly string[]; readonly settings: readonly Setting[]}>
  >;
}

/** A choice of a store: a section of the file, or the stores of all providers of a kind. */
export interface StoreFacts {
  readonly key: string;
  readonly label: string;
  readonly note: string;
  readonly kind: string;
  /** Name of its file; only a section of the file has one. */
  readonly file?: string;
  readonly isOptional?: boolean;
  /** What is to be known of some of its types. */
  readonly cautions?: Readonly<Record<string, Caution>>;
}

/** What some providers of an API can do and others cannot, although somebody relies on it. */
export interface Ability {
  readonly api: string;
  readonly name: string;
  readonly lacking: readonly string[];
  /** APIs, and providers as `api/type`, that rely on it. */
  readonly neededBy: readonly string[];
  readonly why: string;
  /** Type of a provider that has it. */
  readonly first: string;
}

export interface Option {
  readonly id: string;
  readonly label: string;
  readonly settings: readonly Setting[];
  readonly cautions?: readonly Caution[];
}

/**
 * A program to run or a file to save. A line with a placeholder is written once for each of its values,
 * so that none is left where there are none: `{{name}}` of the stack, `{{file}}` for each line of the
 * file, `{{package}}` for each installation, and the `name`, `value` and `meaning` of each variable:
 * `{{secret.name}}`; `{{local.name}}` of one that names this machine, with `elsewhere` as its address in
 * a container; and `{{plain.name}}` of others that need a value.
 */
export interface CommandPart {
  readonly title?: string;
  readonly language: string;
  readonly code: string;
}

export interface CommandFacts {
  readonly id: string;
  readonly label: string;
  readonly parts: readonly CommandPart[];
}

export interface VariableFacts {
  readonly meaning: string;
  readonly isSecret: boolean;
  /** A value to write where the reader has to choose one. */
  readonly example?: string;
}

export type KeyRole =
  | 'apis'
  | 'providers'
  | 'id'
  | 'type'
  | 'config'
  | 'storeType'
  | 'tools'
  | 'toolGroup'
  | 'toolProvider'
  | 'server'
  | 'authentication'
  | 'quota';

/** All that is known of one version. */
export interface VersionFacts {
  readonly label: string;
  /** Where its pages are, such as `/docs/next`. */
  readonly path: string;
  /** The first entries of the file. */
  readonly head: readonly Setting[];
  /** What the keys of the file are called, by their role. */
  readonly keys: Readonly<Record<KeyRole, Setting>>;
  /** Comments of keys inside of values, where no setting has one. */
  readonly notes: Readonly<Record<string, string>>;
  readonly apis: readonly ApiFacts[];
  /** APIs that every server has. */
  readonly always: readonly string[];
  readonly providers: readonly ProviderFacts[];
  readonly kinds: Readonly<Record<string, StoreKind>>;
  readonly stores: readonly StoreFacts[];
  readonly abilities: readonly Ability[];
  readonly authentication: readonly Option[];
  readonly policies: readonly Option[];
  /** In its settings, `<quota>` is the number that the reader chooses. */
  readonly quota: {
    readonly settings: readonly Setting[];
    readonly cautions: readonly Caution[];
  };
  readonly variables: Readonly<Record<string, VariableFacts>>;
  /** Packages that every server needs. */
  readonly packages: readonly string[];
  /** Upper limits of packages, such as `<2`. */
  readonly limits: Readonly<Record<string, string>>;
  readonly commands: readonly CommandFacts[];
  /** Providers that are chosen at first, as `api/type`. */
  readonly start: readonly string[];
  /** The APIs whose providers a reader has chosen for samples. */
  readonly setup: {readonly provider: string; readonly store: string};
  /** The message of a server that lacks an API, with `<api>` for its name. */
  readonly missing: string;
}

/** Facts by the name of the version; the first one is chosen at first. */
export type ComposerFacts = Readonly<Record<string, VersionFacts>>;

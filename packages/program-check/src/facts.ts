/**
 * What became of a name: its old form fails unless it is `deprecated`. `moved` and `renamed` do the
 * same under another name; `changed` exists in both versions, and takes or returns something else.
 */
export type ChangeKind = 'moved' | 'renamed' | 'removed' | 'deprecated' | 'changed';

/** What became of one name from the older version to the newer one. */
export interface Change {
  readonly change: ChangeKind;
  /** Text to write in the place of the name. */
  readonly to?: string;
  /** What to do, as a sentence with code spans, where no text for the same place does. */
  readonly instead?: string;
  /** Address of the page with the details. */
  readonly href: string;
}

/** Changes by the older name. */
export type Changes = Readonly<Record<string, Change>>;

/** The change of a name from a program, which may be that of something every object has. */
export const changeIn = (changes: Changes, name: string): Change | undefined =>
  Object.hasOwn(changes, name) ? changes[name] : undefined;

/** What is known of a client library in one language. */
export interface ClientFacts {
  /** Names that programs import the library and its product by: `zoo_client`. */
  readonly modules: readonly string[];
  /** Names of classes whose objects are clients. */
  readonly classes: readonly string[];
  /** Methods of each version, without the client in front: `animals.feed`. */
  readonly oldMethods: readonly string[];
  readonly newMethods: readonly string[];
  readonly methods: Changes;
  /** Parameters that the newer method, or what replaces the method, lacks; by method. */
  readonly parameters: Readonly<Record<string, Changes>>;
  /** Fields that are gone from what methods return, or from its items; by method of both versions. */
  readonly results: Readonly<Record<string, Changes>>;
  /** Modules of both versions; those that exist in neither are reported as unknown. */
  readonly knownModules: readonly string[];
  /** Modules, and names in modules behind a colon: `zoo.types:Cage`. */
  readonly imports: Changes;
  /** Classes of the library, and their methods behind a dot: `Keeper.feed_all`. */
  readonly helpers: Changes;
}

/** What is known of the two versions that a program moves between. */
export interface ProgramFacts {
  /** Labels of both versions. */
  readonly from: string;
  readonly to: string;
  /** Words, in lower case, by which a text shows that it uses the product. */
  readonly words: readonly string[];
  readonly python: ClientFacts;
  readonly typescript: ClientFacts;
  /** Routes by the older one, `GET /v1/animals/{id}`; `to` is one with its method. */
  readonly routes: Changes;
  /** Routes of either version that did not change. */
  readonly sameRoutes: readonly string[];
  /** Beginnings of paths below which every route moved alike. */
  readonly prefixes: Changes;
  /** Names of fields that schemas no longer have. */
  readonly fields: Changes;
  /** Commands, and their options behind them: `zoo feed --fast`. */
  readonly commands: Changes;
  /** Environment variables. */
  readonly variables: Changes;
  /** Packages by ecosystem and name, `pypi zoo-client`; `to` is the requirement. */
  readonly packages: Changes;
  /** Container images without their tags. Options behind one are those of `imageCommand`. */
  readonly images: Changes;
  readonly imageCommand?: string;
  /** Values of the configuration, as `key.key=value`. */
  readonly configuration: Changes;
}

/** A service that models run in, as a reader can choose it. */
export interface ProviderFacts {
  /** What samples call it, such as `vllm`. */
  readonly id: string;
  readonly name: string;
  /** A chat model of it, as requests name it. */
  readonly model: string;
  /** Variables that switch it on, each with the value that a command shows. */
  readonly variables: readonly Variable[];
}

/** A store of vectors, as a reader can choose it. */
export interface StoreFacts {
  readonly id: string;
  readonly name: string;
  readonly variables: readonly Variable[];
}

/** An environment variable of the server; without a value, readers have to set it themselves. */
export interface Variable {
  readonly name: string;
  readonly value?: string;
}

/** What a reader of one version can choose. The first of each is what all samples show. */
export interface SetupFacts {
  /** What serves all of them, such as the name of a distribution. */
  readonly server: string;
  readonly providers: readonly [ProviderFacts, ...ProviderFacts[]];
  readonly stores: readonly [StoreFacts, ...StoreFacts[]];
}

/** What the samples of all versions have in common. */
export interface SampleDefaults {
  /** Address of the server, without a slash at its end. */
  readonly server: string;
  /** The variable from which client libraries read a token by themselves. */
  readonly tokenVariable: string;
  /** The program that only readers of the first provider need. */
  readonly command: string;
  /** Pieces of the paths of pages about one provider or store, whose samples name it for good. */
  readonly pagesAboutOne: readonly string[];
  /** The tabs that hold a language each: the name of their group, and the labels by value. */
  readonly languages: {readonly group: string; readonly labels: Readonly<Record<string, string>>};
}

/** What a reader has chosen. What is missing stays as the samples show it. */
export interface Setup {
  readonly provider?: string;
  readonly model?: string;
  readonly server?: string;
  readonly store?: string;
  /** Name of the variable that holds the token; none without one. */
  readonly token?: string;
}

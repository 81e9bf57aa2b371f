/** Data of a documentation that facts of a product are in, each entry with what people write about it. */

/** What is assigned to in an entry; the site's schemas say what else it has. */
type Entry<Known> = Known & Record<string, unknown>;

export type Field = Entry<{key: string; secret: boolean}>;
export type Provider = Entry<{
  api: string;
  type: string;
  pipPackages: string[];
  distributions: {name: string}[];
  config: Field[];
}>;
export type Distribution = Entry<{name: string} & StockDistribution>;
export type Variable = Entry<{name: string; default: string | null; readBy: string[]}>;
export type Argument = Entry<{name: string}>;
export type Parameter = Entry<{name: string; type: string; required: boolean; in: string}>;
export type Option = Entry<{flags: string[]; default: string | null}>;
export type Command = Entry<{name: string; arguments: Argument[]; options: Option[]}>;
export type Method = Entry<{
  method: string;
  httpMethod: string;
  path: string;
  returns: string;
  parameters: Parameter[];
}>;

/** What a product ships for a distribution: its build file and its run files. */
export interface StockDistribution {
  additionalPipPackages: string[];
  buildProviders: {api: string; types: string[]}[];
  runFiles: RunFile[];
}

export type RunFile = Entry<{
  file: string;
  providers: Entry<{api: string; id: string; type: string; enabledBy?: string}>[];
  environment: {
    name: string;
    defaults: string[];
    required: boolean;
    switches: boolean;
    where: string[];
  }[];
}>;

/** The data of a version. */
export interface FollowedData {
  readonly providers: Provider[];
  readonly distributions: Distribution[];
  readonly variables: Variable[];
  /** Of the product's own program. */
  readonly commands: Command[];
  readonly clientCommands: Command[];
  /** Of the client's class. */
  readonly methods: Method[];
  /** Such as `GET /v1/animals/{id}`. */
  readonly routes: string[];
}

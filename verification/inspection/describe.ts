import path from 'node:path';
import type {Environment} from '@docs-kit/docs-verify/environment';
import {Problem} from '@docs-kit/docs-verify/problem';
import {localEnvironment, runProgram} from '@docs-kit/docs-verify/processes';

/** A field of a configuration class or of a model. */
export interface DescribedField {
  readonly required: boolean;
  readonly default: unknown;
  /** Whether a function makes the default, from the environment for example. */
  readonly made: boolean;
}

/** An option of a command, as the parser of its program declares it. */
export interface DescribedOption {
  readonly flags: readonly string[];
  readonly takesValue: boolean;
  readonly required: boolean;
  readonly default: string | null;
  /** Empty when any value is taken. */
  readonly choices: readonly string[];
}

export interface DescribedCommand {
  /** Whether it holds other commands. */
  readonly isGroup: boolean;
  readonly options: readonly DescribedOption[];
  readonly arguments: readonly {readonly name: string; readonly required: boolean}[];
  /** Why the program cannot be asked. */
  readonly error?: string;
}

type Fields = Readonly<Record<string, DescribedField>>;

/** What the installed framework is called. */
export interface FrameworkNames {
  /** Its Python packages; the first has the server. */
  readonly modules: readonly string[];
  /** Its program. */
  readonly program: string;
  /** The program of the client, and the client's Python package. */
  readonly client: string;
  readonly clientModule: string;
}

/** What the installed framework says of itself. */
export interface FrameworkDescription {
  /** `GET /v1/models/{model_id:path}`. */
  readonly routes: readonly string[];
  readonly models: Readonly<
    Record<string, {readonly properties?: Fields; readonly enum?: readonly unknown[]}>
  >;
  readonly providers: readonly {
    readonly api: string;
    readonly type: string;
    readonly config?: Fields;
    /** Why the configuration class cannot be loaded. */
    readonly error?: string;
  }[];
  /** By name, such as `llama stack run`. */
  readonly commands: Readonly<Record<string, DescribedCommand>>;
  /** Problems of each run configuration that the framework's own loader has met. */
  readonly runConfigurations: Readonly<Record<string, readonly string[]>>;
}

/** What it can say, and why it cannot say the rest. */
export type Described = Readonly<Partial<FrameworkDescription>> & {
  readonly errors?: Readonly<Partial<Record<keyof FrameworkDescription, string>>>;
};

const timeLimit = 300_000;
const mark = 'DESCRIPTION ';

/**
 * Asks the installed framework for its routes, models, providers, commands and run
 * configurations.
 * @throws Problem when its Python cannot run
 */
export async function describeFramework(
  {python}: Environment,
  names: FrameworkNames,
): Promise<Described> {
  const script = path.join(__dirname, 'describe_framework.py');
  const {status, output} = await runProgram(python, [script], {
    timeout: timeLimit,
    env: localEnvironment(),
    input: JSON.stringify(names),
  });
  const line = output.split('\n').find((text) => text.startsWith(mark));
  if (status !== 0 || line === undefined) {
    throw new Problem('The framework cannot be described.', `The program was ${script}.`, output);
  }
  return JSON.parse(line.slice(mark.length)) as Described;
}

import type {RecipeStep} from '../recipes';
import type {OwnServerOptions} from './own-server';

/**
 * One step of a situation: the key that says what it does, with what it needs. What comes of a request
 * is its answer, whatever its status.
 */
export interface Step
  extends
    Pick<RecipeStep, 'ask' | 'body' | 'form' | 'headers' | 'make' | 'with' | 'as'>,
    Pick<OwnServerOptions, 'args' | 'without' | 'added' | 'modules'> {
  /** Repeats the request for as long as its answer matches this pattern. */
  readonly while?: string;
  /** Starts a server with a run file, for the steps after it. */
  readonly serve?: unknown;
  /** Starts a server that refuses its run file or is stopped at once; its log is what comes. */
  readonly start?: unknown;
  readonly environment?: unknown;
  /** Stops a server or a service. */
  readonly stop?: string;
  /** Calls a program of the environment; what it prints is what comes. */
  readonly call?: readonly string[];
  /** Runs a Python program; what it prints is what comes. */
  readonly python?: string;
  /** Saves a file; content that is not text is written as JSON. */
  readonly save?: string;
  readonly content?: unknown;
  /** The content, where it is a run file. */
  readonly runFile?: object;
  /** Reads the log of a server, once it has a text; it is what comes. */
  readonly log?: string;
  /** Waits until a server has a model. */
  readonly model?: string;
  /** Starts a service that answers every request alike. */
  readonly service?: ServiceAnswer;
  /** Starts an MCP server with tools that answer with one content each. */
  readonly mcp?: Readonly<Record<string, object>>;
  /** Port of a service. */
  readonly port?: unknown;
  /** Starts a test double of its own. */
  readonly double?: true;
  /** Name of the server that the step is for; without one it is that of the run. */
  readonly at?: string;
  /** Whether what comes is compared too, and not what comes of the last step alone. */
  readonly keep?: true;
}

/** What a service answers: a status and a JSON body, or nothing, and it hangs up. */
export type ServiceAnswer =
  {readonly status: number; readonly body?: unknown} | {readonly hangsUp: true};

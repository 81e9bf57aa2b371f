import type {ApiPaths, Objects} from '../operations/objects';
import type {OwnServer, OwnServerOptions} from './own-server';
import type {Ask} from './requests';

/** What a situation can be made with. */
export interface Scene {
  readonly versionName: string;
  readonly paths: ApiPaths;
  readonly serverAddress: string;
  readonly mcpAddress: string;
  readonly testDoubleAddress: string;
  /** Variables by which a server finds a database of PostgreSQL. */
  readonly database: Readonly<Record<string, string>>;
  readonly objects: Objects;
  readonly ask: Ask;
  /** Makes requests of the server, and gives what came with what the server has logged meanwhile. */
  readonly logged: (make: () => Promise<string>) => Promise<string>;
  /** Calls a program of the environment, such as `llama`, and gives what it prints. */
  readonly call: (program: string, ...args: readonly string[]) => Promise<string>;
  /** The same with variables of its own. */
  readonly callWith: (
    environment: Readonly<Record<string, string>>,
    program: string,
    ...args: readonly string[]
  ) => Promise<string>;
  /** Runs a Python program with the packages of the environment, and gives what it prints. */
  readonly python: (...lines: readonly string[]) => Promise<string>;
  /** Starts a server with a run file, and gives what it prints until it refuses or listens. */
  readonly start: (runFile: object, options?: OwnServerOptions) => Promise<string>;
  /**
   * Starts a server with a run file, for requests. It runs until the quotes of the situation are
   * compared, so the same run file with the same options gives the same server.
   * @throws Error with the end of its log when it does not start
   */
  readonly serve: (runFile: object, options?: OwnServerOptions) => Promise<OwnServer>;
  /** Saves a file where programs are called, and servers started. */
  readonly save: (name: string, content: string) => Promise<void>;
}

/** A situation in which the framework says what guides quote. */
export interface Situation {
  /** Messages as pages quote them, or their form; versions may quote some of them only. */
  readonly messages: readonly (string | RegExp)[];
  /** Pages that quote them of just this situation; without it, all that quote them. */
  readonly pages?: readonly string[];
  /** Versions of which a program that it calls never comes that far, as their pages say. */
  readonly notIn?: readonly string[];
  /** Whether it is made once for each message, or each page, which names what is asked for. */
  readonly each?: 'message' | 'page';
  /** Makes the situation, and gives the answer or what was printed. */
  readonly make: (scene: Scene, message: string, page: string) => Promise<string>;
}

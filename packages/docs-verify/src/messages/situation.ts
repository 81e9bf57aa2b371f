import type {RunningServer} from '@docs-kit/service-doubles/listening';
import type {OwnServer, OwnServerOptions} from './own-server';
import type {Api} from '../operations/api';
import type {Recipes} from '../recipes';
import type {ServiceAnswer, Step} from './step';

/** What the steps of a situation are taken with. */
export interface Scene {
  readonly versionName: string;
  readonly paths: Readonly<Record<string, string>>;
  readonly serverAddress: string;
  readonly mcpAddress: string;
  readonly testDoubleAddress: string;
  /** Variables by which a server finds a database of PostgreSQL. */
  readonly database: Readonly<Record<string, string>>;
  readonly objects: Recipes;
  readonly ask: Api['ask'];
  /** Adds to a run file what those of situations have that say nothing else. */
  readonly runFile: (part: object) => object;
  /** What the server of the run has logged so far. */
  readonly log: () => Promise<string>;
  /** Calls a program of the environment, such as its command line, and gives what it prints. */
  readonly call: (
    program: string,
    args: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ) => Promise<string>;
  /** Runs a Python program with the packages of the environment, and gives what it prints. */
  readonly python: (code: string) => Promise<string>;
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
  readonly service: (answer: ServiceAnswer, port: number) => Promise<RunningServer>;
  readonly mcp: (tools: Readonly<Record<string, object>>) => Promise<RunningServer>;
  readonly double: () => Promise<RunningServer>;
}

/** Values for the steps of a situation, for the quotes and versions that they are for. */
export interface Case {
  readonly page?: string;
  /** A part of the message. */
  readonly message?: string;
  readonly version?: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A situation in which the framework says what guides quote. */
export interface Situation {
  /** Messages as pages quote them, or their form; versions may quote some of them only. */
  readonly messages: readonly (string | RegExp)[];
  /** Pages that quote them from this situation; by default, all that quote them. */
  readonly pages?: readonly string[];
  /** Versions of which a program that it calls never comes that far, as their pages say. */
  readonly notIn?: readonly string[];
  /** Whether it is made once for each message, or each page, which names what is asked for. */
  readonly each?: 'message' | 'page';
  /** Whether what the server of the run logs meanwhile counts as what comes. */
  readonly log?: boolean;
  /** Values that the steps name; later cases win. */
  readonly cases: readonly Case[];
  readonly steps: readonly Step[];
  /** Steps that are taken at the end in any case. */
  readonly last?: readonly Step[];
}

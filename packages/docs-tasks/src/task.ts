import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {RecipeStep} from '@docs-kit/docs-verify/recipes';
import {readYaml} from '@docs-kit/docs-verify/yaml';
import type {Setup} from '@docs-kit/reader-setup/facts';
import schema from './task.schema.json';

/** What a reader wants to get done, and how a program sees that it is done. */
export interface Task {
  readonly id: string;
  /** What the reader types into the search. */
  readonly words: string;
  /** Public question that the task was written from. */
  readonly source?: string;
  /** The page that the reader recognizes as the right one: its path without an ending. */
  readonly page: string;
  /** Headings whose sections the reader follows; the whole page without them. */
  readonly sections?: readonly string[];
  /** Tab that the reader opens, by group; of other groups it is the first one. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Versions that have the task. */
  readonly versions?: readonly string[];
  /** Why it cannot be followed here; it is listed, and not run. */
  readonly needs?: string;
  /** What the reader has chosen on the site for all samples. */
  readonly setup?: Setup;
  readonly start?: Start;
  /** What the reader reads in the output so far and types behind a program. */
  readonly types?: readonly Typed[];
  /** What must be so in the end, looked at in this order. */
  readonly end?: readonly Check[];
}

/** What a reader has before the first step. */
export interface Start {
  /** Whether a server runs. */
  readonly server?: true;
  /** Objects that it has. */
  readonly has?: readonly RecipeStep[];
  /** Files of the reader's own, by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** Variables of the reader's own, such as keys. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Catalogs of models that a service offers, by the port that it listens on. */
  readonly services?: Readonly<Record<string, string>>;
}

export interface Typed {
  /** Title of the program, or the heading of its section. */
  readonly in: string;
  /** Regular expressions; what the last match of each holds is typed. */
  readonly read: readonly string[];
}

/** One look at the end state. Every key that is there is done, in the order of this interface. */
export interface Check {
  /** Starts the server again as it was started. */
  readonly restart?: true;
  /** A request to the server, such as `GET /v1/models`. */
  readonly ask?: string;
  readonly body?: unknown;
  /** Status that it must have; 200 without one. */
  readonly status?: number;
  /** How often the request is sent; the last answer counts. */
  readonly times?: number;
  /** A command that the reader gives, which must end well. */
  readonly run?: string;
  /** Regular expression for all that the steps have printed, in place of an answer. */
  readonly printed?: string;
  /** Regular expression that the answer, or what the command has printed, must match. */
  readonly has?: string;
  /** Regular expression that it must not match. */
  readonly lacks?: string;
  /** Name by which later checks refer to the answer. */
  readonly as?: string;
}

/**
 * Reads all tasks of a folder of YAML files.
 * @param name path of the folder as messages call it
 * @throws Error that lists every mistake with file and line, or when there is no task or one id twice
 */
export function readTasks(folder: string, name: string): Task[] {
  const tasks = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap(
      (file) =>
        readYaml<{tasks: readonly Task[]}>(path.join(folder, file), `${name}/${file}`, schema)
          .tasks,
    );
  if (tasks.length === 0) throw new Error(`${name} holds no task.`);
  const twice = tasks.find(({id}, index) => tasks.findIndex((task) => task.id === id) !== index);
  if (twice) throw new Error(`${name} has the task "${twice.id}" twice: rename one.`);
  return tasks;
}

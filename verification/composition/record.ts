import path from 'node:path';
import {lastErrorOf} from '../run-files/run';
import type {Combination} from '@docs-kit/run-file-composer/combinations';

/** What came of a server with the file of a provider or an option. */
export interface Boot {
  readonly id: string;
  /** `lacks packages` is not a result: runs leave out what is large. */
  readonly result: 'starts' | 'ends as foretold' | 'lacks packages' | 'differs';
  /** The foretold message, the missing module, or how it ended otherwise. */
  readonly message?: string;
}

/** The content of `data/<version>/composition-runs.json`. */
export interface CompositionRuns {
  readonly $schema: string;
  readonly commit: string;
  readonly date: string;
  /** Names the texts of all files. */
  readonly hash: string;
  /** Files that the loader took, each once. */
  readonly files: number;
  readonly alone: number;
  readonly pairs: number;
  readonly options: number;
  readonly refused: number;
  /** Providers whose class of settings can't be imported without their packages. */
  readonly notImported: readonly {readonly id: string; readonly error: string}[];
  readonly servers: readonly Boot[];
  /** Files with which no server was started yet. */
  readonly notStarted: readonly string[];
}

export const recordPath = (version: string): string =>
  path.resolve(__dirname, `../../data/${version}/composition-runs.json`);

/** Characters of an error that say what it is. */
const keptLength = 300;

/**
 * Compares how a server ended with what the page foretells of its file.
 * @param log undefined when it listens
 */
export function outcomeOf({id, composed}: Combination, log: string | undefined): Boot {
  if (log === undefined) return {id, result: 'starts'};
  // Lines break where their width ends.
  const error = log.replace(/\s+/g, ' ');
  const foretold = composed.problems.find(({message}) => message && error.includes(message));
  if (foretold?.message) return {id, result: 'ends as foretold', message: foretold.message};
  const module = /No module named '[^']+'/.exec(error)?.[0];
  return module
    ? {id, result: 'lacks packages', message: module}
    : {id, result: 'differs', message: lastErrorOf(log).slice(-keptLength)};
}

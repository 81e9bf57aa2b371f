import type {Combination} from '@docs-kit/run-file-composer/combinations';
import type {Boot} from '../../src/facts/data-types';
import {lastErrorOf} from '../run-files/run';

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

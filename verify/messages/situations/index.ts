import type {Situation} from '../situation';
import {agentSituations} from './agents';
import {commandSituations} from './commands';
import {evaluationSituations} from './evaluation';
import {inferenceSituations} from './inference';
import {refusedRunFiles} from './refused-run-files';
import {requestSituations} from './requests';
import {retrievalSituations} from './retrieval';
import {startingSituations} from './starting';

/** Situations that take seconds, of all versions. */
export const situations: readonly Situation[] = [
  ...evaluationSituations,
  ...retrievalSituations,
  ...agentSituations,
  ...inferenceSituations,
  ...requestSituations,
  ...commandSituations,
  ...startingSituations,
  ...refusedRunFiles,
];

/** The situations of a version: the first that takes a quote provokes it. */
export function situationsOf(versionName: string): Situation[] {
  return situations.filter(({notIn = []}) => !notIn.includes(versionName));
}

import path from 'node:path';
import {readSituations} from '@docs-kit/docs-verify/messages/situations';
import type {Situation} from '@docs-kit/docs-verify/messages/situation';

export {quotesOf} from './quotes';
export {messageRecordProblems} from './record';

let known: readonly Situation[] | undefined;

/** The situations of a version: the first that takes a quote provokes it. */
export function situationsOf(versionName: string): Situation[] {
  known ??= readSituations(path.join(__dirname));
  return known.filter(({notIn = []}) => !notIn.includes(versionName));
}

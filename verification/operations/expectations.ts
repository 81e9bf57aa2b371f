import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Why a sample is not run, in the words that readers see after "Checked, not run: ". */
export const notRunReasons = {
  gpu: 'needs a GPU',
  weights: 'needs a download of weights',
  tavily: 'needs an account at Tavily',
  client: 'needs another client than the released one',
} as const;

export type NotRunReason = keyof typeof notRunReasons;

/** Operations whose samples cannot run with what is installed on the spot. */
const notRun: Readonly<Record<string, NotRunReason>> = {
  createBatchChatCompletion: 'gpu',
  createBatchCompletion: 'gpu',
  invokeTool: 'tavily',
  supervisedFineTune: 'gpu',
  preferenceOptimize: 'gpu',
  listTrainingJobs: 'gpu',
  getTrainingJobStatus: 'gpu',
  getTrainingJobArtifacts: 'gpu',
  cancelTrainingJob: 'gpu',
};

/**
 * Errors that the framework itself returns for every well-formed request, as the pages of these
 * operations say: the samples agree with their pages when they get exactly these.
 */
const documentedErrors: Readonly<Record<string, number>> = {
  cancelEvalJob: 501,
  generateSyntheticData: 404,
  getSpan: 400,
  logEvent: 400,
  rerank: 501,
  saveSpansToDataset: 500,
  scoreBatch: 500,
};

/** Why the samples of an operation are not run; undefined when they are. */
export function reasonNotToRun(operationId: string): NotRunReason | undefined {
  return notRun[operationId];
}

/** The error that an operation always answers; undefined when it succeeds. */
export function documentedErrorOf(operationId: string): number | undefined {
  return documentedErrors[operationId];
}

/**
 * Programs that call the client in a way that its release does not know, as sets of samples are
 * named: `stable/createConversation`, `experimental/createAgentTurn#stream`.
 */
export function samplesUnlikeClient(versionName: string, language: string): ReadonlySet<string> {
  const file = path.resolve(__dirname, '../../data', versionName, 'sample-differences.json');
  const byLanguage = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
    Record<string, readonly {readonly samples: readonly string[]}[] | undefined>
  >;
  return new Set((byLanguage[language] ?? []).flatMap(({samples}) => samples));
}

import path from 'node:path';
import {type DoubleOptions, startTestDouble} from '@docs-kit/service-doubles/test-double';
import type {RunningServer} from '@docs-kit/service-doubles/listening';
import {readYaml} from '@docs-kit/docs-verify/yaml';
import schema from '../schemas/test-double.json';
import {withFault} from './faults';
import {ollamaRoutes} from './ollama';

/** What `test-double.yaml` holds. */
interface DoubleData extends Pick<DoubleOptions, 'catalogues' | 'refusals'> {
  readonly answers: readonly {readonly question: string; readonly answer: string}[];
  readonly unsafe: readonly string[];
}

/**
 * Reads what the test double serves and says.
 * @throws Error that lists every mistake with file and line
 */
export function readDouble(): DoubleOptions {
  const file = path.join(__dirname, '../test-double.yaml');
  const {answers, unsafe, ...rest} = readYaml<DoubleData>(
    file,
    'verification/test-double.yaml',
    schema,
  );
  return {
    ...rest,
    answers: answers.map(({question, answer}) => ({question: new RegExp(question, 'i'), answer})),
    unsafe: new RegExp(`\\b(?:${unsafe.join('|')})\\b`, 'i'),
    routes: ollamaRoutes,
    alter: withFault,
  };
}

/** Starts the test double of this product. */
export function startDouble(): Promise<RunningServer> {
  return startTestDouble(readDouble());
}

import {createHash} from 'node:crypto';
import {type Combination, combinationsOf} from '@docs-kit/run-file-composer/combinations';
import {composerFacts} from '@docs-kit/run-file-composer/read-facts';
import {parse} from 'yaml';
import {composerOptions} from '../../src/config/run-file-composer';

/** What the page can compose for a version, and the APIs that a server has by itself. */
export function filesOf(version: string): {
  readonly combinations: readonly Combination[];
  readonly always: readonly string[];
} {
  const facts = composerFacts(composerOptions());
  return {
    combinations: combinationsOf(version, facts),
    always: facts[version]?.always ?? [],
  };
}

/** Values of the variables that have no default: those of the page, and secrets that open nothing. */
export const variablesOf = (combinations: readonly Combination[]): Record<string, string> =>
  Object.fromEntries(
    combinations.flatMap(({composed}) =>
      composed.variables
        .filter((each) => each.default === undefined || each.isSecret)
        .map(({name, example}) => [name, example || 'no-secret'] as const),
    ),
  );

/** What says whether the files are those of the record, whatever their comments say to readers. */
export function hashOf(files: readonly Combination[]): string {
  const hash = createHash('sha256');
  const texts = files.map(({composed}) => JSON.stringify(parse(composed.runFile)));
  for (const text of [...new Set(texts)].sort()) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}

/** Files that must be refused, or the check finds nothing: each with words of the error. */
export const controls: Readonly<Record<string, {readonly text: string; readonly says: string}>> = {
  'control: unknown provider': {
    text: 'version: 2\nimage_name: a\nproviders:\n  inference:\n  - {provider_id: a, provider_type: remote::nowhere}\n',
    says: 'is not available for API',
  },
  'control: API without provider': {
    text: 'version: 2\nimage_name: a\nproviders:\n  batches:\n  - {provider_id: a, provider_type: inline::reference, config: {kvstore: {type: sqlite}}}\n',
    says: 'required dependency',
  },
  'control: settings without a required key': {
    text: 'version: 2\nimage_name: a\nproviders:\n  files:\n  - {provider_id: a, provider_type: inline::localfs, config: {}}\n',
    says: 'Field required',
  },
  'control: variable without value': {
    text: 'version: 2\nimage_name: ${env.NO_SUCH_VARIABLE}\nproviders: {}\n',
    says: 'NO_SUCH_VARIABLE',
  },
};

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readProduct} from '@docs-kit/docs-follow';
import {Clone, sourceFiles} from '@docs-kit/docs-follow/revisions';
import type {Target} from '@docs-kit/docs-verify/target';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import {parse, stringify} from 'yaml';
import {followSettings, readSourceData} from '../../src/files/source';
import {runs} from '../versions';
import {fitRunConfig, type RunConfig} from './fit';

/**
 * Writes the run configuration of a version as another revision of the framework takes it.
 * @returns its file, or the one of the version where its source does not say how to follow it
 */
export function fittedRunConfig(
  {name, framework: pin, runConfig}: VerifiedVersion,
  {framework: {commit, folder}}: Target,
): string {
  const {framework} = readSourceData(name);
  if (!framework.follow || folder === undefined) return runConfig;
  const settings = followSettings(name, framework);
  const clone = new Clone(folder, framework.repository);
  const factsOf = (revision: string) => readProduct(settings, clone.filesOf(revision, sourceFiles));
  const fitted = fitRunConfig(parse(readFileSync(runConfig, 'utf8')) as RunConfig, {
    before: factsOf(pin.commit),
    after: factsOf(commit),
    stock: runs.stock,
  });
  const file = path.resolve(__dirname, '../../.generated/verification', `run-${commit}.yaml`);
  writeFileAtomic(file, stringify(fitted));
  return file;
}

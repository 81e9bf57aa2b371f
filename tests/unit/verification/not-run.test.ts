import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {messageSetsOf} from '@docs-kit/docs-verify/messages/sets';
import {httpMethods, type OpenApiDocument} from '@docs-kit/openapi-model/document';
import {bundlePath} from '../../../src/files/generated-files';
import {apiLevels} from '../../../src/site/api-levels';
import {siteVersions} from '../../../src/site/versions';
import {guidePagesOf} from '../../../verification/guides/fences';
import {quotesOf, situationsOf} from '../../../verification/messages';
import {
  isCheckedOnly,
  isProven,
  reasonNotProvoked,
  reasonNotToRun,
  reasonWithoutSamples,
} from '../../../verification/not-run';

const root = path.resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What is not run of a version: its name, the reason, and the text that must show it. */
function notRunIn(version: (typeof siteVersions)[number]) {
  const {name, docsFolder} = version;
  const fences = guidePagesOf(name)
    .flatMap(({fences}) => fences)
    .filter((fence) => !isCheckedOnly(fence))
    .map((fence) => ({
      id: fence.id,
      reason: reasonNotToRun(fence),
      text: () => read(fence.file),
    }));
  const messages = messageSetsOf(quotesOf(name), situationsOf(name))
    .filter(({situation}) => situation === undefined)
    .flatMap(({quotes}) => quotes)
    .map((quote) => ({
      id: quote.id,
      reason: reasonNotProvoked(quote),
      text: () => read(`${docsFolder}/${quote.page}.md`),
    }));
  const operations = apiLevels
    .map((level) => JSON.parse(read(bundlePath(version, level))) as OpenApiDocument)
    .flatMap(({paths}) => Object.values(paths))
    .flatMap((item) => httpMethods.flatMap((method) => item[method] ?? []))
    .map(({operationId = '', description = ''}) => ({
      id: operationId,
      reason: reasonWithoutSamples(operationId),
      text: () => description,
    }));
  return [...fences, ...messages, ...operations].flatMap(({reason, ...rest}) =>
    reason === undefined ? [] : [{...rest, reason}],
  );
}

describe('the reason why something is not run', () => {
  const versions = siteVersions.map((version) => ({...version, notRun: notRunIn(version)}));

  it.each(versions)('is shown by its page in $name', ({notRun}) => {
    expect(notRun.length).toBeGreaterThan(100);
    const unproven = notRun.filter(({reason, text}) => !isProven(reason, text()));
    expect(unproven.map(({id, reason}) => `${id}: ${reason}`)).toEqual([]);
  });

  it('is proven by what it names, or by the words that are listed for it', () => {
    expect(isProven('needs Docker', 'docker run image')).toBe(true);
    expect(isProven('needs an account at Groq', 'An account at Groq.')).toBe(true);
    expect(isProven('needs an account at Groq', 'A server.')).toBe(false);
    expect(isProven('needs a GPU', 'A GPU is faster.')).toBe(false);
    expect(isProven('needs a GPU', 'Use NVIDIA GPUs with enough memory.')).toBe(true);
    expect(isProven('goes on until it is stopped', '')).toBe(true);
  });

  it.each([
    ['providers/post_training/remote_nvidia', 'needs an account at NVIDIA'],
    ['providers/post_training/inline_torchtune-cpu', 'needs a download of PyTorch'],
    ['providers/post_training/inline_huggingface-gpu', 'needs a GPU'],
  ])('is what the provider of %s needs for training: %s', (page, reason) => {
    const fence = {
      ...{file: 'docs/a.md', line: 1, meta: '', hash: '', language: 'python'},
      id: `${page}#python-1`,
      code: 'client.post_training.supervised_fine_tune()',
    };
    expect(reasonNotToRun(fence)).toBe(reason);
  });
});

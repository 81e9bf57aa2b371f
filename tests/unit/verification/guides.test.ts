import {describe, expect, it} from 'vitest';
import {siteVersions} from '../../../src/site/versions';
import type {SampleRecord} from '@docs-kit/docs-verify/record/record';
import {fenceIds} from '@docs-kit/docs-verify/record/fence-keys';
import {guidePagesOf} from '../../../verification/guides/fences';
import {announcedErrorOf} from '../../../verification/expectations';
import {fenceRules, reasonNotToRun} from '../../../verification/not-run';
import {outputDifference, shownOutputs} from '@docs-kit/docs-verify/guides/outputs';
import {endingFindings} from '../../../verification/guides/run';
import {guideRecordProblems} from '../../../verification/guides/record';
import {knownVersions, verifiedVersions} from '../../../verification/versions';
import {type Work} from '../../../verification/work';
import {chosenWork} from '@docs-kit/docs-verify/work';

const fence = (language: string, code: string) => ({
  file: 'docs/a/page.md',
  line: 1,
  meta: '',
  hash: '',
  id: `a/page#${language}-1`,
  language,
  code,
});

describe('the fences of a page', () => {
  it('are numbered by language', () => {
    expect(fenceIds('a/page', ['bash', 'python', 'bash'])).toEqual([
      'a/page#bash-1',
      'a/page#python-1',
      'a/page#bash-2',
    ]);
  });
});

describe('the rules for fences that are not run', () => {
  const fences = siteVersions
    .flatMap(({name}) => guidePagesOf(name))
    .flatMap((page) => page.fences);
  it('each take a fence', () => {
    expect(fences.length).toBeGreaterThan(500);
    const reasons = new Set(fences.map((each) => reasonNotToRun(each)));
    const unused = fenceRules.map(({reason}) => reason).filter((reason) => !reasons.has(reason));
    // Rules of an archived release are taken out by hand, when somebody has the time.
    expect(verifiedVersions.length < knownVersions.length ? [] : unused).toEqual([]);
  });

  it.each([
    ['bash', 'docker run -it image', 'needs Docker'],
    ['bash', 'kubectl apply -f a.yaml', 'needs a cluster'],
    ['swift', 'let a = 1', 'needs a phone'],
    ['bash', 'vllm serve a/model', 'needs a GPU'],
    ['python', 'client.post_training.supervised_fine_tune()', 'needs a download of PyTorch'],
    ['python', 'client.post_training.job.list()', undefined],
    ['bash', "grep -rn 'post_training' .", undefined],
    ['bash', 'curl http://localhost:8321/v1/models', undefined],
    ['python', 'print(1)', undefined],
  ])('say of %s "%s": %s', (language, code, reason) => {
    expect(reasonNotToRun(fence(language, code))).toBe(reason);
  });

  it('know that runs of a version without a release have clones of its repositories', () => {
    const clone = fence('bash', 'git clone https://github.com/llamastack/llama-stack.git');
    const release = {...clone, file: 'versioned_docs/version-v1.0.0/a/page.md'};
    expect(reasonNotToRun(clone)).toBeUndefined();
    expect(reasonNotToRun(release)).toBe('needs a clone from GitHub');
  });
});

describe('what a record says of the fences of guides', () => {
  const id = 'a/page#python-1';
  const problems = (code: string, record: SampleRecord, title?: string): string[] =>
    guideRecordProblems([{...fence('python', code), id, title, key: id}], {[id]: record});

  it('is that they ran, where nothing is in the way', () => {
    expect(problems('print(1)', {hash: '', result: 'ran'})).toEqual([]);
    expect(problems('print(1)', {hash: '', result: 'differs', findings: ['fails']})).toEqual([]);
    expect(problems('    x = 1', {hash: '', result: 'parsed'})).toEqual([]);
    expect(problems('x = 1', {hash: '', result: 'parsed'}, 'package/module.py')).toEqual([]);
  });

  it('is never that a program was only parsed, or not run for another reason', () => {
    const gpu = {hash: '', result: 'not run', reason: 'needs a GPU'} as const;
    expect(problems('print(1)', {hash: '', result: 'parsed'})).toEqual([
      `${id} is a program that runs, and its record says "parsed"`,
    ]);
    expect(problems('print(1)', gpu)).toEqual([
      `${id} is a program that runs, and its record says "needs a GPU"`,
    ]);
    expect(problems('docker run image', {hash: '', result: 'ran'})).toEqual([
      `${id} needs Docker, and its record says "ran"`,
    ]);
    expect(problems('    x = 1', {hash: '', result: 'ran'})).toEqual([
      `${id} is a part of a program, and its record says "ran"`,
    ]);
  });

  it('cannot be judged without fences', () => {
    expect(() => guideRecordProblems([], {})).toThrow('no fence');
  });
});

describe('how a program ends', () => {
  const ended = (status: number, output = '') => ({status, output, timedOut: false});

  it('is well, or with the error that its page announces', () => {
    expect(endingFindings(ended(0))).toEqual([]);
    expect(endingFindings(ended(1, 'KeyError: 0\n'), 'KeyError: 0')).toEqual([]);
  });

  it('differs in every other case', () => {
    expect(endingFindings(ended(1, 'KeyError: 0'))).toEqual(['ends with status 1:\n  KeyError: 0']);
    expect(endingFindings(ended(1, 'KeyError: 1'), 'KeyError: 0')).toHaveLength(1);
    expect(endingFindings(ended(0), 'KeyError: 0')).toEqual([
      'ends well, and the page announces "KeyError: 0"',
    ]);
    expect(endingFindings({status: undefined, output: '', timedOut: true})).toEqual([
      'does not end',
    ]);
  });

  it('is announced where the text of the page has the error', () => {
    const id = 'references/python_sdk_reference/helpers#python-3';
    const error =
      "ModuleNotFoundError: No module named 'llama_stack_client.types.agent_create_params'";
    expect(announcedErrorOf(id, `It ends with ${error}.`)).toBe(error);
    expect(announcedErrorOf(id, 'It works.')).toBeUndefined();
    expect(announcedErrorOf('a/page#python-1', error)).toBeUndefined();
  });
});

describe('an output that a page shows', () => {
  const named = (language: string, line: number) => ({
    ...fence(language, language),
    id: `a/page#${language}-${line}`,
    line,
  });
  const python = named('python', 10);
  const curl = named('bash', 20);
  const text = named('text', 30);

  it('belongs to the programs right before it, one for each language', () => {
    const earlier = named('python', 5);
    expect(shownOutputs([earlier, python, curl, text], [1])).toEqual([
      {fence: text, programs: [python, curl]},
    ]);
  });

  it('is none below a heading, or after data', () => {
    expect(shownOutputs([python, text], [15])).toEqual([]);
    expect(shownOutputs([named('yaml', 10), text], [])).toEqual([]);
  });

  it('agrees with what came, save for ids, spaces and lines between', () => {
    const id = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
    const other = '3f2504e0-4f89-11d3-9a0c-0305e82c3302';
    expect(outputDifference(`a  1\nagent ${id}`, `a 1\nb\nagent ${other}\n`)).toBeUndefined();
  });

  it('differs where a line is missing, another, or in another order', () => {
    expect(outputDifference('384', '768')).toContain('the page shows "384"');
    expect(outputDifference('a\nb', 'b\na')).toContain('the page shows "b"');
    expect(outputDifference('a', '')).toBeDefined();
  });
});

describe('the work of a run', () => {
  const work = (id: string, hash: string, isQuick = false): Work => ({
    id,
    section: 'guides',
    hashes: new Map([[`${id}#bash-1`, hash]]),
    isQuick,
    isOutdated: (recorded) => recorded[`${id}#bash-1`]?.reason === 'outdated',
    run: () => Promise.resolve([]),
  });
  const all = [
    work('same', 'a'),
    work('changed', 'b'),
    work('differs', 'a'),
    work('new', 'a', true),
    work('outdated', 'a'),
  ];
  const earlier = {
    samples: {},
    messages: {},
    guides: {
      'same#bash-1': {hash: 'a', result: 'ran'},
      'changed#bash-1': {hash: 'a', result: 'ran'},
      'differs#bash-1': {hash: 'a', result: 'differs'},
      'outdated#bash-1': {hash: 'a', result: 'not run', reason: 'outdated'},
    },
  } as const;
  const ids = (options: Parameters<typeof chosenWork>[2]): string[] =>
    chosenWork(all, earlier, options).map(({id}) => id);

  it('is all of it, what contains a text, what is quick, or what the record does not know', () => {
    expect(ids({})).toHaveLength(5);
    expect(ids({only: ['chang']})).toEqual(['changed']);
    expect(ids({quick: true})).toEqual(['new']);
    expect(ids({changed: true})).toEqual(['changed', 'differs', 'new', 'outdated']);
  });
});

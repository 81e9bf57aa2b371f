import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {latestVersion, siteVersions} from '../../../src/site/versions';
import {saysMessage} from '@docs-kit/docs-verify/messages/compare';
import {messageSetsOf} from '@docs-kit/docs-verify/messages/sets';
import {messageRecordProblems, quotesOf, situationsOf} from '../../../verification/messages';
import {messagesOf, type Quote} from '@docs-kit/docs-verify/messages/quotes';
import {reasonNotProvoked} from '../../../verification/not-run';
import {compareQuotes, judge} from '@docs-kit/docs-verify/messages/run';
import type {Scene, Situation} from '@docs-kit/docs-verify/messages/situation';
import type {Step} from '@docs-kit/docs-verify/messages/step';
import {filled} from '@docs-kit/docs-verify/messages/templates';
import schema from '@docs-kit/docs-verify/messages/situations.schema.json';
import {parseYaml} from '@docs-kit/docs-verify/yaml';
import {provoke} from '@docs-kit/docs-verify/messages/provoke';
import {readSituations} from '@docs-kit/docs-verify/messages/situations';
import {knownVersions, verifiedVersions} from '../../../verification/versions';

const quote = (message: string, page = 'a/page'): Quote => ({
  id: `${page}: ${message}`,
  page,
  message,
  hash: 'a',
});

describe('the messages that guides quote', () => {
  it('are code spans of several words in the first cells of the table "If it fails"', () => {
    const page = [
      '| What | Cause |\n| --- | --- |\n| `not a message` | a |',
      '## If it fails',
      '| What | Cause |\n| --- | --- |\n| `Port is in use` (400), or `KeyError` | `another one` |',
      '## Related pages',
      '| What | Cause |\n| --- | --- |\n| `not a message` | a |',
      '',
    ].join('\n\n');
    expect(messagesOf(parsePage('docs/a/page.md', page))).toEqual(['Port is in use']);
  });

  it('are there in every version', () => {
    for (const {name} of siteVersions) expect(quotesOf(name).length).toBeGreaterThan(100);
    expect(() => quotesOf('unknown')).toThrow('no version "unknown"');
  });
});

describe('a message', () => {
  it.each([
    ['{"detail":"Model \'a\' not found. Use it."}', "Model '…' not found. …"],
    ['a \\"name\\" is\n│ missing', 'a "name" is missing'],
    ['\u001b[31mERROR\u001b[0m no file x.yaml here', 'ERROR no file FILE here'],
  ])('is said by "%s"', (text, message) => {
    expect(saysMessage(text, message)).toBe(true);
  });

  it.each([
    ["Model 'a' was not found", "Model '…' not found"],
    ['Error 4041', 'Error 404.'],
    ['', 'Field required'],
  ])('is not said by "%s"', (text, message) => {
    expect(saysMessage(text, message)).toBe(false);
  });
});

describe('the situations in which messages come', () => {
  const provoked: Situation = {
    messages: ['No model'],
    pages: ['a/page'],
    cases: [],
    steps: [{call: ['make', '{{words.1}}']}],
  };
  const situations = readSituations(path.resolve(__dirname, '../../../verification/messages'));
  /** A scene that remembers which programs it calls, with answers that say the same again. */
  const sceneOf = (made: string[]): Scene =>
    ({
      versionName: 'next',
      serverAddress: 'http://127.0.0.1:8321',
      call: (program: string, args: readonly string[]) => {
        made.push([program, ...args].join(' '));
        return Promise.resolve(args.join(' '));
      },
      ask: (method: string, route: string, body: unknown) => {
        made.push([method, route, JSON.stringify(body)].join(' '));
        return Promise.resolve({status: 404, text: '{"id": "vs_1"}'});
      },
    }) as unknown as Scene;
  const madeBy = async (situation: Partial<Situation>, message = 'No model'): Promise<string[]> => {
    const made: string[] = [];
    const {came} = await provoke({...provoked, ...situation}, sceneOf(made), message, 'a/page');
    return [...made, `=> ${came}`];
  };

  it('are not those of a version whose program never comes that far', () => {
    const excluded = situations.filter(({notIn}) => notIn?.includes('next'));
    expect(excluded.length).toBeGreaterThan(0);
    expect(situationsOf('next')).toHaveLength(situations.length - excluded.length);
    expect(situationsOf(latestVersion.name)).toHaveLength(situations.length);
  });

  it('are each quoted somewhere', () => {
    const quotes = siteVersions.flatMap(({name}) => quotesOf(name));
    const used = new Set(messageSetsOf(quotes, situations).map(({situation}) => situation));
    const unused = situations.filter((situation) => !used.has(situation));
    // Situations of an archived release are taken out by hand, when somebody has the time.
    const isForAll = verifiedVersions.length === knownVersions.length;
    expect(isForAll ? unused.map(({messages}) => String(messages[0])) : []).toEqual([]);
  });

  it('take the quotes of their pages; others stay together by page', () => {
    const here = quote('No model');
    const there = quote('No model', 'another/page');
    expect(messageSetsOf([there, here], [provoked])).toEqual([
      {id: 'message: No model (a/page)', quotes: [here], situation: provoked},
      {id: 'messages: another/page', quotes: [there], situation: undefined},
    ]);
  });

  it('show what is quoted wrongly, and the status of an answer that has the message', () => {
    const text = 'ERROR: No model here';
    const logged = {came: `{}\n${text}`, answer: {text: '{}', status: 200}};
    expect(judge(quote('No model'), logged)).not.toHaveProperty('status');
    expect(judge(quote('No model'), {came: text, answer: {text, status: 404}})).toMatchObject({
      result: 'ran',
      status: 404,
    });
    expect(judge(quote('No model'), {came: 'ERROR: No  provider'})).toMatchObject({
      result: 'differs',
      findings: ['the page quotes "No model", what came is: ERROR: No provider'],
    });
  });

  it('are made once, or once for each message or page', async () => {
    const quotes = [quote('No model'), quote('No file'), quote('No model', 'another/page')];
    const timesMade = async (each?: 'message' | 'page'): Promise<readonly string[]> => {
      const made: string[] = [];
      const steps = [{call: ['{{quoted}}{{words.1}}', '{{place}}']}];
      const cases = [
        {values: {place: 'a/page'}},
        {page: 'another/page', values: {place: 'another/page'}},
      ];
      await compareQuotes(quotes, {...provoked, each, cases, steps}, sceneOf(made));
      return made;
    };
    expect(await timesMade()).toEqual(['model a/page']);
    expect(await timesMade('message')).toEqual(['model a/page', 'file a/page']);
    expect(await timesMade('page')).toEqual(['model a/page', 'model another/page']);
  });

  it('provoke nothing when they cannot be made, even if the reason has the words', async () => {
    const failing = {...provoked, steps: [{call: ['{{No model}}{{model}}']}]};
    const [result] = await compareQuotes([quote('No model')], failing, sceneOf([]));
    expect(result).toMatchObject({result: 'differs'});
    expect(result?.findings?.[0]).toContain('The situation cannot be made: Error: Nothing is');
  });

  it('take steps that name what earlier ones gave, and the last ones in any case', async () => {
    const steps: Step[] = [
      {ask: 'POST /stores', body: {name: 'a'}, as: 'store', keep: true},
      {call: ['show', '{{store.id}}']},
    ];
    const last: Step[] = [{ask: 'DELETE /stores/{{store.id}}'}];
    expect(await madeBy({steps, last})).toEqual([
      'POST /stores {"name":"a"}',
      'show vs_1',
      'DELETE /stores/vs_1 ',
      '=> {"id": "vs_1"}\nvs_1',
    ]);
    await expect(madeBy({steps: [{call: ['{{nobody}}']}]})).rejects.toThrow('{{nobody}}');
    await expect(madeBy({steps: [{log: '', at: 'own'}]})).rejects.toThrow('No step serves "own"');
    await expect(madeBy({steps: [{as: 'a'}]})).rejects.toThrow('does nothing');
  });

  it('have the values of the cases that fit, the last of which wins', async () => {
    const cases = [
      {values: {name: 'any', port: '{{other}}'}},
      {message: 'file', values: {name: 'file'}},
      {version: 'next', values: {other: 1}},
      {version: 'v0', values: {other: 2}},
    ];
    const steps = [{call: ['{{name}}', '{{port}}']}];
    expect(await madeBy({cases, steps})).toEqual(['any 1', '=> 1']);
    expect(await madeBy({cases, steps}, 'No file')).toEqual(['file 1', '=> 1']);
    expect(filled({a: ['{{list}}', 'x{{n}}']}, {list: [1], n: 2})).toEqual({a: [[1], 'x2']});
  });

  it('are refused with file and line of every mistake', () => {
    const text =
      'situations:\n  - messages: [a]\n    steps:\n      - {ask: GET}\n      - {as: b}\n';
    expect(() => parseYaml(text, 'a.yaml', schema)).toThrow(
      /^a\.yaml:4: situations\.0\.steps\.0\.ask: .*\na\.yaml:5: .*exactly one of ask, make/,
    );
    expect(() => parseYaml('a: [', 'a.yaml', schema)).toThrow(/^a\.yaml:1: /);
    expect(() => parseYaml('b: 1', 'a.yaml', schema)).toThrow('"b" is no key');
  });

  it('are missing for a reason that the page or the message gives', () => {
    expect(reasonNotProvoked(quote('a b', 'contributing/index'))).toBe(
      'needs a checkout of the framework',
    );
    expect(reasonNotProvoked(quote('Not enough disk space.'))).toBe('needs a full disk');
    expect(reasonNotProvoked(quote('a b', 'providers/inference/remote_anthropic'))).toBe(
      'needs an account at Anthropic',
    );
    expect(reasonNotProvoked(quote('a b'))).toBe('comes in a situation that no run makes');
  });

  it('are what a record says was made, and nothing else', () => {
    const set = messageSetsOf([quote('No model')], [provoked]);
    const other = messageSetsOf([quote('No file')], [provoked]);
    const ran = {hash: 'a', result: 'ran'} as const;
    const notRun = {hash: 'a', result: 'not run', reason: 'needs a GPU'} as const;
    expect(messageRecordProblems(set, {'a/page: No model': ran})).toEqual([]);
    expect(messageRecordProblems(set, {'a/page: No model': notRun})).toHaveLength(1);
    expect(messageRecordProblems(other, {'a/page: No file': ran})).toHaveLength(1);
    expect(() => messageRecordProblems([], {})).toThrow('no message');
  });
});

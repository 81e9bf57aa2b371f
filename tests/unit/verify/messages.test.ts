import {describe, expect, it} from 'vitest';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {latestVersion, siteVersions} from '../../../src/site/versions';
import {saysMessage} from '../../../verify/messages/compare';
import {messageRecordProblems, messageSetsOf, quotesOf} from '../../../verify/messages';
import {messagesOf, type Quote} from '../../../verify/messages/quotes';
import {reasonNotProvoked} from '../../../verify/messages/record';
import {compareQuotes, judge} from '../../../verify/messages/run';
import type {Scene, Situation} from '../../../verify/messages/situation';
import {situations, situationsOf} from '../../../verify/messages/situations';
import {knownVersions, verifiedVersions} from '../../../verify/versions';

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
  const provoked: Situation = {messages: ['No model'], pages: ['a/page'], make: () => come('')};
  const come = (text: string): Promise<string> => Promise.resolve(text);

  it('are not those of a version whose program never comes that far', () => {
    const excluded = situations.filter(({notIn}) => notIn?.includes('next'));
    expect(excluded.length).toBeGreaterThan(0);
    for (const situation of excluded) {
      expect(situationsOf('next')).not.toContain(situation);
      expect(situationsOf(latestVersion.name)).toContain(situation);
    }
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

  it('show what is quoted wrongly', () => {
    expect(judge(quote('No model'), 'ERROR: No model here')).toMatchObject({result: 'ran'});
    expect(judge(quote('No model'), 'ERROR: No  provider')).toMatchObject({
      result: 'differs',
      findings: ['the page quotes "No model", what came is: ERROR: No provider'],
    });
  });

  it('are made once, or once for each message or page', async () => {
    const quotes = [quote('No model'), quote('No file'), quote('No model', 'another/page')];
    const timesMade = async (each?: 'message' | 'page'): Promise<readonly string[]> => {
      const made: string[] = [];
      await compareQuotes(
        quotes,
        {
          ...provoked,
          each,
          make: (_, ...what) => {
            made.push(what.join(' '));
            return come('');
          },
        },
        {} as Scene,
      );
      return made;
    };
    expect(await timesMade()).toEqual(['No model a/page']);
    expect(await timesMade('message')).toEqual(['No model a/page', 'No file a/page']);
    expect(await timesMade('page')).toEqual(['No model a/page', 'No model another/page']);
  });

  it('provoke nothing when they cannot be made, even if the reason has the words', async () => {
    const failing = {...provoked, make: () => Promise.reject(new Error('No model'))};
    const [result] = await compareQuotes([quote('No model')], failing, {} as Scene);
    expect(result).toMatchObject({result: 'differs'});
    expect(result?.findings?.[0]).toContain('The situation cannot be made: Error: No model');
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

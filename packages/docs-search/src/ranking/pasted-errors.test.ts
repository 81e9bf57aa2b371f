import {describe, expect, it} from 'vitest';
import {createSearcher} from '../results/searcher';
import {isPastedError, unwrapError} from '../query/errors';
import {viewPage} from '../text/page-view';
import {
  compactIndexOf,
  found,
  samplePages,
  sampleSettings,
  searcherOf,
} from '../documentation.test.data';

const messagesOf = (html: string) => viewPage(html, {errorSection: 'if-it-fails'}).messages;
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: string[]) =>
  `<table><thead><tr><th>Message</th><th>Cause</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
const pageOf = (content: string) =>
  `<article><div class="theme-doc-markdown"><h1>Agents</h1>${content}</div></article>`;

describe('the messages that a page explains', () => {
  const failures = table(
    row('<code>Session … not found</code> (404), or <code>KeyError</code>', 'See <code>x</code>.'),
    row('The stream ends early', 'Read on.'),
  );

  it('are what the first column of a table in “If it fails” quotes, or says', () => {
    const html = pageOf(
      `<h2 id="set-up">Set up</h2>${table(row('<code>--flag</code>', 'Other.'))}
       <h2 id="if-it-fails">If it fails</h2><div>${failures}</div>
       <h2 id="related-pages">Related pages</h2>${table(row('<code>--other</code>', 'Other.'))}`,
    );
    expect(messagesOf(html)).toEqual(['Session … not found', 'KeyError', 'The stream ends early']);
  });

  it('are none on a page without that section', () => {
    expect(messagesOf(pageOf(`<h2 id="set-up">Set up</h2>${failures}`))).toEqual([]);
    expect(messagesOf('')).toEqual([]);
  });
});

describe('a pasted error', () => {
  it.each([
    ["KeyError: 'generated_answer'", "'generated_answer'"],
    ['acorn_client.NotFoundError: Error code: 404 - {"error": {"detail": "No model', 'No model'],
    [
      'Traceback (most recent call last): File "a.py", line 3, in b raise ValueError: No key',
      'No key',
    ],
    ['ERROR 2025-10-14 09:12:44,123 core::server: Could not start', 'Could not start'],
    ["{'error': {'message': 'Quota exceeded'}}", "Quota exceeded'}}"],
    ['Vector extension is not installed.', 'Vector extension is not installed.'],
    ['what is a RuntimeError', 'what is a RuntimeError'],
    ['', ''],
  ])('%s has its message apart', (text, message) => {
    const parts = unwrapError(text);
    expect(parts.message.trim()).toBe(message);
    expect(parts.wrapping + parts.message).toBe(text);
  });

  it('keeps its last words where nothing else follows', () => {
    expect(unwrapError('{"error": {"message": "').message).not.toBe('');
    expect(unwrapError('RuntimeError:').message).toBe('RuntimeError:');
  });

  it('is told apart from other queries', () => {
    expect(isPastedError("ValueError: Model 'x' not found")).toBe(true);
    expect(isPastedError("Model 'x' not found")).toBe(true);
    expect(isPastedError("why don't tools work: no answer")).toBe(false);
    expect(isPastedError('')).toBe(false);
  });
});

describe('the search for a pasted error', () => {
  const filler = 'The page goes on about agents, objects, attributes and payloads. '.repeat(3);
  const agent = {
    u: '/docs/building_applications/agent',
    title: 'Agent',
    text: 'An agent answers.',
    sections: [
      ['Set up', '#set-up', 'A payload has an attribute.'] as const,
      [
        'If it fails',
        '#if-it-fails',
        `object has no attribute payload. Session was not found or access denied. ${filler}`,
      ] as const,
    ],
  };
  const rival = {
    u: '/docs/building_applications/rag',
    title: 'Attribute of an object',
    text: 'An AttributeError tells of the payload of an object.',
  };
  const others = [...samplePages, rival];
  const messages = new Map([
    [
      agent.u,
      ["'NoneType' object has no attribute 'payload'", "Session '…' not found or access denied."],
    ],
  ]);
  const searcher = createSearcher(
    compactIndexOf([...others, agent], sampleSettings, {messages}).index,
  );

  it.each([
    "AttributeError: 'NoneType' object has no attribute 'payload'",
    "'NoneType' object has no attribute 'payl",
    "ValueError: Session 'a1b2-c3' not found or access denied.",
    "Traceback (most recent call last): File \"x.py\", line 1, in f AttributeError: 'NoneType' object has no attribute 'payload'",
  ])('%s leads to the section that explains it', (query) => {
    expect(searcher.search(query, {limit: 1}).hits).toMatchObject([
      {u: agent.u, h: '#if-it-fails'},
    ]);
  });

  it('finds other pages first where no message is known', () => {
    expect(found(searcherOf([...others, agent]), 'AttributeError: payload object')[0]).toBe(
      'building_applications/rag',
    );
    expect(compactIndexOf([...others, agent]).index.messages.pages).toEqual([]);
  });

  it('leaves a name alone to the pages that have it', () => {
    expect(found(searcher, 'AttributeError')[0]).not.toBe('building_applications/agent');
  });
});

import {describe, expect, it} from 'vitest';
import {provokedMessages} from './provoked';

const record = (...ids: string[]) => ({
  framework: 'zoo 1.2.3',
  dates: {messages: '2026-01-31'},
  messages: Object.fromEntries([
    ...ids.map((id) => [id, {hash: '', result: 'ran'}] as const),
    ['farm: Not run', {hash: '', result: 'not run'}] as const,
  ]),
});
const situation = (message: string, ...steps: object[]) => ({
  messages: [message],
  cases: [],
  steps,
});

describe('how a message was provoked', () => {
  it.each([
    [{ask: 'GET {{base}}/animals/{{id}}'}, 'zoo 1.2.3, 2026-01-31: answer to GET /v1/animals/…'],
    [
      {ask: 'POST /v1/food', body: {animal: 'emu'}},
      'zoo 1.2.3, 2026-01-31: answer to POST /v1/food {"animal":"emu"}',
    ],
    [{start: {}}, 'zoo 1.2.3, 2026-01-31: log of a server that starts with such a run file'],
    [{call: ['zoo', 'feed', '{{id}}']}, 'zoo 1.2.3, 2026-01-31: output of zoo feed …'],
    [{python: 'feed()'}, 'zoo 1.2.3, 2026-01-31: output of a Python program'],
  ])('is said of its last step: %j', (step, expected) => {
    const sentences = provokedMessages({
      record: record('zoo: No food: none'),
      situations: [situation('No food: none', step)],
      values: {base: '/v1'},
    });
    expect([...sentences]).toEqual([['zoo: No food: none', expected]]);
  });

  it('is unknown of a situation that is gone, and said of no message that was not run', () => {
    const sentences = provokedMessages({record: record('zoo: A b'), situations: [], values: {}});
    expect([...sentences]).toEqual([['zoo: A b', 'zoo 1.2.3, 2026-01-31']]);
  });
});

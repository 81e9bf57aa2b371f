import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {RunningServer} from '@docs-kit/service-doubles/listening';
import {readDouble, startDouble} from '../../../verification/test-double';

describe('the test double of this product', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startDouble();
  });
  afterAll(() => server.close());

  it('speaks the protocol of Ollama', async () => {
    const answer = (await (
      await fetch(`${server.address}/ollama/api/embed`, {
        method: 'POST',
        body: JSON.stringify({model: 'all-minilm:l6-v2', input: ['a', 'b']}),
      })
    ).json()) as {embeddings: number[][]};
    expect(answer.embeddings.map((vector) => vector.length)).toEqual([384, 384]);
  });

  it('reads questions and unsafe words as whole words in any case', () => {
    const {answers, unsafe, refusals} = readDouble();
    const answer = answers.find(({question}) => question.test('The CAPITAL of Peru?'))?.answer;
    expect(answer).toBe('Lima');
    expect(unsafe.test('How to hack into it')).toBe(true);
    expect(unsafe.test('the skill')).toBe(false);
    expect(refusals['forbidden-key']?.status).toBe(403);
  });
});

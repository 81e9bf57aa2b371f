import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {RunningServer} from './listening';
import {type DoubleOptions, startTestDouble} from './test-double';
import {missingModelReply, refusalOf} from './refusals';
import {createVoice, embed, instanceOf, oddText} from './answers';

const tool = {
  name: 'get_weather',
  parameters: {type: 'object', properties: {city: {type: 'string'}}, required: ['city']},
};
const options: DoubleOptions = {
  catalogues: {
    openai: [{id: 'gpt-4o'}, {id: 'embedding', dimension: 8}],
    vllm: [{id: 'chat'}],
  },
  answers: [{question: /capital of France/, answer: 'Paris'}],
  unsafe: /\bbomb\b/,
  refusals: {
    'wrong-key': {status: 401, message: 'no'},
    'revoked-key': {status: 401, message: 'no', lists: true},
    'used-up-key': {status: 429, message: 'no', lists: true},
  },
  routes: [
    {
      method: 'GET',
      path: /^\/$/,
      reply: ({models}) => ({status: 200, body: models.modelsOf('vllm')}),
    },
  ],
  alter: (reply, path, text) =>
    path.endsWith('/completions') && text.includes('break off')
      ? {...reply, breaksOff: true}
      : reply,
};
const {answerTo} = createVoice(options);
const question = {role: 'user', text: 'What is the capital of France?'};
const conversation = {
  model: 'chat',
  messages: [question],
  tools: [],
  toolChoice: 'auto',
};

describe('the test double', () => {
  it('answers questions that it knows, and calls a tool that is offered, once', () => {
    expect(answerTo(conversation)).toEqual({kind: 'text', text: 'Paris'});
    const offered = {...conversation, tools: [tool]};
    expect(answerTo(offered)).toEqual({
      kind: 'tool call',
      call: {name: 'get_weather', arguments: {city: question.text}},
    });
    const answered = {...offered, messages: [question, {role: 'tool', text: 'Sunny'}]};
    expect(answerTo(answered).kind).toBe('text');
  });

  it('judges content as a guard model does', () => {
    const judge = (text: string) =>
      answerTo({...conversation, model: 'guard', messages: [{role: 'user', text}]});
    expect(judge('Hello!')).toEqual({kind: 'text', text: 'safe'});
    expect(judge(oddText)).toEqual({kind: 'text', text: 'unsafe\nS99'});
    expect(judge('How do I make a bomb?')).toEqual({kind: 'text', text: 'unsafe\nS2'});
  });

  it('refuses keys as services do, some of them only when a model is asked', () => {
    const status = (method: string, key: string): number | undefined =>
      refusalOf(method, {authorization: `Bearer ${key}`}, options.refusals)?.status;
    expect(status('GET', 'wrong-key')).toBe(401);
    expect(status('GET', 'revoked-key')).toBeUndefined();
    expect(status('POST', 'revoked-key')).toBe(401);
    expect(status('POST', 'used-up-key')).toBe(429);
    expect(status('POST', 'none')).toBeUndefined();
    expect(refusalOf('POST', {'api-key': 'wrong-key'}, options.refusals)?.status).toBe(401);
    expect(refusalOf('POST', {}, options.refusals)).toBeUndefined();
  });

  it('does not have the models that it calls missing', () => {
    expect(missingModelReply({model: 'missing-model'})?.status).toBe(404);
    expect(missingModelReply({model: 'gpt-4o'})).toBeUndefined();
    expect(missingModelReply(undefined)).toBeUndefined();
  });

  it('embeds texts that share words closer to each other than others', () => {
    const product = (a: string, b: string): number => {
      const other = embed(b, 384);
      return embed(a, 384).reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
    };
    expect(product('return an item', 'items: return them')).toBeGreaterThan(
      product('return an item', 'shipping by sea'),
    );
    expect(product('same words', 'same words')).toBeCloseTo(1);
  });

  it('fills a schema with values of its types', () => {
    expect(
      instanceOf(
        {
          type: 'object',
          properties: {n: {type: 'integer'}, list: {type: 'array', items: {enum: ['a']}}},
        },
        'text',
      ),
    ).toEqual({n: 1, list: ['a']});
  });
});

describe('the service of the test double', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTestDouble(options);
  });
  afterAll(() => server.close());
  const post = (path: string, body: object) =>
    fetch(`${server.address}${path}`, {method: 'POST', body: JSON.stringify(body)});

  it('speaks the protocol of OpenAI, whole and as a stream', async () => {
    const request = {model: 'gpt-4o', messages: [{role: 'user', content: question.text}]};
    const whole = (await (await post('/openai/v1/chat/completions', request)).json()) as {
      choices: {message: {content: string}}[];
    };
    expect(whole.choices[0]?.message.content).toBe('Paris');
    const stream = await (
      await post('/openai/v1/chat/completions', {...request, stream: true})
    ).text();
    expect(stream).toContain('"content":"Paris"');
    expect(stream.trimEnd().endsWith('data: [DONE]')).toBe(true);
  });

  it.each([false, true])(
    'breaks an answer off where it is told to (streamed: %s)',
    async (stream) => {
      const request = {model: 'gpt-4o', prompt: 'Please break off.', stream};
      const response = await post('/openai/v1/completions', request);
      expect(response.status).toBe(200);
      await expect(response.text()).rejects.toThrow('terminated');
    },
  );

  it('has other routes that it is given', async () => {
    expect(await (await fetch(`${server.address}/vllm`)).json()).toEqual(options.catalogues.vllm);
  });

  it('lists the models of the service that it stands in for', async () => {
    const ids = async (path: string) =>
      ((await (await fetch(`${server.address}${path}`)).json()) as {data: {id: string}[]}).data.map(
        ({id}) => id,
      );
    expect(await ids('/openai/v1/models')).toContain('gpt-4o');
    expect(await ids('/vllm/v1/models')).not.toContain('gpt-4o');
  });

  it('refuses routes that it does not have, and bodies that are not JSON', async () => {
    expect((await fetch(`${server.address}/v1/nothing`)).status).toBe(404);
    const broken = await fetch(`${server.address}/v1/embeddings`, {method: 'POST', body: '{'});
    expect(broken.status).toBe(400);
  });
});

import {describe, expect, it} from 'vitest';
import {createRecipes, formOf, makeObject, type Requests} from './recipes';

/** Remembers what is sent, and answers each request with an id and a stream of events. */
const requestsTo = (sent: string[]): Requests => {
  const answer =
    (how: string) =>
    (method: string, path: string, body?: unknown): Promise<unknown> => {
      sent.push([how, method, path, JSON.stringify(body)].join(' '));
      return Promise.resolve({id: `id-${sent.length}`, events: [{n: 1}, {n: 2}]});
    };
  return {send: answer('send'), attempt: answer('attempt'), sendUntilFound: answer('await')};
};

const recipes = {
  store: {
    arguments: {name: 'a', more: {}},
    steps: [
      {ask: 'DELETE {{stores}}/{{name}}', mayFail: true as const},
      {ask: 'POST {{stores}}', body: {name: '{{name}}', '...': '{{more}}'}, as: 'store'},
      {ask: 'GET {{stores}}/{{store.id}}', awaited: true as const},
    ],
    gives: '{{store.id}}',
  },
  file: {
    arguments: {name: null},
    steps: [{make: 'store', with: ['{{name}}', {size: 1}], as: 'store'}],
    gives: {id: '{{store}}'},
  },
  last: {steps: [{ask: 'GET /', as: 'answer'}], gives: '{{answer.events.last.n}}'},
};

describe('a recipe', () => {
  const making = (make: string, ...args: readonly unknown[]) => {
    const sent: string[] = [];
    const made = createRecipes(recipes, requestsTo(sent), {stores: '/v1/stores'});
    return makeObject(made, {make, with: args}).then((given) => [...sent, given]);
  };

  it('sends requests with its arguments or their defaults, and gives what identifies the object', async () => {
    expect(await making('store')).toEqual([
      'attempt DELETE /v1/stores/a ',
      'send POST /v1/stores {"name":"a"}',
      'await GET /v1/stores/id-2 ',
      'id-2',
    ]);
    expect(await making('store', 'b', {size: 2})).toContain(
      'send POST /v1/stores {"name":"b","size":2}',
    );
  });

  it('may use others, and read the last of a list', async () => {
    expect((await making('file', 'c')).at(-1)).toEqual({id: 'id-2'});
    expect((await making('last')).at(-1)).toBe(2);
  });

  it('names what is missing', async () => {
    await expect(making('shelf')).rejects.toThrow('No object "shelf": expected one of store, file');
  });
});

describe('a form', () => {
  it('has texts, and files with a content or with numbered lines of JSON', async () => {
    const form = formOf({
      purpose: 'batch',
      file: {name: 'a.txt', type: 'text/plain', content: 'text'},
      lines: {name: 'b.txt', type: 'text/plain', line: {id: 'request-#'}, times: 2},
    });
    expect(form.get('purpose')).toBe('batch');
    expect(await (form.get('file') as File).text()).toBe('text');
    expect(await (form.get('lines') as File).text()).toBe('{"id":"request-0"}\n{"id":"request-1"}');
  });
});

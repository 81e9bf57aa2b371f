import {describe, expect, it} from 'vitest';
import {
  answersOfTrials,
  compareAnswers,
  describeDifference,
  explainAnswers,
  nameOfDifference,
  placesOf,
  sharedPlaces,
} from './answers';

const json = {'content-type': 'application/json'};
const answer = (body: unknown, status = 200, passedOn?: unknown) =>
  placesOf({status, headers: json, answer: body, passedOn});
const namesOf = (before: unknown, after: unknown): string[] =>
  compareAnswers({ask: answer(before)}, {ask: answer(after)}).map(nameOfDifference);

describe('places of an answer', () => {
  it('keep the prefix of an id, but no id, time, address or port', () => {
    const body = {
      id: 'cat-0123456789abcdef',
      made: 1760000000,
      at: 'http://127.0.0.1:4321/x',
      port: 40123,
    };
    expect(answer(body)).toMatchObject({
      'answer.id': '"cat-(id)"',
      'answer.made': '<number>',
      'answer.at': '"http://(address)/x"',
      'answer.port': '<number>',
    });
  });

  it('have no id among the names of a map either', () => {
    expect(answer({spans: {'2008c22d8433ef51': {name: 'turn'}}})).toMatchObject({
      'answer.spans.(id).name': '"turn"',
    });
  });

  it('are named by the type of an entry, and by the event of a stream', () => {
    expect(
      answer([
        {type: 'cat', legs: 4},
        {type: 'bird', legs: 2},
      ]),
    ).toMatchObject({
      'answer[cat].legs': '4',
      'answer[bird].legs': '2',
    });
    const frames = [{type: 'made', id: 1, sequence_number: 7}, {type: 'done'}];
    const stream = placesOf({
      status: 200,
      headers: {'content-type': 'text/event-stream'},
      answer: frames,
    });
    expect(stream).toMatchObject({events: 'made, done', 'event made:.id': '1'});
    expect(Object.keys(stream).join()).not.toContain('sequence_number');
  });

  it('have a type where entries or two answers differ', () => {
    expect(answer([{age: 1}, {age: 2}])['answer[].age']).toBe('<number>');
    expect(sharedPlaces(answer({age: 1, tail: true}), answer({age: 2}))['answer.age']).toBe(
      '<number>',
    );
    const varies = sharedPlaces(answer({tail: true}), answer({}));
    expect(compareAnswers({ask: varies}, {ask: answer({})})).toEqual([]);
    expect(compareAnswers({ask: varies}, {ask: answer({tail: false})})).toEqual([]);
  });
});

describe('the comparison of answers', () => {
  it('finds nothing in answers that are the same but for what passes', () => {
    expect(namesOf({id: 'cat-0123456789abcdef'}, {id: 'cat-fedcba9876543210'})).toEqual([]);
    expect(namesOf([{age: 1}, {age: 2}], [{age: 3}])).toEqual([]);
  });

  it('names what differs, what is new and what is gone, each once', () => {
    expect(namesOf({id: 'cat-0123456789abcdef'}, {id: 'cat_0123456789abcdef'})).toEqual([
      'ask answer.id: "cat-(id)" → "cat_(id)"',
    ]);
    expect(namesOf({tail: {long: true, soft: true}}, {legs: 4})).toEqual([
      'ask answer.tail: <map> → absent',
      'ask answer.legs: absent → 4',
    ]);
  });

  it('says that a list or a field is no longer empty, and not what is in it', () => {
    expect(namesOf({cats: [], tail: null}, {cats: [{name: 'Tom'}], tail: {long: true}})).toEqual([
      'ask answer.cats[]: <nothing> → <map>',
      'ask answer.tail: null → <map>',
    ]);
  });

  it('says the status alone where it differs, and another service alone', () => {
    expect(
      compareAnswers({ask: answer({id: 1})}, {ask: answer({detail: 'No cats.'}, 500)}).map(
        nameOfDifference,
      ),
    ).toEqual(['ask status: 200 → 500 "No cats."']);
    const [old, current] = [[{path: '/a', body: {b: 1}}], [{path: '/c', body: {b: 2}}]];
    expect(
      compareAnswers({ask: answer({}, 200, old)}, {ask: answer({}, 200, current)}).map(
        nameOfDifference,
      ),
    ).toEqual(['ask model[].path: "/a" → "/c"']);
  });

  it('reports an older path that no longer gives the same', () => {
    const after = {ask: {...answer({id: 1}), 'old path': 'answer.id'}};
    expect(compareAnswers({ask: answer({id: 1})}, after)).toEqual([
      {request: 'ask', place: 'old path', after: 'answer.id'},
    ]);
  });

  it('compares what trials showed, but no field that one version lacks', () => {
    const trials = (without: number, optional: Record<string, string>) =>
      answersOfTrials({
        operations: {'stable/ask': {required: {name: without}, optional}},
        faults: {'chat, 429': '500 error'},
      });
    expect(
      compareAnswers(trials(400, {a: 'model', b: 'none'}), trials(500, {a: 'none'})).map(
        nameOfDifference,
      ),
    ).toEqual(['ask, fields without name: 400 → 500', 'ask, fields effect of a: model → none']);
  });

  it('compares of a list what each entry has, not which entries there are', () => {
    const list = (data: readonly unknown[]) => ({
      listCats: answer({data, has_more: data.length > 1}),
    });
    const names = (before: readonly unknown[], after: readonly unknown[]) =>
      compareAnswers(list(before), list(after)).map(nameOfDifference);
    expect(
      names(
        [
          {name: 'Tom', age: 1},
          {name: 'Kit', age: 2},
        ],
        [{name: 'Tom'}],
      ),
    ).toEqual([]);
    expect(names([{name: 'Tom'}], [])).toEqual([]);
    expect(names([{legs: 4}], [{legs: 5}])).toEqual(['listCats answer.data[].legs: 4 → 5']);
  });

  it('refuses to compare nothing', () => {
    expect(() => compareAnswers({one: {}}, {other: {}})).toThrow('not sent the same requests');
  });
});

describe('explanations of differences', () => {
  const before = {ask: answer({id: 'a', age: 1})};
  const name = 'ask answer.age: 1 → 2';
  const after = {ask: answer({id: 'a', age: 2})};

  it('are complete when each difference has one', () => {
    const {explained, unexplained, vanished, requests} = explainAnswers(before, after, {
      'Cats: Age': [name],
    });
    expect(explained.get('Cats: Age')).toHaveLength(1);
    expect([unexplained, vanished, requests]).toEqual([[], [], 1]);
  });

  it('count a request for each field that was tried', () => {
    const trial = answersOfTrials({
      operations: {'stable/ask': {minimal: 200, optional: {a: 'none'}}},
      faults: {'chat, 429': '500 error'},
    });
    expect(explainAnswers({...before, ...trial}, {...before, ...trial}, {}).requests).toBe(4);
  });

  it('notice a new difference, and one that has vanished', () => {
    const other = {ask: answer({id: 'b', age: 1})};
    expect(explainAnswers(before, other, {'Cats: Age': [name]})).toMatchObject({
      unexplained: ['ask answer.id: "a" → "b"'],
      vanished: [name],
    });
  });
});

describe('a difference in words', () => {
  it.each([
    [{place: 'answer.id', before: '"a"', after: '"b"'}, '`id`: `"a"` → `"b"`'],
    [
      {place: 'model[].body.top_k', before: '5'},
      '`top_k` in the request to the model: `5` → absent',
    ],
    [
      {place: 'event text.done:.response.id', after: '<map>'},
      '`response.id` of the event `text.done`: absent → present',
    ],
    [
      {place: 'events', before: 'made, done', after: 'made, failed'},
      'new events `failed`; without `done`',
    ],
    [{place: 'old path', after: 'answer.url'}, 'the old path differs in `answer.url`'],
    [{place: 'without name', before: '400', after: '500'}, 'status without `name`: `400` → `500`'],
  ])('names its place: %j', (difference, words) => {
    expect(describeDifference({request: 'ask', ...difference})).toBe(words);
  });
});

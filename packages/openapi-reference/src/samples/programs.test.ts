import {describe, expect, it} from 'vitest';
import type {Schema} from '@docs-kit/openapi-model/document';
import {type CodeSample, type SampleGenerator, type SampleOptions, writeSamples} from '.';
import type {SdkMethod} from './sdk-method';
import type {Operation} from '@docs-kit/openapi-model';
import {
  body,
  model,
  operation,
  parameter,
  requestBody,
  response,
  typeOf,
} from '@docs-kit/openapi-model/model.test.helper';

const tabs = [
  {language: 'python', highlight: 'python'},
  {language: 'curl', highlight: 'bash'},
  {language: 'nodejs', highlight: 'javascript'},
  {language: 'java', highlight: 'java'},
];

/** The clients of a zoo, and what its server does. */
const options = (
  python: readonly SdkMethod[] = [],
  typescript: readonly SdkMethod[] = [],
): SampleOptions => ({
  tabs,
  serverUrl: 'http://localhost:8321',
  values: {model: 'my-model'},
  server: {timeout: 60, losesUpgradedBodies: true, streamsErrors: true},
  responses: {
    collections: ['data', 'results'],
    messages: [],
    names: ['identifier'],
    details: ['status', 'aggregated_results'],
    deltas: [],
  },
  clients: {
    python: {
      imports: 'from zoo_client import ZooClient',
      setup: 'client = ZooClient(base_url="http://localhost:8321")',
      methods: python,
    },
    nodejs: {
      imports: "import ZooClient from 'zoo-client';",
      setup: "const client = new ZooClient({ baseURL: 'http://localhost:8321' });",
      methods: typescript,
    },
  },
});

function programs(
  more: Partial<Operation>,
  method?: Partial<SdkMethod>,
  methods?: Partial<SdkMethod>,
) {
  const described = operation(more);
  const complete = (own: Partial<SdkMethod> = {}): SdkMethod => ({
    method: 'client.things.create',
    httpMethod: described.method.toUpperCase() as SdkMethod['httpMethod'],
    path: described.path,
    parameters: [],
    returns: 'Thing',
    ...method,
    ...own,
  });
  const sdk = method ? options([complete()], [complete(methods)]) : options();
  return writeSamples(described, model(), sdk);
}

const codeOf = (samples: readonly CodeSample[], id: CodeSample['id'], streaming = false): string =>
  samples.find((sample) => sample.id === id && sample.streaming === streaming)?.code ?? '';

const post = {
  id: 'createThing',
  method: 'post',
  path: '/v1/boxes/{box_id}/things',
  parameters: [parameter('path', 'box_id', {examples: [{value: 'box-1'}]})],
  requestBody: requestBody(body({name: "it's", tags: ['a']})),
} as const;

const postMethod = {
  parameters: [
    {name: 'box_id', in: 'path'},
    {name: 'name', in: 'body'},
    {name: 'tags', in: 'body'},
  ],
} as const;

const upload = {
  method: 'post',
  requestBody: requestBody(
    body(
      {file: 'a.txt', purpose: 'assistants'},
      {
        mediaType: 'multipart/form-data',
        type: typeOf(
          {
            type: 'object',
            properties: {file: {type: 'string', format: 'binary'}, purpose: {type: 'string'}},
          },
          'form',
        ),
      },
    ),
  ),
} as const;

const text: Schema = {type: 'string'};
const list = (properties: Record<string, Schema>): Schema => ({
  type: 'array',
  items: {type: 'object', properties, required: Object.keys(properties)},
});

/** An operation that answers with an object, and with its events if there are some. */
const answering = (properties: Record<string, Schema>, events?: Record<string, Schema>) => {
  const bodyOf = (mediaType: string, own: Record<string, Schema>) =>
    body(undefined, {
      mediaType,
      type: typeOf({type: 'object', properties: own, required: Object.keys(own)}, 'body'),
    });
  const bodies = [
    bodyOf('application/json', properties),
    ...(events ? [bodyOf('text/event-stream', events)] : []),
  ];
  return {responses: [{status: '200', description: '', bodies}]};
};

const things = answering({data: list({identifier: text, status: text})});
const chat = answering(
  {choices: list({message: {type: 'object', properties: {content: text}}})},
  {choices: list({delta: {type: 'object', properties: {content: text}}})},
);
const scores = answering({
  results: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: {aggregated_results: text},
      required: ['aggregated_results'],
    },
  },
});
const fileContent = {
  responses: [{status: '200', description: '', bodies: [body({}, {isFileContent: true})]}],
};
/** The statements below the client of a program. */
const endOf = (code: string): string => code.split('\n').slice(4).join('\n');

const uploadMethod = {
  parameters: [
    {name: 'file', in: 'form'},
    {name: 'purpose', in: 'form'},
  ],
} as const;

describe('writeSamples', () => {
  it('writes the four languages in the order of the tabs', () => {
    const samples = programs({});
    expect(samples.map(({id, label, language}) => [id, label, language])).toEqual([
      ['python', 'Python', 'python'],
      ['curl', 'curl', 'bash'],
      ['nodejs', 'Node.js', 'javascript'],
      ['java', 'Java', 'java'],
    ]);
    expect(samples.every(({streaming}) => !streaming)).toBe(true);
  });

  it('writes the languages of the tabs, in their order', () => {
    const written = writeSamples(operation(), model(), {tabs: tabs.slice(0, 2).reverse()});
    expect(written.map(({id}) => id)).toEqual(['curl', 'python']);
    expect(() =>
      writeSamples(operation(), model(), {tabs: [{language: 'zig', highlight: ''}]}),
    ).toThrow(
      /^languageTabs: expected languages that have a generator \(.*python\), found "zig"\./,
    );
  });

  it('writes a language that one file adds', () => {
    const toy: SampleGenerator = {
      label: 'Toy',
      write: ({method, url}) => ({code: `${method} ${url}`, client: false, prints: true}),
    };
    const [sample] = writeSamples(operation(), model(), {
      tabs: [{language: 'toy', highlight: 'text'}],
      generators: {toy},
    });
    expect(sample).toMatchObject({
      id: 'toy',
      label: 'Toy',
      code: 'get http://localhost:8321/v1/things',
    });
  });

  it('adds four programs that stream, where the operation can', () => {
    const samples = programs({responses: [response('application/json', 'text/event-stream')]});
    expect(samples.map(({streaming}) => streaming)).toEqual([
      ...Array<boolean>(4).fill(false),
      ...Array<boolean>(4).fill(true),
    ]);
  });

  it('writes only programs that stream, where the operation answers in no other way', () => {
    const both = response('application/json', 'text/event-stream');
    const only = programs({responses: [response('text/event-stream')]});
    expect(only.map(({streaming}) => streaming)).toEqual(Array(4).fill(true));
    const turn = programs({streamOnly: true, responses: [both]});
    expect(turn.map(({streaming}) => streaming)).toEqual(Array(4).fill(true));
  });

  it('knows which programs use a client, and which end in silence', () => {
    const facts = (samples: readonly CodeSample[]) =>
      samples.map(({id, client, prints}) => [id, client, prints]);
    expect(facts(programs({}, {}))).toEqual([
      ['python', true, true],
      ['curl', false, true],
      ['nodejs', true, true],
      ['java', false, true],
    ]);
    const nothing = {method: 'delete', responses: [response()]} as const;
    expect(facts(programs(nothing, {}))).toEqual([
      ['python', true, false],
      ['curl', false, false],
      ['nodejs', true, false],
      ['java', false, true],
    ]);
    expect(facts(programs(nothing))[0]).toEqual(['python', false, true]);
  });

  it('says how what a method returns differs from the response', () => {
    const noteOf = (own: Partial<SdkMethod>) => programs(things, own)[0]?.note;
    expect(noteOf({})).toBeUndefined();
    expect(noteOf({unwraps: 'data'})).toContain('the value of `data`');
    expect(noteOf({paginated: true})).toContain('further pages');
    const [first] = programs({...things, pagingNote: 'One page.'}, {paginated: true});
    expect(first?.note).toBe('One page.');
  });

  it('gives the same programs for the same operation', () => {
    expect(programs(post, postMethod)).toEqual(programs(post, postMethod));
  });

  it('writes programs without a client method, and says so', () => {
    const notes = programs(post).map(({id, note}) => [id, note !== undefined]);
    expect(notes).toEqual([
      ['python', true],
      ['curl', false],
      ['nodejs', true],
      ['java', false],
    ]);
    expect(programs(post, postMethod).some(({note}) => note !== undefined)).toBe(false);
  });
});

describe('Python programs', () => {
  it('pass the first path value by position and the rest by name', () => {
    const lines = codeOf(programs(post, postMethod), 'python').split('\n');
    expect(lines[0]).toBe('from zoo_client import ZooClient');
    expect(lines.slice(4)).toEqual([
      'response = client.things.create(',
      '    "box-1",',
      '    name="it\'s",',
      '    tags=["a"],',
      ')',
      'print(response)',
    ]);
    expect(lines[2]).toBe('client = ZooClient(base_url="http://localhost:8321")');
    const inner = programs(
      {path: '/v1/a/{a_id}/b/{b_id}'},
      {
        parameters: [
          {name: 'b_id', in: 'path'},
          {name: 'a_id', in: 'path'},
        ],
      },
    );
    expect(codeOf(inner, 'python')).toContain('client.things.create("my-b", a_id="my-a")');
  });

  it('print nothing where the method returns nothing, and iterate over pages', () => {
    expect(codeOf(programs({}, {returns: 'None'}), 'python')).toMatch(
      /\n\nclient\.things\.create\(\)$/,
    );
    expect(codeOf(programs({}, {paginated: true}), 'python')).toMatch(
      /for item in items:\n {4}print\(item\)$/,
    );
  });

  it('end in what a reader wants of the response', () => {
    expect(endOf(codeOf(programs(things, {}), 'python'))).toBe(
      'response = client.things.create()\nfor item in response.data:\n    print(item.identifier, item.status)',
    );
    expect(endOf(codeOf(programs(things, {unwraps: 'data'}), 'python'))).toContain(
      'for item in response:\n',
    );
    expect(endOf(codeOf(programs(chat, {}), 'python'))).toContain(
      'print(response.choices[0].message.content)',
    );
    expect(endOf(codeOf(programs(scores, {}), 'python'))).toContain(
      'for name, entry in response.results.items():\n    print(name, entry.aggregated_results)',
    );
    expect(codeOf(programs(things), 'python')).toContain(
      'result = response.json()\nfor item in result["data"]:\n    print(item["identifier"], item["status"])',
    );
  });

  it('print the text of a stream as it comes', () => {
    const code = codeOf(programs(chat, {}), 'python', true);
    expect(code).toContain(
      'text = choice.delta.content or ""\n        print(text, end="", flush=True)',
    );
    expect(code).toMatch(/\nprint\(\)$/);
  });

  it('save the content of a file', () => {
    expect(endOf(codeOf(programs(fileContent, {}), 'python'))).toBe(
      'response = client.things.with_raw_response.create()\nwith open("download.txt", "wb") as file:\n    file.write(response.read())',
    );
    expect(codeOf(programs(fileContent), 'python')).toContain('file.write(response.content)');
  });

  it('open the file that they upload', () => {
    expect(codeOf(programs(upload, uploadMethod), 'python')).toContain(
      'with open("a.txt", "rb") as file:\n    response = client.things.create(\n        file=file,\n        purpose="assistants",\n    )\n\nprint(response)',
    );
    expect(codeOf(programs(upload), 'python')).toContain(
      'files={"file": file},\n        data={"purpose": "assistants"},',
    );
  });

  it('read a stream with a loop', () => {
    const streamed = {...post, responses: [response('application/json', 'text/event-stream')]};
    const withStream = {
      parameters: [...postMethod.parameters, {name: 'stream', in: 'body'} as const],
    };
    const client = codeOf(programs(streamed, withStream), 'python', true);
    expect(client).toContain('stream=True');
    expect(client).toMatch(/for event in stream:\n(?: {4}.*\n)+ {4}print\(event\)$/);
    expect(client).toContain('raise RuntimeError(event.error)');
    const http = codeOf(programs(streamed), 'python', true);
    expect(http).toContain('with httpx.stream(\n    "POST",');
    expect(http).toContain('"stream": True');
    expect(http).toContain('for line in response.iter_lines():');
  });

  it('use httpx where the client has no method', () => {
    expect(codeOf(programs({}), 'python')).toBe(`import httpx

response = httpx.get("http://localhost:8321/v1/things")
response.raise_for_status()
print(response.json())`);
    const removed = programs({method: 'delete', responses: [response()]});
    expect(codeOf(removed, 'python')).toMatch(
      /httpx\.delete\(\s.*\s\)\nresponse.*\nprint\(response\.status_code\)$/,
    );
  });
});

describe('the lines of a program', () => {
  it('fit a column of sixty characters, if no single text is longer', () => {
    const tags = Array.from({length: 12}, (_, index) => `tag-${index}`);
    const long = {
      ...post,
      path: '/v1/boxes/{box_id}/things/of/every/kind/that/a/zoo/may/need',
      requestBody: requestBody(
        body({name: 'An animal that is a part of the zoo. '.repeat(5), tags}),
      ),
      responses: [response('application/json', 'text/event-stream')],
    };
    for (const method of [undefined, {...postMethod, path: long.path}]) {
      for (const language of ['python', 'nodejs', 'curl', 'java']) {
        const code = codeOf(programs(long, method), language);
        const wide = code
          .split('\n')
          .filter((line) => line.length > 60)
          // A string of JSON has no other line to go on, and statements of the client are data.
          .filter((line) => !/^ +"name": "|new ZooClient\(/.test(line));
        expect(code.split('\n').length).toBeGreaterThan(5);
        expect(wide, language).toEqual([]);
      }
    }
  });
});

describe('curl commands', () => {
  it('name no method for GET', () => {
    expect(codeOf(programs({}), 'curl')).toBe("curl 'http://localhost:8321/v1/things'");
  });

  it('name the method otherwise, and quote the body', () => {
    expect(codeOf(programs(post), 'curl')).toBe(
      [
        'curl --request POST \\',
        "  'http://localhost:8321/v1/boxes/box-1/things' \\",
        "  --header 'Content-Type: application/json' \\",
        `  --data '{"name": "it'\\''s", "tags": ["a"]}'`,
      ].join('\n'),
    );
  });

  it('send a form with its file', () => {
    const code = codeOf(programs(upload), 'curl');
    expect(code).toContain("--form 'file=@a.txt' \\\n  --form 'purpose=assistants'");
    expect(code).not.toContain('--header');
  });

  it('save the content of a file', () => {
    expect(codeOf(programs(fileContent), 'curl')).toMatch(/ \\\n {2}--output 'download\.txt'$/);
  });

  it('do not buffer a stream', () => {
    const streamed = programs({...post, responses: [response('text/event-stream')]});
    expect(codeOf(streamed, 'curl', true)).toMatch(/^curl --no-buffer --request POST /);
  });
});

describe('Node.js programs', () => {
  const shape = {callShape: '(boxId, body, options?)'};

  it('pass path values by position and the rest as an object', () => {
    expect(codeOf(programs(post, postMethod, shape), 'nodejs'))
      .toBe(`import ZooClient from 'zoo-client';

const client = new ZooClient({ baseURL: 'http://localhost:8321' });

const response = await client.things.create('box-1', {
  name: "it's",
  tags: ['a'],
});
console.log(response);`);
  });

  it('pass an empty object where the method needs a body', () => {
    const empty = {...post, requestBody: requestBody(body({}))};
    expect(codeOf(programs(empty, postMethod, shape), 'nodejs')).toContain("create('box-1', {});");
    const optional = {callShape: '(boxId, body?, options?)'};
    expect(codeOf(programs(empty, postMethod, optional), 'nodejs')).toContain("create('box-1');");
  });

  it('put long arguments on lines of their own', () => {
    const long = {
      ...post,
      parameters: [parameter('path', 'box_id', {examples: [{value: 'b'.repeat(60)}]})],
    };
    expect(codeOf(programs(long, postMethod, shape), 'nodejs')).toContain(
      `create(\n  '${'b'.repeat(60)}',\n  {\n    name: "it's",\n    tags: ['a'],\n  },\n);`,
    );
  });

  it('print nothing where the method returns nothing, and iterate over pages', () => {
    const nothing = programs({}, {returns: 'APIPromise<void>'});
    expect(codeOf(nothing, 'nodejs')).toMatch(/\n\nawait client\.things\.create\(\);$/);
    expect(codeOf(programs({}, {paginated: true}), 'nodejs')).toContain(
      'for await (const item of items) {',
    );
  });

  it('end in what a reader wants of the response', () => {
    expect(endOf(codeOf(programs(things, {}), 'nodejs'))).toBe(
      'const response = await client.things.create();\nfor (const item of response.data) {\n  console.log(item.identifier, item.status);\n}',
    );
    expect(codeOf(programs(chat, {}), 'nodejs')).toContain(
      'console.log(response.choices[0].message.content);',
    );
    expect(codeOf(programs(scores, {}), 'nodejs')).toContain(
      'for (const name in response.results) {\n  console.log(\n    name,\n    response.results[name].aggregated_results,\n  );\n}',
    );
    expect(codeOf(programs(things), 'nodejs')).toContain(
      'const result = await response.json();\nfor (const item of result.data) {',
    );
  });

  it('tell a completion from a chunk where the types of the client do not', () => {
    const returns = 'APIPromise<Completion> | APIPromise<Stream<Chunk>>';
    expect(codeOf(programs(chat, {}, {returns}), 'nodejs')).toContain(
      "const [choice] = response.choices;\nif (choice && 'message' in choice) {\n  console.log(choice.message.content);\n}",
    );
  });

  it('show everything where the types of the client lack what is telling', () => {
    const code = codeOf(programs(things, {}, {mistyped: true}), 'nodejs');
    expect(code).toContain('for (const item of response.data) {\n  console.log(item);\n}');
  });

  it('print the text of a stream as it comes', () => {
    const code = codeOf(programs(chat, {}), 'nodejs', true);
    expect(code).toContain(
      "const text = choice.delta.content ?? '';\n    process.stdout.write(text);",
    );
  });

  it('save the content of a file', () => {
    expect(codeOf(programs(fileContent, {}), 'nodejs')).toContain(
      "const response = await client.things.create().asResponse();\nconst bytes = await response.arrayBuffer();\nawait writeFile('download.txt', Buffer.from(bytes));",
    );
  });

  it('stream the file that they upload', () => {
    const code = codeOf(programs(upload, uploadMethod), 'nodejs');
    expect(code).toMatch(/^import fs from 'node:fs';\n/);
    expect(code).toContain("file: fs.createReadStream('a.txt')");
    expect(codeOf(programs(upload), 'nodejs')).toContain(
      "const content = new Blob([await readFile('a.txt')]);\nform.append('file', content, 'a.txt');",
    );
  });

  it('read a stream with a loop', () => {
    const streamed = {...post, responses: [response('text/event-stream')]};
    const code = codeOf(programs(streamed, postMethod, shape), 'nodejs', true);
    expect(code).toContain('for await (const event of stream) {');
    expect(code).toContain('throw new Error(JSON.stringify(event.error))');
    expect(codeOf(programs(streamed), 'nodejs', true)).toContain('TextDecoderStream');
  });

  it('use fetch where the client has no method', () => {
    expect(codeOf(programs({}), 'nodejs')).toMatch(
      /^const url = 'http:.*things';\nconst response = await fetch\(url\);\nif/,
    );
    expect(codeOf(programs(post), 'nodejs')).toContain(
      `body: JSON.stringify({ name: "it's", tags: ['a'] })`,
    );
  });
});

describe('Java programs', () => {
  it('are a class with the body in a text block', () => {
    const code = codeOf(programs(post), 'java');
    expect(code).toContain(
      'public class CreateThing {\n  public static void main(String[] args) throws Exception {',
    );
    expect(code).toContain('String body = """\n      {"name": "it\'s", "tags": ["a"]}\n      """;');
    expect(code).toContain('.POST(BodyPublishers.ofString(body))');
  });

  it('send JSON as it is, however wide', () => {
    const sent = {note: 'An animal that is a part of the zoo. '.repeat(3), list: [{note: 'short'}]};
    const code = codeOf(programs({...post, requestBody: requestBody(body(sent))}), 'java');
    expect(JSON.parse(code.split('"""')[1] ?? '')).toEqual(sent);
  });

  it('offer no upgrade of HTTP with a body', () => {
    expect(codeOf(programs(post), 'java')).toContain('.version(HttpClient.Version.HTTP_1_1)');
    expect(codeOf(programs({}), 'java')).toContain('HttpClient.newHttpClient()');
  });

  it('save the content of a file', () => {
    expect(codeOf(programs(fileContent), 'java')).toContain(
      'BodyHandlers.ofFile(Path.of("download.txt"))',
    );
  });

  it('print the status alone where nothing else comes back', () => {
    const code = codeOf(programs({method: 'delete', responses: [response()]}), 'java');
    expect(code).toContain('client.send(request, BodyHandlers.discarding())');
    expect(code).not.toContain('response.body()');
  });

  it('send the method of the operation', () => {
    expect(codeOf(programs({}), 'java')).toContain('.GET()');
    expect(codeOf(programs({method: 'delete'}), 'java')).toContain('.DELETE()');
    expect(codeOf(programs({method: 'post'}), 'java')).toContain('.POST(BodyPublishers.noBody())');
    expect(codeOf(programs({...post, method: 'patch'}), 'java')).toContain('.method("PATCH", ');
  });

  it('write the parts of a form, and import what that needs in order', () => {
    const code = codeOf(programs(upload), 'java');
    expect(code).toContain('BodyPublishers.ofFile(Path.of("a.txt"))');
    expect(code).toContain(String.raw`name=\"purpose\"\r\n\r\n`);
    const imports = [...code.matchAll(/^import (.*);$/gm)].map(([, name]) => name);
    expect(imports).toEqual([...imports].sort());
    expect(imports).toContain('java.util.UUID');
    expect(imports).not.toContain('java.util.stream.Stream');
  });

  it('read a stream line by line', () => {
    const streamed = programs({...post, responses: [response('text/event-stream')]});
    expect(codeOf(streamed, 'java', true)).toContain('BodyHandlers.ofLines()');
  });
});

import {describe, expect, it} from 'vitest';
import type {OpenApiDocument, OperationObject, Schema} from '@docs-kit/openapi-model/document';
import {buildApiModel} from '@docs-kit/openapi-model';
import {renderOperationPage} from './operation-page';
import type {OperationPage} from './page-content';

/** Renders the only operation of a specification that shows one feature. */
function render(
  operation: Partial<OperationObject>,
  schemas: Record<string, Schema> = {},
  pathItem = {},
  page: Partial<OperationPage> = {},
): string {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {title: 'Zoo', version: '1'},
    paths: {
      '/animals/{id}': {
        ...pathItem,
        post: {
          operationId: 'createAnimal',
          tags: ['Animals'],
          summary: 'Create an animal',
          description: 'Adds an animal.',
          responses: {},
          ...operation,
        },
      },
    },
    components: {schemas},
  };
  const model = buildApiModel(document);
  const [first] = model.operations;
  if (!first) throw new Error('The zoo has no operation.');
  return renderOperationPage({operation: first, model, level: 'Stable', samples: [], ...page});
}

const body = (schema: Schema): Partial<OperationObject> => ({
  requestBody: {required: true, content: {'application/json': {schema}}},
});
const sample = {
  id: 'curl',
  label: 'curl',
  language: 'bash',
  code: 'curl http://localhost',
  client: false,
  prints: true,
  streaming: false,
} as const;
const reference = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});

describe('an operation page', () => {
  it('begins with method, path and level', () => {
    expect(render({})).toMatch(
      /^<OperationHeader method="post" path="\/animals\/\{id\}" level="Stable" \/>/,
    );
  });

  it('shows the notices of the site, and says at least that an operation is deprecated', () => {
    expect(render({deprecated: true})).toContain(':::warning[Deprecated]');
    const notices = [{title: 'Moved', text: 'Go to [pets](/pets).'}];
    const page = render({deprecated: true}, {}, {}, {notices});
    expect(page).toContain(':::warning[Moved]\n\nGo to [pets](/pets).\n\n:::');
    expect(page).not.toContain('Deprecated');
  });

  it('has no section for a body that the operation does not have', () => {
    expect(render({})).not.toContain('## Request body');
  });

  it('shows the properties of the request under the id of the body', () => {
    const page = render(body(reference('Animal')), {
      Animal: {
        type: 'object',
        description: 'An animal.',
        required: ['name'],
        properties: {
          name: {type: 'string', description: 'What it is called.'},
          legs: {type: 'integer', default: 4, minimum: 0, description: 'Number of legs.'},
        },
      },
    });
    expect(page).toContain('## Request body \\{#body}');
    expect(page).toContain(
      '<Field id="body-name" name="name" type={["string"]} required>\n\nWhat it is called.\n\n</Field>',
    );
    expect(page).toContain(
      '<Field id="body-legs" name="legs" type={["integer"]} notes="default 4, at least 0">\n\nNumber of legs.',
    );
    expect(page).not.toContain('### Animal');
    expect(page).toContain('<BodyType mediaType="application/json" type={["object"]} />');
  });

  it('says the limits of a body beside its type', () => {
    const items = {type: 'string', maxLength: 64};
    expect(render(body({type: 'array', minItems: 1, items}))).toContain(
      '<BodyType mediaType="application/json" type={["array of string"]} notes="minimum items 1, each item (maximum length 64)" />',
    );
  });

  it('shows short examples beside a field, and long ones below its description', () => {
    const page = render(
      body({
        properties: {
          name: {type: 'string', example: 'Tom', description: 'Name.'},
          food: {type: 'array', items: {type: 'string'}, example: ['x'.repeat(100)]},
        },
      }),
    );
    expect(page).toContain('notes={"example \\"Tom\\""}>\n\nName.');
    expect(page).toMatch(
      /name="food" type=\{\["array of string"\]\}>\n\n```json title="Example"\n\[\n/,
    );
  });

  it('shows all examples of parameters once: what the samples send is in them', () => {
    const parameters = (['path', 'query', 'header'] as const).map((place) => ({
      name: place === 'path' ? 'id' : `a-${place}`,
      in: place,
      examples: {one: {value: 1}, two: {value: 2}},
    }));
    const after = {name: 'after', in: 'query' as const, example: 'Tom'};
    const operation = {parameters: [...parameters, after]};
    const notes = (page: string): (string | undefined)[] =>
      [...page.matchAll(/<Field.* notes=(?:"|\{")(.*?)"/g)].map(([, note]) => note);
    const whole = 'examples 1 (one), 2 (two)';
    expect(notes(render(operation))).toEqual([whole, whole, 'example \\', whole]);
    const page = render(operation, {}, {}, {samples: [sample]});
    expect(notes(page)).toEqual(['example 2 (two)', 'example 2 (two)', 'example \\', whole]);
  });

  it('shows the examples of a request that no sample sends', () => {
    const examples = {cat: {value: {name: 'Tom'}}, dog: {summary: 'A dog', value: {name: 'Rex'}}};
    const content = {
      'application/json': {schema: {}, examples},
      'text/plain': {schema: {}, example: 'Tom'},
    };
    const operation = {requestBody: {content}};
    const titles = (page: string): (string | undefined)[] =>
      [...page.matchAll(/title="(Request.*)"$/gm)].map(([, title]) => title);
    expect(titles(render(operation))).toEqual([
      'Request',
      'Request: A dog',
      'Request as text/plain',
    ]);
    expect(titles(render(operation, {}, {}, {samples: [sample]}))).toEqual([
      'Request: A dog',
      'Request as text/plain',
    ]);
  });

  it('shows the example of a schema in its section, or where its properties are', () => {
    const schemas: Record<string, Schema> = {
      Animal: {properties: {legs: reference('Legs')}, example: {legs: 4}},
      Legs: {type: 'integer', example: 4},
    };
    const page = render(body(reference('Animal')), schemas);
    expect(page).toContain('type={["object"]} notes={"example {\\"legs\\":4}"} />');
    expect(page).toContain('<SchemaFacts type={["integer"]} notes="example 4" />');
    const beside = render(body(reference('Animal')), schemas, {}, {samples: [sample]});
    expect(beside).toContain('<BodyType mediaType="application/json" type={["object"]} />');
  });

  it('says which operations take values of a response', () => {
    const links = {
      again: {
        operationId: 'createAnimal',
        parameters: {id: '$response.body#/id'},
        requestBody: 'Tom',
        description: 'Adds\none more.',
      },
      other: {operationRef: '#/paths/~1animals~1{id}/get'},
      far: {operationRef: 'https://zoo.example/api.yaml#/paths/~1a/get'},
    };
    expect(render({responses: {'201': {description: 'Done.', links}}})).toContain(
      [
        '#### 201 links \\{#response-201-links}',
        '',
        '- `again`: `POST /animals/{id}` with `id` from `$response.body#/id`, `body` from `Tom`. Adds one more.',
        '- `other`: `GET /animals/{id}`',
        '- `far`: `https://zoo.example/api.yaml#/paths/~1a/get`',
      ].join('\n'),
    );
  });

  it('links external documentation below a description', () => {
    const externalDocs = {url: 'https://zoo.example/cats', description: 'About\n[cats]'};
    const page = render(
      {
        ...body({properties: {pet: reference('Cat'), legs: {externalDocs: {url: '/legs.html'}}}}),
        externalDocs,
      },
      {Cat: {type: 'integer', externalDocs: {url: 'https://zoo.example'}}},
    );
    expect(page).toContain('Adds an animal.\n\nMore: [About \\[cats\\]](https://zoo.example/cats)');
    expect(page).toMatch(
      /#schema-Cat\}\n\nMore: \[https:\/\/zoo\.example\]\(https:\/\/zoo\.example\)/,
    );
    expect(page).toContain('More: `/legs.html`');
  });

  it('shows alternatives with the property that tells them apart', () => {
    const page = render(body({type: 'object', properties: {pet: reference('Pet')}}), {
      Pet: {
        description: 'A pet.',
        oneOf: [reference('Cat'), reference('Dog')],
        discriminator: {
          propertyName: 'kind',
          mapping: {cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog'},
        },
      },
      Cat: {
        type: 'object',
        description: 'A cat.',
        properties: {kind: {const: 'cat', description: 'Kind.'}},
      },
      Dog: {
        type: 'object',
        description: 'A dog.',
        properties: {kind: {const: 'dog', description: 'Kind.'}},
      },
    });
    expect(page).toContain('<Variants property="kind" schemas={{"cat":"Cat","dog":"Dog"}} />');
    expect(page).toContain(
      '<Field id="schema-Cat-kind" name="kind" type={["\\"cat\\""]}>\n\nKind.',
    );
  });

  it('joins the parts of allOf', () => {
    const page = render(
      body({
        type: 'object',
        properties: {pet: {allOf: [reference('A'), reference('B')], description: 'Both.'}},
      }),
      {A: {type: 'object', description: 'A.'}, B: {type: 'object', description: 'B.'}},
    );
    expect(page).toContain('name="pet" type={[{"schema":"A"}," & ",{"schema":"B"}]}>\n\nBoth.');
  });

  it('writes a recursive schema once and links to it', () => {
    const page = render(body({type: 'object', properties: {root: reference('Node')}}), {
      Node: {
        type: 'object',
        description: 'A node.',
        properties: {children: {type: 'array', items: reference('Node'), description: 'Below it.'}},
      },
    });
    expect(page.match(/### Node /g)).toHaveLength(1);
    expect(page).toContain('name="children" type={["array of ",{"schema":"Node"}]}>\n\nBelow it.');
  });

  it('keeps a request schema that another schema mentions', () => {
    const page = render(body(reference('Node')), {
      Node: {
        type: 'object',
        description: 'A node.',
        properties: {parent: {...reference('Node'), description: 'Above it.'}},
      },
    });
    expect(page).toContain('### Node \\{#schema-Node}');
  });

  it('says what may be null, one of several values, deprecated or formatted', () => {
    const page = render(
      body({
        type: 'object',
        properties: {
          a: {type: ['string', 'null'], description: 'A.'},
          b: {type: 'string', enum: ['x', 'y'], description: 'B.'},
          c: {type: 'string', deprecated: true, description: 'C.'},
          d: {type: 'string', format: 'date-time', description: 'D.'},
        },
      }),
    );
    expect(page).toContain('name="a" type={["string | null"]}>\n\nA.');
    expect(page).toContain('name="b" type={["string"]} notes={"one of \\"x\\", \\"y\\""}>\n\nB.');
    expect(page).toContain('name="c" type={["string"]} notes="deprecated">\n\nC.');
    expect(page).toContain('name="d" type={["string"]} notes="format date-time">\n\nD.');
  });

  it('nests the properties of objects that are written in place', () => {
    const page = render(
      body({
        type: 'object',
        properties: {
          cages: {
            type: 'array',
            description: 'Cages.',
            items: {
              type: 'object',
              properties: {size: {type: 'number', description: 'Square metres.'}},
            },
          },
        },
      }),
    );
    expect(page).toContain(
      [
        '<Field id="body-cages" name="cages" type={["array of object"]}>',
        'Cages.',
        '<Field id="body-cages-size" name="size" type={["number"]}>',
        'Square metres.',
        '</Field>',
        '</Field>',
      ].join('\n\n'),
    );
  });

  it('shows the fields of an uploaded form', () => {
    const page = render({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: {file: {description: 'The file.', format: 'binary', type: 'string'}},
            },
          },
        },
      },
    });
    expect(page).toContain('<BodyType mediaType="multipart/form-data" type={["object"]} />');
    expect(page).toContain('name="file" type={["string"]} notes="format binary">\n\nThe file.');
  });

  it('describes an event stream by its event, and shows a sample stream when there is a program for it', () => {
    const page = render(
      {
        responses: {
          '200': {
            description: 'Events.',
            content: {'text/event-stream': {schema: reference('Event'), 'x-events': [{n: 1}]}},
          },
        },
      },
      {Event: {type: 'object', description: 'An event.'}},
    );
    expect(page).toContain(
      '<BodyType mediaType="text/event-stream" type={[{"schema":"Event"}]} />',
    );
    expect(page).not.toContain('#stream');
  });

  it('begins with the stream where the server answers in no other way', () => {
    const streamOnly = {
      'x-stream-only': true,
      responses: {
        '200': {
          description: 'A turn.',
          content: {
            'application/json': {schema: reference('Event'), example: {turn: 'whole'}},
            'text/event-stream': {schema: reference('Event'), 'x-events': [{n: 1}]},
          },
        },
      },
    };
    const streaming = {...sample, code: 'curl --no-buffer', streaming: true} as const;
    const page = (samples: OperationPage['samples']): string =>
      render(streamOnly, {Event: {type: 'object'}}, {}, {samples, clientNote: 'Send a token.'});
    const example = (text: string): string =>
      text.slice(text.indexOf('## Example'), text.indexOf('## Responses'));
    const only = example(page([streaming]));
    expect(only).not.toContain('whole');
    expect(only).toMatch(/\\\{#stream\}[^]*curl --no-buffer[^]*Send a token\.[^]*data: \{"n":1\}/);
    const both = example(page([{...streaming, streaming: false}, streaming]));
    expect(both).toMatch(/Send a token\.[^]*whole[^]*\\\{#stream\}/);
  });

  it('shows the parameters of the whole path', () => {
    const page = render(
      {},
      {},
      {
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'Which one.',
            schema: {type: 'string'},
          },
        ],
      },
    );
    expect(page).toContain(
      '## Path parameters \\{#path}\n\n<Field id="path-id" name="id" type={["string"]} required>\n\nWhich one.',
    );
  });

  it('shows what comes back below its status, with the fields that may be missing', () => {
    const page = render(
      {
        responses: {
          '200': {
            description: 'Made.',
            content: {'application/json': {schema: reference('Animal')}},
          },
        },
      },
      {
        Animal: {
          type: 'object',
          description: 'An animal.',
          required: ['name'],
          properties: {
            name: {type: 'string', description: 'What it is called.'},
            home: {...reference('Home'), description: 'Where it lives.'},
          },
        },
        Home: {type: 'object', description: 'A home.', properties: {}},
      },
    );
    expect(page).toMatch(
      /### 200 [^]*#### Animal \\\{#schema-Animal\}[^]*\n### Home \\\{#schema-Home\}/,
    );
    expect(page).toContain('<Field id="schema-Animal-name" name="name" type={["string"]}>\n');
    expect(page).toContain(
      '<Field id="schema-Animal-home" name="home" type={[{"schema":"Home"}]} optional>\n',
    );
  });

  it('shows what the fields of a response hold below it, unless one sends that too', () => {
    const schemas: Readonly<Record<string, Schema>> = {
      Animal: {
        type: 'object',
        description: 'An animal.',
        properties: {
          home: {...reference('Home'), description: 'Where it lives.'},
          food: {...reference('Food'), description: 'What it eats.'},
        },
      },
      Home: {type: 'object', description: 'A home.', properties: {}},
      Food: {type: 'object', description: 'Food.', properties: {}},
    };
    const page = render(
      {
        ...body({type: 'object', properties: {food: reference('Food')}}),
        responses: {
          '200': {
            description: 'Made.',
            content: {'application/json': {schema: reference('Animal')}},
          },
          '404': {description: 'No such animal.'},
        },
      },
      schemas,
    );
    const headings = [...page.matchAll(/^#{2,4} (\w+)/gm)].map(([, words]) => words);
    expect(headings.slice(headings.indexOf('Responses'))).toEqual([
      'Responses',
      '200',
      'Animal',
      'Home',
      'Errors',
      'Schemas',
      'Food',
    ]);
  });

  it('says which fields are required where a schema is sent and comes back', () => {
    const page = render(
      {
        ...body({type: 'object', properties: {animal: reference('Animal')}}),
        responses: {
          '200': {
            description: 'Made.',
            content: {'application/json': {schema: reference('Animal')}},
          },
        },
      },
      {
        Animal: {
          type: 'object',
          description: 'An animal.',
          required: ['name'],
          properties: {name: {type: 'string', description: 'What it is called.'}},
        },
      },
    );
    expect(page).toContain('## Schemas\n\n### Animal ');
    expect(page).toContain('name="name" type={["string"]} required>');
  });

  const errors = (types: readonly [Schema, Schema]): Partial<OperationObject> => ({
    responses: {
      '404': {
        description: 'No such\nanimal.',
        content: {'application/json': {schema: types[0], example: {detail: 'Not found'}}},
      },
      default: {
        description: 'Any other failure.',
        content: {'application/json': {schema: types[1]}},
      },
    },
  });

  it('has all errors in one table, with one example and what their body holds', () => {
    const page = render(errors([reference('Error'), reference('Error')]), {
      Error: {
        type: 'object',
        description: 'Body of an error.',
        properties: {detail: {type: 'string', description: 'What went wrong.'}},
      },
    });
    expect(page).toContain('| <StatusCode code="404" /> | No such animal. |');
    expect(page).toContain('| <StatusCode code="default" /> | Any other failure. |');
    expect(page.match(/title="Response/g)).toHaveLength(1);
    expect(page.match(/BodyType/g)).toHaveLength(1);
    expect(page).toContain('#### Error \\{#schema-Error}');
  });

  it('says by status what errors hold, where they differ', () => {
    const page = render(errors([{type: 'string'}, {properties: {code: {type: 'integer'}}}]));
    expect(page).toContain('#### 404 body \\{#response-404-body}');
    expect(page).toMatch(
      /#### default body \\\{#response-default-body\}\n\n.*\n\n<Field id="response-default-body-code" /,
    );
  });

  it('keeps what only the events of a stream hold apart', () => {
    const page = render(
      {
        responses: {
          '200': {
            description: 'Events.',
            content: {
              'application/json': {schema: reference('Animal')},
              'text/event-stream': {schema: reference('Event')},
            },
          },
        },
      },
      {
        Animal: {
          type: 'object',
          description: 'An animal.',
          properties: {home: {...reference('Home'), description: 'Where it lives.'}},
        },
        Home: {type: 'object', description: 'A home.', properties: {}},
        Event: {
          type: 'object',
          description: 'An event.',
          properties: {
            home: {...reference('Home'), description: 'Where.'},
            step: {...reference('Step'), description: 'What.'},
          },
        },
        Step: {type: 'object', description: 'A step.', properties: {}},
      },
    );
    expect([...page.matchAll(/^#{2,4} (?:\w+)/gm)].map(([heading]) => heading)).toEqual([
      '## Responses',
      '### 200',
      '#### Animal',
      '### Home',
      '## Events',
      '### Event',
      '### Step',
    ]);
  });

  it('does not take what a header or a callback holds for events', () => {
    const page = render(
      {
        responses: {
          '200': {description: 'Done.', headers: {'X-Code': {schema: reference('Code')}}},
        },
        callbacks: {
          fed: {
            '{$url}': {
              post: {requestBody: {content: {'application/json': {schema: reference('Meal')}}}},
            },
          },
        },
      },
      {Code: {type: 'string', enum: ['a']}, Meal: {type: 'string'}},
    );
    expect(page).toMatch(/## Schemas[^]*### Code \\\{[^]*### Meal \\\{/);
    expect(page).not.toContain('Events of the stream');
  });

  it('tells the details of a long description after the responses', () => {
    const details = `**State.** ${'Kept. '.repeat(120)}`.trim();
    const page = render({description: `Adds an animal.\n\n${details}`});
    expect(page).toMatch(/\/>\n\nAdds an animal\.\n\n## Responses/);
    expect(page).toContain(`## Responses\n\n## Details\n\n${details}`);
    expect(render({description: 'Adds an animal.\n\nKept.'})).not.toContain('## Details');
  });

  it('escapes what MDX would read as code', () => {
    const page = render({description: 'Takes `{a}` and {b} where x < y.'});
    expect(page).toContain('Takes `{a}` and \\{b} where x \\< y.'.replace('\\{b}', '\\{b\\}'));
  });

  it('warns of a deprecated operation', () => {
    expect(render({deprecated: true})).toContain(':::warning[Deprecated]');
  });
});

describe('what a specification says of requests and responses', () => {
  it('is shown: headers, further examples and bodies in several media types', () => {
    const page = render({
      ...body({properties: {a: {type: 'string'}}}),
      requestBody: {
        content: {
          'application/json': {schema: {properties: {a: {type: 'string'}}}},
          'multipart/form-data': {schema: {properties: {b: {type: 'string'}}}},
        },
      },
      responses: {
        '200': {
          description: 'Done.',
          headers: {'X-Rate': {schema: {type: 'integer'}, deprecated: true}},
          content: {
            'application/json': {
              schema: {type: 'string'},
              examples: {one: {value: 'a'}, two: {summary: 'Another one', value: 'b'}},
            },
          },
        },
      },
    });
    expect(page).toContain('### `multipart/form-data` \\{#body-multipart-form-data}');
    expect(page).toContain(
      '#### 200 headers \\{#response-200-headers}\n\n<Field id="response-200-headers-X-Rate" name="X-Rate" type={["integer"]} notes="deprecated" />',
    );
    expect(page).toContain('title="Response 200: Another one" output');
  });

  it('has a section for each address of a callback, whatever the name of that is', () => {
    const page = render({
      callbacks: {
        'on {fed}': {
          '{$request.body#/a}': {post: {parameters: [{name: 'a', in: 'query'}]}},
          '{$request.body#/b}': {post: {parameters: [{name: 'b', in: 'query'}]}},
        },
      },
    });
    expect(page).toContain('### `on {fed}` \\{#callback-on-fed--post}');
    expect(page).toContain('### `on {fed}` \\{#callback-on-fed--post-2}');
    expect(page).toContain('id="callback-on-fed--post-query-a"');
    expect(page).toContain('id="callback-on-fed--post-2-query-b"');
  });

  it('has the alternatives that a mapping leaves out, and the schemas that only a mapping names', () => {
    const page = render(body(reference('Home')), {
      Home: {properties: {animal: reference('Animal'), plant: reference('Plant')}},
      Animal: {
        oneOf: [reference('Cat'), reference('Dog')],
        discriminator: {
          propertyName: 'kind',
          mapping: {dog: '#/components/schemas/Dog', wolf: 'Wolf'},
        },
      },
      Cat: {properties: {meow: {type: 'boolean'}}},
      Dog: {properties: {bark: {type: 'boolean'}}},
      Wolf: {properties: {howl: {type: 'boolean'}}},
      Plant: {properties: {kind: {type: 'string'}}, discriminator: {propertyName: 'kind'}},
      Tree: {allOf: [reference('Plant'), {properties: {height: {type: 'integer'}}}]},
    });
    expect(page).toContain(
      '<SchemaFacts type={[{"schema":"Cat"}," | ",{"schema":"Dog"}]} />\n\n<Variants property="kind" schemas={{"dog":"Dog","wolf":"Wolf"}} />',
    );
    expect(page).toContain('<Variants property="kind" schemas={{"Tree":"Tree"}} />');
    expect(page).toContain('id="schema-Wolf-howl"');
    expect(page).toContain('id="schema-Tree-height"');
  });

  it('names a schema with underscores as it is called', () => {
    const page = render(body({properties: {a: reference('__name_of__')}}), {
      __name_of__: {type: 'string'},
    });
    expect(page).toContain('### \\_\\_name_of\\_\\_ \\{#schema-\\_\\_name_of\\_\\_}');
  });

  it('is refused when a schema does not exist', () => {
    expect(() => render(body(reference('Ghost')))).toThrow(
      'specification#/paths/~1animals~1{id}/post/requestBody/content/application~1json/schema: the reference "#/components/schemas/Ghost" leads to nothing in this document. Correct it, or define what it names.',
    );
  });
});

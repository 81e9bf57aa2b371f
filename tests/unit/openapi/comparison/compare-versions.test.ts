import {describe, expect, it} from 'vitest';
import {compareVersions, type Models} from '@docs-kit/openapi-changes';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import {buildApiModel} from '@docs-kit/openapi-model';

type Paths = OpenApiDocument['paths'];
type Schemas = NonNullable<NonNullable<OpenApiDocument['components']>['schemas']>;

const emptyModel = buildApiModel({
  openapi: '3.1.0',
  info: {title: 'Empty', version: '1'},
  paths: {},
});

/** A version with one stable specification, and deprecated routes beside it. */
function version(paths: Paths, schemas: Schemas = {}, deprecated: Paths = {}): Models {
  const document = (title: string, of: Paths): OpenApiDocument => ({
    openapi: '3.1.0',
    info: {title, version: '1'},
    paths: of,
    components: {schemas},
  });
  return {
    stable: buildApiModel(document('Stable', paths)),
    experimental: emptyModel,
    deprecated: buildApiModel(document('Deprecated', deprecated)),
  };
}

/** An operation that takes a body of a schema and answers with it. */
function operation(properties: Schemas[string]['properties'] = {}, required: string[] = []) {
  return {
    operationId: 'createThing',
    tags: ['Things'],
    summary: 'Create a thing',
    requestBody: {content: {'application/json': {schema: {type: 'object', properties, required}}}},
    responses: {200: {description: 'Done'}},
  };
}

const thing = (
  properties: Schemas[string]['properties'],
  required: string[] = [],
  path = '/v1/things',
): Models => version({[path]: {post: operation(properties, required)}});

function fieldsOf(before: Models, after: Models) {
  return compareVersions(before, after).operations[0]?.fields;
}

describe('an operation of two versions', () => {
  it('is unchanged where the contract is equal', () => {
    const [change] = compareVersions(
      thing({name: {type: 'string'}}),
      thing({name: {type: 'string', description: 'Other words.'}}),
    ).operations;
    expect(change).toMatchObject({slug: 'create-thing', status: 'unchanged', fields: []});
  });

  it('is added or removed where one version alone has it', () => {
    const {operations} = compareVersions(thing({}), version({}));
    expect(operations).toMatchObject([{status: 'removed', before: {path: '/v1/things'}}]);
    expect(compareVersions(version({}), thing({})).operations).toMatchObject([
      {status: 'added', after: {path: '/v1/things'}},
    ]);
  });

  it('has moved where its route differs, and says whether the old one still works', () => {
    const moved = thing({}, [], '/v2/things');
    expect(compareVersions(thing({}), moved).operations).toMatchObject([
      {status: 'moved', isOldRouteServed: false},
    ]);
    const served = version(
      {'/v2/things': {post: operation()}},
      {},
      {
        '/v1/things': {post: operation()},
      },
    );
    expect(compareVersions(thing({}), served).operations).toMatchObject([
      {
        status: 'moved',
        isOldRouteServed: true,
        before: {level: 'stable', method: 'post', path: '/v1/things'},
        after: {level: 'stable', method: 'post', path: '/v2/things'},
      },
    ]);
  });
});

it('an operation that is new names the deprecated routes that it has too', () => {
  const after = version(
    {'/v2/things': {post: operation()}},
    {},
    {'/v1/things': {post: operation()}},
  );
  expect(compareVersions(version({}), after).operations).toMatchObject([
    {status: 'added', newAliases: [{level: 'deprecated', path: '/v1/things'}]},
  ]);
});

describe('the contract of an operation', () => {
  const answering = (...statuses: number[]): Models =>
    version({
      '/v1/things': {
        post: {
          ...operation(),
          responses: Object.fromEntries(statuses.map((status) => [status, {description: 'Text'}])),
        },
      },
    });

  it('has changed where its statuses, its media types or its body differ', () => {
    expect(compareVersions(answering(200, 404), answering(200, 429)).operations).toMatchObject([
      {
        status: 'changed',
        contract: [{fact: 'documented statuses', before: ['200', '404'], after: ['200', '429']}],
      },
    ]);
  });

  it('is deprecated where the newer version has it among the deprecated operations alone', () => {
    const path = {'/v1/things': {post: operation()}};
    const after = version(
      {'/v1/items': {post: {...operation(), operationId: 'createItem'}}},
      {},
      {'/v1/things': {post: {...operation(), deprecated: true, 'x-replaced-by': '/v1/items'}}},
    );
    const [, change] = compareVersions(version(path), after).operations;
    expect(change).toMatchObject({
      slug: 'create-thing',
      status: 'deprecated',
      isOldRouteServed: true,
      replacedBy: '/v1/items',
    });
  });
});

describe('a property of two versions', () => {
  it.each([
    ['added', {}, {a: {type: 'string'}}, {kind: 'added', path: ['a']}],
    ['removed', {a: {type: 'string'}}, {}, {kind: 'removed', path: ['a']}],
    [
      'of another type',
      {a: {type: 'string'}},
      {a: {type: 'integer'}},
      {kind: 'type', path: ['a'], before: {name: 'string'}, after: {name: 'integer'}},
    ],
    [
      'with another limit',
      {a: {type: 'integer', minimum: 1}},
      {a: {type: 'integer', minimum: 2}},
      {kind: 'type', path: ['a']},
    ],
    [
      'with another default',
      {a: {type: 'string', default: 'x'}},
      {a: {type: 'string'}},
      {kind: 'default', path: ['a'], before: 'x', after: undefined},
    ],
    [
      'deprecated',
      {a: {type: 'string'}},
      {a: {type: 'string', deprecated: true}},
      {kind: 'deprecated', path: ['a'], before: false, after: true},
    ],
    [
      'inside another',
      {a: {type: 'object', properties: {}}},
      {a: {type: 'object', properties: {b: {type: 'string'}}}},
      {kind: 'added', path: ['a', 'b']},
    ],
  ] as const)('that is %s is one change', (_, before, after, expected) => {
    const changes = fieldsOf(thing(before as never), thing(after as never));
    expect(changes).toHaveLength(1);
    expect(changes).toMatchObject([{place: 'body', ...expected}]);
  });

  it('that becomes required is one change', () => {
    const field = {a: {type: 'string'}} as const;
    expect(fieldsOf(thing(field), thing(field, ['a']))).toMatchObject([
      {kind: 'required', before: false, after: true},
    ]);
  });

  it('that goes from the query to the body is removed there and new here', () => {
    const inQuery = version({
      '/v1/things': {
        post: {...operation(), parameters: [{name: 'a', in: 'query', schema: {type: 'string'}}]},
      },
    });
    expect(fieldsOf(inQuery, thing({a: {type: 'string'}}))).toMatchObject([
      {kind: 'removed', place: 'query', path: ['a']},
      {kind: 'added', place: 'body', path: ['a']},
    ]);
  });

  it('under another name is removed and new', () => {
    const changes = fieldsOf(thing({tool_name: {type: 'string'}}), thing({name: {type: 'string'}}));
    expect(changes?.map(({kind}) => kind)).toEqual(['removed', 'added']);
  });
});

describe('a schema of two versions', () => {
  const using = (name: string, schemas: Schemas): Models =>
    version(
      {'/v1/things': {post: operation({a: {$ref: `#/components/schemas/${name}`}})}},
      schemas,
    );
  const tool = {
    type: 'object',
    properties: {name: {type: 'string'}, title: {type: 'string'}},
  } as const;

  it('under another name is renamed, and what uses it is unchanged', () => {
    const {operations, schemas} = compareVersions(
      using('Tool', {Tool: tool}),
      using('ToolDef', {ToolDef: tool}),
    );
    expect(schemas).toEqual([{name: 'ToolDef', status: 'renamed', oldName: 'Tool', fields: []}]);
    expect(operations).toMatchObject([{status: 'unchanged'}]);
  });

  it('that has nothing in common is another', () => {
    const other = {type: 'object', properties: {size: {type: 'integer'}}} as const;
    const {schemas} = compareVersions(using('Tool', {Tool: tool}), using('Box', {Box: other}));
    expect(schemas.map(({name, status}) => `${name} ${status}`)).toEqual([
      'Box added',
      'Tool removed',
    ]);
  });

  it('that changes is named by every operation that uses it', () => {
    const more = {...tool, properties: {...tool.properties, url: {type: 'string'}}} as const;
    const {operations, schemas} = compareVersions(
      using('Tool', {Tool: tool}),
      using('Tool', {Tool: more}),
    );
    expect(schemas).toMatchObject([
      {name: 'Tool', status: 'changed', fields: [{kind: 'added', path: ['url'], place: 'schema'}]},
    ]);
    expect(operations).toMatchObject([{status: 'changed', schemas: ['Tool'], fields: []}]);
  });

  it('that is a union with a name shows its alternatives where they change', () => {
    const {operations} = compareVersions(
      using('Value', {Value: {anyOf: [{type: 'string'}, {type: 'integer'}]}}),
      version({'/v1/things': {post: operation({a: {anyOf: [{type: 'string'}, {type: 'null'}]}})}}),
    );
    expect(operations[0]?.fields).toMatchObject([
      {kind: 'type', path: ['a'], before: {kind: 'union'}, after: {kind: 'union'}},
    ]);
  });

  it('that is a union is the same with a name and without', () => {
    const alternatives = [{type: 'string'}, {type: 'integer'}] as const;
    const {operations, schemas} = compareVersions(
      using('Value', {Value: {anyOf: [...alternatives]}}),
      version({'/v1/things': {post: operation({a: {anyOf: [...alternatives]}})}}),
    );
    expect(schemas).toEqual([]);
    expect(operations).toMatchObject([{status: 'unchanged'}]);
  });
});

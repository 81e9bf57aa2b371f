import {describe, expect, it} from 'vitest';
import {type OperationPage, renderOperationPage} from '@docs-kit/openapi-reference';
import type {OpenApiDocument, Schema} from '@docs-kit/openapi-model/document';
import {buildApiModel} from '@docs-kit/openapi-model';
import type {BehaviorChange} from '../behavior';
import type {Version as ZooVersion} from '../upgrade';
import {addChanges} from './page-changes';
import type {PageSet} from './page-set';
import {levels} from './zoo.test.helper';

/** The zoo has two versions. */
const nextVersion: ZooVersion = {name: 'next', label: 'Next', path: '/docs/next'};
const latestVersion: ZooVersion = {name: 'v1', label: 'v1', path: '/docs'};
const bothVersions = [nextVersion, latestVersion];

type Paths = OpenApiDocument['paths'];
type Schemas = Readonly<Record<string, Schema>>;

/** What a version has: paths by level, and schemas that all levels share. */
interface Version {
  readonly paths: Readonly<Record<string, Paths>>;
  readonly schemas?: Schemas;
}

/** An operation that takes a body and answers with a schema. */
const operation = (operationId: string, body: Schema, answer: Schema = {type: 'object'}) => ({
  operationId,
  tags: ['Animals'],
  summary: operationId,
  requestBody: {content: {'application/json': {schema: body}}},
  responses: {200: {description: 'Done.', content: {'application/json': {schema: answer}}}},
});
const reference = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});
const object = (properties: Schemas, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const text: Schema = {type: 'string'};

function pageSetsOf(version: ZooVersion, {paths, schemas = {}}: Version): PageSet[] {
  return levels.map((level) => {
    const model = buildApiModel({
      openapi: '3.1.0',
      info: {title: 'Zoo', version: '1'},
      paths: paths[level.id] ?? {},
      components: {schemas},
    });
    const operations = model.operations.map((each) => ({
      operation: each,
      model,
      level: level.label,
      samples: [],
    }));
    return {
      version,
      level,
      model,
      plan: {pages: 'operations'},
      operations,
      title: '',
      versionLabel: '',
      groups: [],
      tagPages: [],
      tagSections: [],
      downloads: [],
    };
  });
}

/** The text of the page of an operation, with what changed from the latest release to next. */
function pageOf(
  slug: string,
  shown: ZooVersion,
  [before, after]: readonly [Version, Version],
  level = 'stable',
  borrowed: Partial<OperationPage> = {},
  behavior: readonly BehaviorChange[] = [],
): string {
  const sets = [...pageSetsOf(nextVersion, after), ...pageSetsOf(latestVersion, before)];
  const all = sets.map((set) => ({
    ...set,
    operations: set.operations.map((page) =>
      page.operation.slug === slug ? {...page, ...borrowed} : page,
    ),
  }));
  const replacements = (_: ZooVersion, route: string): string | null =>
    route === 'POST /old' ? 'POST /pet' : null;
  const page = addChanges(all, {versions: bothVersions, replacements, behaviorOf: () => behavior})
    .find((set) => set.version === shown && set.level.id === level)
    ?.operations.find((candidate) => candidate.operation.slug === slug);
  if (!page) throw new Error(`The zoo has no page ${slug}.`);
  return renderOperationPage(page);
}

const grown: readonly [Version, Version] = [
  {
    paths: {stable: {'/v1/pets': {post: operation('addPet', object({name: text, age: text}))}}},
  },
  {
    paths: {
      stable: {'/v2/pets': {post: operation('addPet', object({name: text, legs: text}, ['legs']))}},
    },
  },
];

describe('the changes on the page of an operation', () => {
  it('are absent where nothing differs', () => {
    const same = {paths: {stable: {'/pets': {post: operation('addPet', object({name: text}))}}}};
    expect(pageOf('add-pet', nextVersion, [same, same])).not.toMatch(/Changes|change=/);
  });

  it('name the move and each property on the newer page, and link the older page for what is gone', () => {
    const page = pageOf('add-pet', nextVersion, grown);
    expect(page).toContain('change="was /v1/pets"');
    const older = pageOf('add-pet', latestVersion, grown);
    expect(older).toContain('change="/v2/pets in Next"');
    expect(page).toContain(
      `From ${latestVersion.label} to Next ([the operation in ${latestVersion.label}](/docs/api/add-pet), [all changes](/docs/next/upgrade#moved-routes)):`,
    );
    expect(page).toContain(
      '**Moved**: `POST /v1/pets` → `POST /v2/pets`; the old route no longer works',
    );
    expect(page).toContain(
      '- [Request body](#body)\n  - [`age`](/docs/api/add-pet#body-age) was removed\n  - [`legs`](#body-legs) is new: `string`, required',
    );
  });

  it('mark each new property on the newer page, and each removed one on the older page', () => {
    const newer = pageOf('add-pet', nextVersion, grown);
    expect(newer).toContain('name="legs" type={["string"]} required mark="new in Next"');
    expect(newer).toMatch(/ name="name" type=\{\["string"\]\}(?: \/)?>$/m);
    expect(pageOf('add-pet', latestVersion, grown)).toContain(
      'name="age" type={["string"]} mark="removed in Next"',
    );
  });

  it('link the newer page for what the older one lacks', () => {
    const page = pageOf('add-pet', latestVersion, grown);
    expect(page).toContain('[the operation in Next](/docs/next/api/add-pet)');
    expect(page).toContain(
      '  - [`age`](#body-age) was removed\n  - [`legs`](/docs/next/api/add-pet#body-legs) is new',
    );
  });

  it('tell of the schemas that the page shows, under the names that it shows', () => {
    const paths = {
      stable: {'/pets': {post: operation('addPet', object({name: text}), reference('Pet'))}},
    };
    const versions = [
      {paths, schemas: {Pet: object({toy: text}), Cage: object({size: text})}},
      {
        paths,
        schemas: {
          Pet: object({
            toy: text,
            home: object({at: reference('Home')}),
            owner: reference('Keeper'),
          }),
          Keeper: object({'first name': text}),
          Home: object({address: text}),
          Cage: object({width: text, height: text}),
        },
      },
    ] as const;
    const page = pageOf('add-pet', nextVersion, versions);
    expect(page).toContain(
      '- [`Pet`](#schema-Pet)\n  - [`home`](#schema-Pet-home) is new: `object`',
    );
    expect(page).toContain('  - [`owner`](#schema-Pet-owner) is new: [`Keeper`](#schema-Keeper)');
    expect(page).toContain('name="home" type={["object"]} optional mark="new in Next"');
    expect(page).toContain('- Other new schemas: [`Home`](#schema-Home)');
    expect(page).not.toContain('Cage');
  });

  it('put schemas in which the same changed into one item', () => {
    const paths = {
      stable: {
        '/pets': {
          post: operation('addPet', object({cat: reference('Cat'), dog: reference('Dog')})),
        },
      },
    };
    const schemas = {Cat: object({name: text}), Dog: object({name: text})};
    const grownUp = {Cat: object({name: text, age: text}), Dog: object({name: text, age: text})};
    expect(
      pageOf('add-pet', nextVersion, [
        {paths, schemas},
        {paths, schemas: grownUp},
      ]),
    ).toContain(
      '- [`Cat`](#schema-Cat), [`Dog`](#schema-Dog)\n  - [`age`](#schema-Cat-age) is new: `string`',
    );
  });

  it('link the changes in behavior on both pages, also where nothing else differs', () => {
    const same = {paths: {stable: {'/pets': {post: operation('addPet', object({name: text}))}}}};
    const behavior = [
      {api: 'Zoo', name: 'Food', kind: 'changed', change: 'Is warm', operations: ['add-pet']},
      {api: 'Zoo', name: 'Cages', kind: 'changed', change: 'Are open'},
    ] as const;
    for (const version of bothVersions) {
      const page = pageOf('add-pet', version, [same, same], 'stable', {}, behavior);
      expect(page).toContain('change="Changed in Next"');
      expect(page).toContain('- **Behavior**: [Food](/docs/next/upgrade#behavior)');
      expect(page).toContain('[all changes](/docs/next/upgrade#behavior)');
      expect(page).not.toContain('Cages');
    }
  });

  it('leave out what a change in behavior describes better', () => {
    const behavior = [
      {api: 'Zoo', name: 'Age', kind: 'changed', change: 'Is kept', replaces: ['add-pet age']},
    ] as const;
    const page = pageOf('add-pet', latestVersion, grown, 'stable', {}, behavior);
    expect(page).not.toContain('`age` was removed');
    expect(page).toMatch(/ name="age" type=\{\["string"\]\}(?: \/)?>$/m);
  });

  it('say that an operation is new, also on the page that the older version borrows', () => {
    const added = {paths: {stable: {'/pets': {post: operation('addPet', object({}))}}}};
    expect(pageOf('add-pet', nextVersion, [{paths: {}}, added])).toContain('- **New operation**');
    const borrowed = {
      availability: {
        availableIn: 'Next',
        missingIn: latestVersion.label,
        path: '/docs/next/api/add-pet',
      },
    };
    const [own] = pageSetsOf(nextVersion, added);
    const borrowing: PageSet = {
      ...(pageSetsOf(latestVersion, {paths: {}})[0] as PageSet),
      operations: own?.operations.map((page) => ({...page, ...borrowed})) ?? [],
    };
    const [page] =
      addChanges(
        [
          ...pageSetsOf(nextVersion, added),
          borrowing,
          ...pageSetsOf(latestVersion, {paths: {}}).slice(1),
        ],
        {versions: bothVersions, replacements: () => undefined},
      ).find((set) => set.version === latestVersion)?.operations ?? [];
    expect(page && renderOperationPage(page)).toMatch(
      /change="New in Next"[\s\S]*\[the operation in Next\]\(\/docs\/next\/api\/add-pet\)[\s\S]*#new-operations/,
    );
  });

  it('say what to use instead of an operation that is removed', () => {
    const pet = {'/pet': {post: operation('addPet', object({}))}};
    const versions = [
      {paths: {stable: {...pet, '/old': {post: operation('oldPet', object({}))}}}},
      {paths: {stable: pet}},
    ] as const;
    expect(pageOf('old-pet', latestVersion, versions)).toContain(
      '**Removed**: use [`POST /pet`](/docs/next/api/add-pet)',
    );
  });

  it('lead from an old route that still answers to the operation that takes its place', () => {
    const body = object({name: text});
    const versions = [
      {paths: {stable: {'/v1/pets': {post: operation('addPet', body)}}}},
      {
        paths: {
          stable: {'/v2/pets': {post: operation('addPet', body)}},
          deprecated: {'/v1/pets': {post: {...operation('addPet', body), deprecated: true}}},
        },
      },
    ] as const;
    const page = pageOf('add-pet', nextVersion, versions, 'deprecated');
    expect(page).toContain('change="Deprecated in Next"');
    expect(page).toContain('**Deprecated**: use [`POST /v2/pets`](/docs/next/api/add-pet#changes)');
  });
});

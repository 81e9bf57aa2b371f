import {describe, expect, it} from 'vitest';
import {readSpecification} from './specification';

const read = (document: object) =>
  readSpecification({
    documents: {'zoo.yaml': document},
    placeOf: (file, pointer) => ({file, line: pointer.length + 1}),
  });

const zoo = {
  openapi: '3.1.0',
  info: {title: 'Zoo', version: '1'},
  paths: {},
  components: {
    schemas: {
      Animal: {
        oneOf: [{$ref: '#/components/schemas/Cat'}],
        discriminator: {propertyName: 'kind', mapping: {cat: 'Cat'}},
      },
      Cat: {type: 'object', properties: {kind: {type: 'string'}}},
    },
  },
};

describe('a specification', () => {
  it('may name schemas in a mapping, or refer to them', async () => {
    expect(await read(zoo)).toMatchObject({
      document: {
        components: {
          schemas: {Animal: {discriminator: {mapping: {cat: '#/components/schemas/Cat'}}}},
        },
      },
    });
    expect(zoo.components.schemas.Animal.discriminator.mapping.cat).toBe('Cat');
  });

  it('is refused with the place of a schema that a mapping names in vain', async () => {
    const {problems} = await read({
      ...zoo,
      components: {
        schemas: {...zoo.components.schemas, Cat: undefined, Dog: {type: 'object'}},
      },
    });
    expect(problems?.join('\n')).toMatch(/^zoo\.yaml:\d+: Can't resolve \$ref/m);
  });

  it.each([
    [
      'of another release',
      {...zoo, openapi: '3.9'},
      'zoo.yaml:1: Unsupported OpenAPI version: 3.9',
    ],
    ['of no kind', {zoo: true}, 'zoo.yaml:1: '],
    ['whose reference leads to itself', {...zoo, paths: {$ref: '#/paths'}}, 'zoo.yaml:'],
  ])('is refused with its file if it is %s', async (_, document, message) => {
    const {problems = []} = await read(document);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toContain(message);
  });
});

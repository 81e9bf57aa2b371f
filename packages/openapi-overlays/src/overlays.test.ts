import {describe, expect, it} from 'vitest';
import {compose, type Composed, importStructure, type Parts} from '.';

const origin = {repository: 'https://example.org/zoo', commit: '0123abcd'};

/** What a framework publishes, with words of its own. */
const published = `
openapi: 3.1.0
info: {title: Zoo, version: "1"}
paths:
  /animals/{id}:
    get:
      summary: Gets one of the animals
      tags: [Theirs]
      deprecated: false
      parameters:
        - {name: id, in: path, required: true, description: The id, schema: {type: string}}
        - {name: deep, in: query, required: false, schema: {type: boolean, default: false}}
      responses:
        "200":
          description: An animal
          content: {application/json: {schema: {$ref: "#/components/schemas/ZooAnimal"}}}
        "400": {$ref: "#/components/responses/Bad"}
  /old/{id}:
    get:
      parameters: []
      responses: {"200": {description: Old}}
components:
  responses: {Bad: {description: Bad}}
  schemas:
    ZooAnimal:
      title: ZooAnimal
      description: An animal of the zoo
      type: object
      additionalProperties: false
      required: [legs, id]
      properties:
        id: {type: string, description: The identifier}
        legs: {type: integer, default: 4}
        size: {oneOf: [{type: string, const: large}, {type: string, const: tiny}]}
        any: {oneOf: [{type: object}, {type: array}, {type: string}, {type: number}, {type: boolean}, {type: "null"}]}
        kind: {type: string, const: animal, enum: [animal, plant], default: animal}
        description: {type: string, title: Description}
    Unused: {type: object}
`;

const structure = importStructure(origin, [{file: 'zoo.yaml', text: published, level: 'stable'}]);

const overlay = (...actions: string[]): string =>
  `overlay: 1.0.0\ninfo: {title: Zoo, version: "1"}\nactions:${actions.length === 0 ? ' []' : `\n${actions.join('\n')}`}\n`;

const animalWords = `  - target: $.components.schemas.Animal
    update:
      description: Somebody who lives here.
      properties:
        kind: {description: Always the same.}
        id: {description: Number on the cage.}
        legs: {description: Legs.}
        size: {description: In words.}
        any: {description: Whatever you like.}
        description: {description: What visitors read.}`;

const operationWords = `  - target: $.paths['/animals/{id}', '/old/{id}'].get
    update:
      operationId: getAnimal
      tags: [Animals]
      summary: Get an animal
      description: Returns one animal.
      responses:
        "200": {description: The animal.}
        "404": {description: It has run away.}
  - target: $.paths['/animals/{id}'].get.parameters[?@.name == 'id']
    update: {description: The animal's number., example: "7"}
  - target: $.paths['/animals/{id}'].get.parameters[?@.name == 'deep']
    update: {description: Whether to look below the straw.}`;

const correction = `  - target: $.components.schemas.Animal.required[?@ == 'legs']
    remove: true
    x-evidence: zoo/animals.py:12`;

function composed(changes: {
  corrections?: string;
  words?: string;
  level?: string;
  imported?: string;
}): Composed {
  const parts: Parts = {
    imported: {file: 'imported.yaml', text: changes.imported ?? structure},
    names: {ZooAnimal: 'Animal'},
    corrections: [{file: 'corrections.yaml', text: changes.corrections ?? overlay(correction)}],
    words: [{file: 'words.yaml', text: changes.words ?? overlay(operationWords, animalWords)}],
    levels: {
      stable: {
        file: 'stable.yaml',
        text:
          changes.level ??
          overlay(
            '  - target: $\n    update: {info: {title: Zoo, version: "2"}, tags: [{name: Animals}]}',
          ),
      },
    },
  };
  return compose(parts);
}

const findingsOf = (changes: Parameters<typeof composed>[0]): string[] =>
  composed(changes).findings.map(({file, line, message}) => `${file}:${line} ${message}`);

describe('an imported structure', () => {
  it('has routes, parameters, successful responses and schemas, without a word', () => {
    expect(structure).not.toMatch(/Gets one|An animal|The id|Theirs|Bad|title/);
    expect(structure).toContain('commit: 0123abcd');
    expect(structure).toContain('x-level: stable');
    expect(structure).not.toContain('"400"');
  });

  it('writes unions of values, values of any type and constants in one form', () => {
    const {ZooAnimal} = (
      composed({}).levels.get('stable')?.whole.components as {schemas: Record<string, object>}
    ).schemas as Record<string, {properties?: object} | undefined>;
    expect(ZooAnimal).toBeUndefined();
    const animal = (
      composed({}).levels.get('stable')?.whole.components as {
        schemas: {Animal: {properties: Record<string, object>}};
      }
    ).schemas.Animal;
    expect(animal.properties).toMatchObject({
      size: {enum: ['tiny', 'large'], type: 'string'},
      any: {description: 'Whatever you like.'},
      kind: {default: 'animal', type: 'string', const: 'animal'},
    });
    expect(animal.properties.kind).not.toHaveProperty('enum');
    expect(animal).not.toHaveProperty('additionalProperties');
  });

  it('is the same whatever the order of keys in the document is', () => {
    const turned = published.replace('type: integer, default: 4', 'default: 4, type: integer');
    expect(importStructure(origin, [{file: 'zoo.yaml', text: turned, level: 'stable'}])).toBe(
      structure,
    );
  });

  it('is refused without paths, and with keys that would be lost', () => {
    expect(() => importStructure(origin, [{file: 'zoo.yaml', text: 'paths: {}'}])).toThrow(
      'zoo.yaml: expected the paths of an OpenAPI document, found none.',
    );
    const text = published.replace('title: Description', 'shape: round');
    expect(() => importStructure(origin, [{file: 'zoo.yaml', text}])).toThrow(
      '`shape` at /components/schemas/ZooAnimal/properties/description',
    );
  });

  it('is refused when two documents describe a schema differently', () => {
    const text = published
      .replace('default: 4', 'default: 2')
      .replaceAll('/animals', '/beasts')
      .replaceAll('/old', '/older');
    expect(() =>
      importStructure(origin, [
        {file: 'zoo.yaml', text: published},
        {file: 'other.yaml', text},
      ]),
    ).toThrow('other.yaml: expected ZooAnimal to be the same in all documents');
  });
});

describe('a composed document', () => {
  it('is the corrected structure with words, in the order of the words', () => {
    const {levels, findings} = composed({});
    expect(findings).toEqual([]);
    const {root, whole} = levels.get('stable') ?? {root: {}, whole: {} as Record<string, unknown>};
    expect(root).toMatchObject({
      openapi: '3.1.0',
      info: {title: 'Zoo', version: '2'},
      paths: {'/animals/{id}': {$ref: 'whole.json#/paths/~1animals~1{id}'}},
    });
    const {Animal} = (whole.components as {schemas: Record<string, {properties: object}>}).schemas;
    expect(Animal).toMatchObject({
      description: 'Somebody who lives here.',
      required: ['id'],
      properties: {legs: {type: 'integer', default: 4, description: 'Legs.'}},
    });
    expect(Object.keys(Animal?.properties ?? {})).toEqual([
      ...['kind', 'id', 'legs', 'size', 'any', 'description'],
    ]);
    expect(whole.paths).toMatchObject({
      '/old/{id}': {
        get: {summary: 'Get an animal', responses: {404: {description: 'It has run away.'}}},
      },
    });
  });

  it('adds what is new below what is written above it', () => {
    const {levels} = composed({
      corrections: overlay(
        correction,
        '  - target: $.components.schemas.Animal\n    update: {properties: {name: {type: string, description: Name.}}}\n    x-evidence: the run',
        '  - target: $.components.schemas\n    update: {Animal: {}, Cage: {type: object, description: A cage.}}\n    x-evidence: the run',
      ),
    });
    const {schemas} = levels.get('stable')?.whole.components as {schemas: object};
    expect(Object.keys(schemas)).toEqual(['Animal', 'Cage', 'Unused']);
  });

  it('knows where each node is written', () => {
    const {placeOf} = composed({});
    expect(placeOf('/components/schemas/Animal/properties/legs')).toEqual({
      file: 'words.yaml',
      line: 23,
    });
    expect(placeOf('/paths/~1nowhere')).toEqual({file: 'imported.yaml', line: 1});
  });
});

describe('a finding names file and line, for', () => {
  it.each([
    [
      'a target that matches nothing',
      {
        words: overlay(
          operationWords,
          animalWords,
          '  - target: $.components.schemas.Ghost\n    update: {description: Boo.}',
        ),
      },
      /^words\.yaml:27 `\$\.components\.schemas\.Ghost` matches nothing\. If the node is gone, remove/,
    ],
    [
      'one of several targets that matches nothing',
      {words: overlay(operationWords.replace('/old/{id}', '/older/{id}'), animalWords)},
      /^words\.yaml:4 `\$\.paths\['\/older\/\{id\}'\]\.get` matches nothing/,
    ],
    [
      'a correction that changes nothing any more',
      {
        corrections: overlay(
          correction,
          '  - target: $.components.schemas.Animal\n    update:\n      properties:\n        legs: {default: 4}\n    x-evidence: the run',
        ),
      },
      /^corrections\.yaml:10 The correction of `\/components\/schemas\/Animal\/properties\/legs\/default` changes nothing/,
    ],
    [
      'a correction that requires what is required',
      {
        corrections: overlay(
          correction,
          '  - target: $.components.schemas.Animal\n    update: {required: [id]}\n    x-evidence: the run',
        ),
      },
      /^corrections\.yaml:8 The correction of `\/components\/schemas\/Animal\/required` changes nothing/,
    ],
    [
      'a correction that removes what is gone',
      {corrections: overlay(correction.replace("'legs'", "'wings'"))},
      /^corrections\.yaml:4 `.*wings.*` matches nothing/,
    ],
    [
      'a correction without evidence',
      {corrections: overlay(correction.replace(/\n.*x-evidence.*/, ''))},
      /^corrections\.yaml:4 A correction needs `x-evidence`/,
    ],
    [
      'a property without words',
      {words: overlay(operationWords, animalWords.replace(/\n.*Legs\.\}/, ''))},
      /^words\.yaml:18 `\/components\/schemas\/Animal\/properties\/legs` has no description/,
    ],
    [
      'a parameter without words',
      {words: overlay(operationWords.replace(/\n.*'deep'[^]*$/, ''), animalWords)},
      /^words\.yaml:5 `\/paths\/~1animals~1\{id\}\/get\/parameters\/1` has no description/,
    ],
    [
      'an operation without words',
      {words: overlay(operationWords.replace(/\n.*summary.*/, ''), animalWords)},
      /^words\.yaml:5 `\/paths\/~1animals~1\{id\}\/get` has no summary/,
    ],
    [
      'a response without words',
      {words: overlay(operationWords.replace(/\n.*"200".*/, ''), animalWords)},
      /has no description/,
    ],
    [
      'a schema without words',
      {words: overlay(operationWords, animalWords.replace(/\n.*who lives here.*/, ''))},
      /^words\.yaml:18 `\/components\/schemas\/Animal` has no description/,
    ],
    [
      'words for a property that does not exist',
      {words: overlay(operationWords, animalWords.replace('legs:', 'wings:'))},
      /^words\.yaml:23 There are words for `\/components\/schemas\/Animal\/properties\/wings`, which does not exist/,
    ],
    [
      'words for a response that does not exist',
      {words: overlay(operationWords.replace('"200"', '"201"'), animalWords)},
      /There are words for `\/paths\/~1animals~1\{id\}\/get\/responses\/201`/,
    ],
    [
      'words of a schema that no operation uses',
      {
        words: overlay(
          operationWords,
          animalWords,
          '  - target: $.components.schemas.Unused\n    update: {description: Nobody.}',
        ),
      },
      /^words\.yaml:28 No operation uses the schema Unused\. Remove its words\.$/,
    ],
    [
      'words that are written twice',
      {
        words: overlay(
          operationWords,
          animalWords,
          '  - target: $.components.schemas.Animal\n    update: {description: Again.}',
        ),
      },
      /^words\.yaml:28 `\/components\/schemas\/Animal\/description` has words already/,
    ],
    [
      'structure among words',
      {
        words: overlay(
          operationWords,
          animalWords.replace('{description: Legs.}', '{description: Legs., type: number}'),
        ),
      },
      /^words\.yaml:23 `\/components\/schemas\/Animal\/properties\/legs\/type` is structure, not words/,
    ],
    [
      'a removal among words',
      {words: overlay(operationWords, animalWords, '  - target: $.paths\n    remove: true')},
      /^words\.yaml:27 Only a correction removes something/,
    ],
    [
      'a path in no level',
      {imported: structure.replace('x-level: stable', 'x-level: wild')},
      /is in no level: expected `x-level` to be one of stable, found wild/,
    ],
    [
      'a target that is no JSONPath',
      {
        words: overlay(
          operationWords,
          animalWords,
          '  - target: components[\n    update: {description: Boo.}',
        ),
      },
      /^words\.yaml:27 `components\[` is no JSONPath/,
    ],
    [
      'an action that does nothing',
      {corrections: overlay(correction, '  - target: $.paths\n    x-evidence: the run')},
      /^corrections\.yaml:7 An action needs a `target`, and either an `update` or `remove: true`\.$/,
    ],
    [
      'a file that is no overlay',
      {corrections: 'actions: []'},
      /^corrections\.yaml:1 Not an overlay/,
    ],
    ['a file that is no YAML', {words: 'overlay: [1'}, /^words\.yaml:\d+ Not valid YAML/],
  ])('%s', (_, changes, message) => {
    expect(findingsOf({})).toEqual([]);
    expect(findingsOf(changes)).toContainEqual(expect.stringMatching(message) as string);
  });

  it('that a file cannot be read, without what may be written there', () => {
    const findings = findingsOf({words: 'overlay: [1'});
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter((finding) => !finding.includes('Not valid YAML'))).toEqual([]);
  });
});

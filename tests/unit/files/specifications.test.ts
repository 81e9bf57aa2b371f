import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readSourceData} from '@site/src/files/source';
import {readSpecifications} from '@site/src/files/specifications';
import {nextVersion} from '@site/src/site/versions';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'specifications-'));
  cpSync(path.resolve(__dirname, '../../../redocly.yaml'), path.join(root, 'redocly.yaml'));
  write('imported.yaml', imported(`/animals: {x-level: stable, get: ${answer}}`));
  write('corrections.yaml', overlay([]));
  write('words/animals.yaml', overlay([operation()]));
  for (const level of ['stable', 'experimental', 'deprecated']) {
    write(`levels/${level}.yaml`, overlay([levelAction()]));
  }
});

afterEach(() => rmSync(root, {recursive: true}));

const write = (name: string, text: string): void => {
  const file = path.join(root, 'openapi/next', name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
};

const answer = '{responses: {"200": {}}}';

const imported = (paths: string, {commit} = readSourceData('next').framework): string =>
  `x-imported: {commit: ${commit}}\nopenapi: 3.1.0\npaths:\n  ${paths}\ncomponents: {schemas: {}}\n`;

const overlay = (actions: readonly object[]): string =>
  `overlay: 1.0.0\ninfo: {title: Zoo, version: "1"}\nactions:${actions.length === 0 ? ' []' : ''}\n${actions.map((action) => `  - ${JSON.stringify(action)}\n`).join('')}`;

const operation = (change: object = {}, target = "$.paths['/animals'].get"): object => ({
  target,
  update: {
    operationId: 'listAnimals',
    tags: ['Animals'],
    summary: 'List animals',
    description: 'Lists animals.',
    responses: {200: {description: 'Animals.'}, 400: {description: 'A mistake.'}},
    ...change,
  },
});

const levelAction = (update: object = {}): object => ({
  target: '$',
  update: {
    info: {title: 'Zoo', version: '1', license: {name: 'MIT', identifier: 'MIT'}},
    servers: [{url: 'http://localhost:8321'}],
    security: [{}],
    tags: [{name: 'Animals', description: 'About animals.'}],
    ...update,
  },
});

/** What is wrong with the specifications. */
async function problems(): Promise<readonly string[]> {
  return (await readSpecifications(root, nextVersion)).problems ?? [];
}

describe('specifications', () => {
  it('are the imported structure with our words, one document for each level', async () => {
    const {documents} = (await readSpecifications(root, nextVersion)) as {documents?: object};
    expect(documents).toMatchObject({
      stable: {info: {title: 'Zoo'}, paths: {'/animals': {get: {operationId: 'listAnimals'}}}},
      experimental: {paths: {}},
    });
  });

  it('mark the operations of the deprecated level, with what replaces them', async () => {
    write('imported.yaml', imported(`/old: {x-level: deprecated, get: ${answer}}`));
    write('words/animals.yaml', overlay([operation({}, "$.paths['/old'].get")]));
    write(
      'levels/deprecated.yaml',
      overlay([
        levelAction(),
        {target: '$.paths', update: {'/old': {'x-replaced-by': '/animals'}}},
      ]),
    );
    expect(await readSpecifications(root, nextVersion)).toMatchObject({
      documents: {
        deprecated: {paths: {'/old': {get: {deprecated: true, 'x-replaced-by': '/animals'}}}},
      },
    });
  });

  it('are refused when the structure is not of the pinned commit', async () => {
    write(
      'imported.yaml',
      imported(`/animals: {x-level: stable, get: ${answer}}`, {
        ...readSourceData('next').framework,
        commit: 'f00',
      }),
    );
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^openapi\/next\/imported\.yaml:1: expected the structure at commit [0-9a-f]{40}, .* found f00\. Import it with `npm run data:framework`\.$/,
      ) as string,
    ]);
  });

  it('are refused with file and line when something has no words, or words have nothing', async () => {
    write(
      'imported.yaml',
      imported(`/animals: {x-level: stable, get: ${answer}, delete: ${answer}}`),
    );
    write('words/animals.yaml', overlay([operation(), operation({}, "$.paths['/ghosts'].get")]));
    expect(await problems()).toEqual([
      expect.stringMatching(/^openapi\/next\/words\/animals\.yaml:5: .* matches nothing/) as string,
      ...['operationId', 'summary', 'description'].map(
        (lacks) =>
          expect.stringMatching(
            new RegExp(`^openapi/next/.*\\.yaml:\\d+: \`/paths/~1animals/delete\` has no ${lacks}`),
          ) as string,
      ),
      expect.stringContaining('/delete/responses/200') as string,
    ]);
  });

  it.each([
    ['no tags', {tags: undefined}, 'Operation tags should be defined'],
    ['two tags', {tags: ['Animals', 'Other']}, 'tag'],
    ['a tag that is not described', {tags: ['Other']}, 'tag'],
    ['no error', {responses: {200: {description: 'Animals.'}}}, '4XX'],
  ])('are refused by the rules when an operation has %s', async (_, change, message) => {
    write('words/animals.yaml', overlay([operation(change)]));
    const [problem = ''] = await problems();
    expect(problem).toMatch(/^openapi\/next\/words\/animals\.yaml:4: /);
    expect(problem).toContain(message);
  });

  it('are refused when a reference leads to nothing', async () => {
    const content = {'application/json': {schema: {$ref: '#/components/schemas/Ghost'}}};
    write(
      'words/animals.yaml',
      overlay([
        operation({
          responses: {200: {description: 'Animals.'}, 400: {description: 'A mistake.', content}},
        }),
      ]),
    );
    expect((await problems())[0]).toMatch(
      /^openapi\/next\/words\/animals\.yaml:4: Can't resolve \$ref/,
    );
  });
});

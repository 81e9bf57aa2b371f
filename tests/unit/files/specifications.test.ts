import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readSpecification} from '@site/src/files/specifications';
import {apiLevel} from '@site/src/site/api-levels';
import {nextVersion} from '@site/src/site/versions';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'specifications-'));
  mkdirSync(path.join(root, 'openapi/next'), {recursive: true});
  cpSync(path.resolve(__dirname, '../../../redocly.yaml'), path.join(root, 'redocly.yaml'));
});

afterEach(() => rmSync(root, {recursive: true}));

const write = (name: string, text: string): void =>
  writeFileSync(path.join(root, 'openapi/next', name), text);

const specification = (paths: string): string => `openapi: 3.1.0
info:
  title: Zoo
  version: "1"
  license: {name: MIT, identifier: MIT}
servers: [{url: http://localhost:8321}]
security: [{}]
tags: [{name: Animals, description: About animals.}]
paths:
${paths}
`;

const operation = (lines: string): string => `    get:
${lines}
      responses:
        "200": {description: Animals.}
        "400": {description: A mistake.}`;

const complete = `      operationId: listAnimals
      tags: [Animals]
      summary: List animals
      description: Lists animals.`;

/** What is wrong with the specification of a level. */
async function problemsOf(level = 'stable'): Promise<readonly string[]> {
  const {problems = []} = await readSpecification(root, nextVersion, apiLevel(level));
  return problems;
}

describe('a specification', () => {
  it('is one document, whatever files it is written in', async () => {
    write('stable.yaml', specification('  /animals: {$ref: "animals.yaml#/paths/~1animals"}'));
    write('animals.yaml', `paths:\n  /animals:\n${operation(complete)}`);
    const {document} = (await readSpecification(root, nextVersion, apiLevel('stable'))) as {
      document?: {paths: Record<string, object>};
    };
    expect(document?.paths).toMatchObject({'/animals': {get: {operationId: 'listAnimals'}}});
  });

  it('marks the operations of the deprecated level, with what replaces them', async () => {
    write('deprecated.yaml', specification('  /old: {$ref: "animals.yaml#/paths/~1animals"}'));
    write('animals.yaml', `paths:\n  /animals:\n${operation(complete)}`);
    expect(await readSpecification(root, nextVersion, apiLevel('deprecated'))).toMatchObject({
      document: {paths: {'/old': {get: {deprecated: true, 'x-replaced-by': '/animals'}}}},
    });
  });

  it('is refused with file and line when it is no YAML', async () => {
    write('stable.yaml', 'paths:\n  /animals:\n   - [unclosed\n');
    expect(await problemsOf()).toEqual([
      expect.stringMatching(/^openapi\/next\/stable\.yaml:\d+: /) as string,
    ]);
  });

  it.each([
    ['a file', 'other.yaml#/paths/~1a'],
    ['a place in a file', 'animals.yaml#/paths/~1ghosts'],
  ])(
    'is refused with file and line when a reference leads to %s that is not there',
    async (_, to) => {
      write('animals.yaml', 'paths: {}\n');
      write('stable.yaml', specification(`  /animals:\n    $ref: "${to}"`));
      expect((await problemsOf())[0]).toMatch(
        /^openapi\/next\/stable\.yaml:11: Can't resolve \$ref/,
      );
    },
  );

  it.each([
    ['operationId', 'Operation object should contain `operationId` field'],
    ['tags', 'Operation tags should be defined'],
    ['summary', 'Operation object should contain `summary` field'],
    ['description', 'Operation object should contain `description` field'],
  ])('is refused when an operation has no %s', async (key, message) => {
    const lines = complete.split('\n').filter((line) => !line.trim().startsWith(key));
    write('stable.yaml', specification(`  /animals:\n${operation(lines.join('\n'))}`));
    expect(await problemsOf()).toEqual([
      expect.stringMatching(new RegExp(`^openapi/next/stable\\.yaml:\\d+: `)) as string,
    ]);
    expect((await problemsOf())[0]).toContain(message);
  });

  it.each([
    ['two tags', complete.replace('[Animals]', '[Animals, Other]')],
    ['a tag that is not described', complete.replace('[Animals]', '[Other]')],
  ])('is refused when an operation has %s', async (_, lines) => {
    write('stable.yaml', specification(`  /animals:\n${operation(lines)}`));
    expect((await problemsOf()).length).toBeGreaterThan(0);
  });

  it('is refused when two operations have one name', async () => {
    write(
      'stable.yaml',
      specification(`  /a:\n${operation(complete)}\n  /b:\n${operation(complete)}`),
    );
    expect((await problemsOf()).join()).toContain('unique `operationId`');
  });
});

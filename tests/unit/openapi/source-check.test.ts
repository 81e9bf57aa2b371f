import {describe, expect, it} from 'vitest';
import {checkSources, formatFinding} from '@site/src/openapi/source-check';

const operation = (id: string, extra = ''): string =>
  `      operationId: ${id}\n      tags: [Animals]\n      summary: List\n      description: Lists.\n${extra}`;
const check = (...texts: string[]): string[] =>
  checkSources(texts.map((text, index) => ({path: `openapi/next/${index}.yaml`, text}))).map(
    formatFinding,
  );

describe('the check of specification sources', () => {
  it('finds nothing in a good source', () => {
    expect(check(`paths:\n  /animals:\n    get:\n${operation('listAnimals')}`)).toEqual([]);
  });

  it('names file and line of a syntax error', () => {
    expect(check('paths:\n  /animals:\n   - [unclosed\n')[0]).toMatch(
      /^openapi\/next\/0\.yaml:\d+: Not valid YAML/,
    );
  });

  it('names file and line of a reference to a file that does not exist', () => {
    expect(check('a:\n  $ref: other.yaml#/b\n')).toEqual([
      'openapi/next/0.yaml:2: $ref "other.yaml#/b" names openapi/next/other.yaml, which does not exist. Correct the file name, relative to this file.',
    ]);
  });

  it('names file and line of a reference that leads nowhere', () => {
    expect(check('a:\n  $ref: "#/components/schemas/Ghost"\n')).toEqual([
      'openapi/next/0.yaml:2: $ref "#/components/schemas/Ghost" leads nowhere: openapi/next/0.yaml has no "components > schemas > Ghost". Add it there, or correct the pointer.',
    ]);
  });

  it('follows escaped pointers into other files', () => {
    expect(
      check(
        'paths:\n  /a:\n    $ref: 1.yaml#/paths/~1a\n',
        `paths:\n  /a:\n    get:\n${operation('getA')}`,
      ),
    ).toEqual([]);
  });

  it('names both places of an operationId that stands twice', () => {
    const text = `paths:\n  /animals:\n    get:\n${operation('listAnimals')}`;
    expect(check(text, text)).toEqual([
      'openapi/next/1.yaml:3: GET /animals repeats the operationId "listAnimals" of openapi/next/0.yaml:3. Give each operation a name of its own.',
    ]);
  });

  it('reports an operation without operationId, tag, summary or description', () => {
    const findings = check('paths:\n  /animals:\n    get:\n      responses: {}\n');
    expect(findings).toHaveLength(4);
    expect(findings[0]).toContain('has no operationId');
    expect(findings[1]).toContain('needs exactly one tag');
    expect(findings[2]).toContain('has no summary');
    expect(findings[3]).toContain('has no description');
  });

  it('does not read examples as references', () => {
    expect(check('a:\n  example:\n    $ref: anything\n')).toEqual([]);
  });

  it('refuses to check nothing', () => {
    expect(() => checkSources([])).toThrow('No specification to check');
  });
});

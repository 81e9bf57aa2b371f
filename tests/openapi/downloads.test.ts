import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {downloadPath} from '@site/src/files/generated-files';
import {toPlainYaml} from '@docs-kit/openapi-overlays/plain-yaml';
import {projectRoot, specifications} from '../support/specifications';
import {readDifferently} from '../support/yaml-readers';

const downloads = specifications.map(({version, level, document}) => {
  const file = downloadPath(version, level, 'yaml');
  return {file, text: readFileSync(path.join(projectRoot, file), 'utf8'), document};
});

describe('the specifications that readers download', () => {
  it('are there', () => {
    expect(downloads.length).toBeGreaterThanOrEqual(6);
  });

  it.each(downloads)('$file is the same to readers of YAML 1.1 and YAML 1.2', ({text}) => {
    expect(text.length).toBeGreaterThan(10_000);
    expect(readDifferently(text)).toEqual([]);
  });

  it.each(downloads)('$file holds what the JSON file holds', ({text, document}) => {
    expect(parse(text, {version: '1.1', logLevel: 'error'})).toEqual(document);
  });
});

describe('the check of YAML', () => {
  it.each([
    ['operator: =', 'line 1: = is a string, for PyYAML a value'],
    ['a: 1\nb: <<', 'line 2: << is a string, for PyYAML a merge'],
    ['key: off', 'line 1: off is a string, for PyYAML a boolean'],
    ['off: key', 'line 1: off is a string, for PyYAML a boolean'],
    ['time: 12:30', 'line 1: 12:30 is a string, for PyYAML a number'],
    ['day: 2025-10-09', 'line 1: 2025-10-09 is a string, for PyYAML a timestamp'],
    ['- 2025-10-09T08:53:20Z', 'line 1: 2025-10-09T08:53:20Z is a string, for PyYAML a timestamp'],
    ['rate: 5e-7', 'line 1: 5e-7 is a number, for PyYAML a string'],
    ['axis: y', 'YAML 1.1 and YAML 1.2 give different values'],
  ])('finds %j', (text, finding) => {
    expect(readDifferently(`${text}\n`)).toEqual([finding]);
  });

  it('finds a text that is not YAML', () => {
    expect(readDifferently('a: [1\n')).not.toEqual([]);
  });

  it('accepts what both read alike', () => {
    expect(readDifferently('a: "="\nb: 5.0e-7\nc: true\nd: null\ne: /v1/files\nf: 3\n')).toEqual(
      [],
    );
  });
});

describe('the writer of YAML', () => {
  it('quotes what one of the readers takes for something else', () => {
    const value = {
      texts: ['=', '<<', 'y', 'No', 'off', '12:30', '2025-10-09', '2025-10-09 08:53:20', '1_000'],
      more: ['~', '', '-', '.5', '0x1f', '0o7', '5e-7', '5 of 6', 'on a server', '.inf', '-.INF'],
      numbers: [5e-7, -1.5e-9, 1e21, 0.5, 0, 3, true, null],
      y: 1,
      '<<': 2,
      '200': 3,
    };
    const text = toPlainYaml(value);
    expect(readDifferently(text)).toEqual([]);
    expect(parse(text, {version: '1.2'})).toEqual(value);
    expect(parse(text, {version: '1.1', logLevel: 'error'})).toEqual(value);
  });

  it('leaves other texts without quotes', () => {
    expect(toPlainYaml({path: '/v1/files', text: 'At most 5 files.'})).toBe(
      'path: /v1/files\ntext: At most 5 files.\n',
    );
  });
});

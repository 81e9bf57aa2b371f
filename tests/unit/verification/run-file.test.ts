import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {readersRunFile} from '../../../verification/run-files/assemble';

const yaml = (code: string, title?: string) => ({
  file: 'docs/a/page.md',
  line: 1,
  meta: '',
  hash: '',
  id: 'a/page#yaml-1',
  language: 'yaml',
  code,
  title,
});

const base = `
version: 2
providers:
  safety:
    - provider_id: guard
      config: {}
  tool_runtime:
    - provider_id: rag
    - provider_id: search
      config:
        results: 3
tool_groups:
  - toolgroup_id: web
    provider_id: search
`;

const excerpt = `
providers:
  tool_runtime:
    - provider_id: search
      config:
        key: \${env.KEY:=}
tool_groups:
  - toolgroup_id: math
    provider_id: search
server:
  port: 8321
`;

describe('the run file that a page leaves to its reader', () => {
  it('is that of the distribution with the excerpt of the page in it', () => {
    const written = readersRunFile(base, [yaml(excerpt, 'run.yaml (excerpt)')]);
    expect(parse(written)).toEqual({
      version: 2,
      providers: {
        safety: [{provider_id: 'guard', config: {}}],
        tool_runtime: [
          {provider_id: 'rag'},
          {provider_id: 'search', config: {key: '${env.KEY:=}'}},
        ],
      },
      tool_groups: [
        {toolgroup_id: 'web', provider_id: 'search'},
        {toolgroup_id: 'math', provider_id: 'search'},
      ],
      server: {port: 8321},
    });
  });

  it('takes the first excerpt alone, since the others stand in for it', () => {
    const other = yaml('version: 3', 'run.yaml (excerpt)');
    const written = readersRunFile(base, [other, yaml(excerpt, 'run.yaml (excerpt)')]);
    expect(parse(written)).toEqual({...(parse(base) as object), version: 3});
  });

  it('is that of the distribution where the page shows no excerpt', () => {
    expect(readersRunFile(base, [yaml('version: 3')])).toBe(base);
  });
});

import {describe, expect, it} from 'vitest';
import {codeOf, parsePage} from '@docs-kit/docs-facts/markdown';
import {embeddedRunFiles} from '../../../../verification/run-files/find';
import {isKubernetesObject, runConfigFences} from '../../../checks/run-config/samples';

const page = [
  'Text',
  '```yaml title="run.yaml"',
  'providers:',
  '  inference: []',
  '```',
  '```bash',
  'providers:',
  '```',
  '   ```yml',
  '   - provider_id: a',
  '     provider_type: b',
  '   ```',
  '```yaml',
  'apis: [inference]',
  '```',
  '````md',
  '```yaml',
  'providers: {}',
  '```',
  '````',
].join('\n');

const fencesOf = (text: string) => codeOf('page.md', parsePage('page.md', text)).fences;

describe('samples of a page', () => {
  it('are the YAML fences with provider entries, without their indentation', () => {
    expect(runConfigFences(fencesOf(page))).toEqual([
      {
        file: 'page.md',
        language: 'yaml',
        line: 2,
        code: 'providers:\n  inference: []',
        meta: 'title="run.yaml"',
      },
      {
        file: 'page.md',
        language: 'yml',
        line: 9,
        code: '- provider_id: a\n  provider_type: b',
        meta: '',
      },
    ]);
  });

  it('are found inside a ConfigMap', () => {
    const text = 'version: 2\nproviders: {}\n';
    expect(
      embeddedRunFiles({kind: 'ConfigMap', data: {'run.yaml': text, other: 'x'}, list: [text]}),
    ).toEqual([text, text]);
    expect(embeddedRunFiles({providers: {}})).toEqual([]);
  });

  it('are told from other objects of a cluster', () => {
    expect(isKubernetesObject({apiVersion: 'v1', kind: 'Service'})).toBe(true);
    expect(isKubernetesObject({providers: {}})).toBe(false);
  });
});

import {describe, expect, it} from 'vitest';
import {specificationDownloads} from '@site/src/tables/specification-downloads';
import {table} from '../../support/tables';
import {nextVersion} from '@site/src/site/versions';

describe('the table of specifications', () => {
  it('lists every version with the files of every level', () => {
    const release = {...nextVersion, name: 'v1.0.0', label: 'v1.0.0'};
    const [head, , ...rows] = specificationDownloads([nextVersion, release]).split('\n');
    expect(head).toBe('| Version | Stable | Experimental | Deprecated |');
    expect(rows.map((row) => row.split(' | ')[0])).toEqual(['| Next', '| v1.0.0']);
    expect(rows[1]).toContain(
      '[YAML](pathname:///openapi/v1.0.0/stable.yaml), [JSON](pathname:///openapi/v1.0.0/stable.json)',
    );
  });

  it('takes no argument', () => {
    expect(() => table('specification-downloads')(['stable'], {})).toThrow(
      'Write "generated:specification-downloads".',
    );
  });
});

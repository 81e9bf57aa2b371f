import {siteVersions} from '@site/src/site/versions';
import {describe, expect, it} from 'vitest';
import {readShownRecord} from '../../../src/files/verification-records';

describe('the record that pages show', () => {
  it('has commands of both kinds in each version that has such runs', () => {
    const kinds = siteVersions.flatMap(({name}) =>
      Object.values(readShownRecord(name)?.guides ?? {}).flatMap(({inside}) => inside ?? []),
    );
    expect(new Set(kinds)).toEqual(new Set(['in a container', 'in a simulated cluster']));
  });
});

import {describe, expect, it} from 'vitest';
import {describeInVersion, titleInPlace} from '@site/src/site/page-metadata';

describe('title and description of a page among those of other versions', () => {
  it('name the version and the level where there is one to name', () => {
    expect(titleInPlace('Safety', ['stable API', 'Next'])).toBe('Safety (stable API, Next)');
    expect(titleInPlace('Safety', [])).toBe('Safety');
    expect(describeInVersion('Start here.', 'Next')).toBe('Next: Start here.');
    expect(describeInVersion('Start here.', undefined)).toBe('Start here.');
  });
});

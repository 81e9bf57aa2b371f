import {describe, expect, it} from 'vitest';
import {type LevelPages, operationAddress} from './addresses';
import {levelNamed} from './zoo.test.helper';

const washAnimal = {slug: 'wash-animal', tag: 'Zoo animals', hasPage: true};
const addressOf = (plan: LevelPages, operation = washAnimal): string | undefined =>
  operationAddress({path: '/docs'}, levelNamed('stable'), plan, operation);

describe('the address of an operation', () => {
  it('is its page where the level has a page for each operation', () => {
    expect(addressOf({pages: 'operations'})).toBe('/docs/api/wash-animal');
  });

  it('is a section on the page of its tag where its specification gives it no page', () => {
    expect(addressOf({pages: 'operations'}, {...washAnimal, hasPage: false})).toBe(
      '/docs/api/zoo-animals#wash-animal',
    );
  });

  it('is a section of the page that it shares, whatever its tag', () => {
    const tags = {'All animals': ['feed-animal', 'wash-animal']};
    expect(addressOf({pages: 'tags', version: 'next', tags})).toBe(
      '/docs/api/all-animals#wash-animal',
    );
  });

  it('is unknown where no page of the version describes it', () => {
    expect(addressOf({pages: 'tags', version: 'next', tags: {}})).toBeUndefined();
    expect(addressOf({pages: 'linked', version: 'next'})).toBeUndefined();
  });
});

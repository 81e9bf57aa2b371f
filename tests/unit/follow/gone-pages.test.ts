import {describe, expect, it} from 'vitest';
import {operationAddresses, placesOfGone} from '@site/src/follow/gone-pages';

const composed = (level: string, paths: Record<string, object>) =>
  ({
    levels: new Map([[level, {root: {paths}, whole: {paths}, keepsOrder: false}]]),
  }) as unknown as Parameters<typeof operationAddresses>[0];

describe('the addresses of operations', () => {
  it('are in the folder of their level, without those that have no words yet', () => {
    const paths = {
      '/animals': {get: {operationId: 'listAnimals'}, post: {}, parameters: []},
      '/cages': {delete: {operationId: 'removeCage'}},
    };
    expect([...operationAddresses(composed('deprecated', paths))]).toEqual([
      '/api-deprecated/list-animals',
      '/api-deprecated/remove-cage',
    ]);
  });
});

describe('the address of an operation that is gone', () => {
  const placeOf = (address: string, now: string[], latest: string[]): string | undefined =>
    placesOfGone(
      new Set([address, '/api/list-trees']),
      {path: '/docs/next', addresses: new Set(['/api/list-trees', ...now])},
      {path: '/docs', addresses: new Set(latest)},
    ).get(`/docs/next${address}`);
  const [gone, stays] = ['/api-deprecated/list-animals', '/api/list-animals'];

  it('leads to the same operation of another level', () => {
    expect(placeOf(gone, [stays], [gone])).toBe('/docs/next/api/list-animals');
  });

  it('leads to the latest release, if that has the operation', () => {
    expect(placeOf(gone, [], [gone])).toBe('/docs/api-deprecated/list-animals');
    expect(placeOf(gone, [], [stays])).toBe('/docs/api/list-animals');
  });

  it('leads to the page of its level otherwise', () => {
    expect(placeOf(gone, [], [])).toMatch(/^\/docs\/next\/api-deprecated\/[\w-]+$/);
  });

  it('stays where the operation does', () => {
    expect(placeOf(gone, [gone], [])).toBeUndefined();
  });
});

import {describe, expect, it} from 'vitest';
import {nearestPath} from '@site/src/plugins/exact-routes/nearest';
import {apiLevel} from '@site/src/site/api-levels';

const among =
  (...paths: string[]) =>
  (path: string): boolean =>
    paths.includes(path);

describe('the page that is nearest to one that a version lacks', () => {
  it('is the first one above it', () => {
    const isThere = among('/concepts', '/concepts/apis');
    expect(nearestPath('/concepts/apis/new', isThere)).toBe('/concepts/apis');
    expect(nearestPath('/concepts/new/page', isThere)).toBe('/concepts');
  });

  it('is the landing page of its level for a page of the API reference', () => {
    const {folder, landingId} = apiLevel('experimental');
    const landing = `/${folder}/${landingId}`;
    expect(nearestPath(`/${folder}/create-agent`, among(landing))).toBe(landing);
  });

  it('is none where the version has no page above it', () => {
    expect(nearestPath('/upgrade', among('/concepts'))).toBeUndefined();
    expect(nearestPath('/concepts/new', among('/conc'))).toBeUndefined();
  });
});

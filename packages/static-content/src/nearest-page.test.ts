import {describe, expect, it} from 'vitest';
import {nearestPath} from './nearest-page';

const landingPages = {'/api': '/api/overview'};

const among =
  (...paths: string[]) =>
  (path: string): boolean =>
    paths.includes(path);

const nearest = (path: string, isThere: (path: string) => boolean) =>
  nearestPath(path, isThere, landingPages);

describe('the page that is nearest to one that a version lacks', () => {
  it('is the first one above it', () => {
    const isThere = among('/concepts', '/concepts/apis');
    expect(nearest('/concepts/apis/new', isThere)).toBe('/concepts/apis');
    expect(nearest('/concepts/new/page', isThere)).toBe('/concepts');
  });

  it('is the landing page of a folder without a page of its own', () => {
    expect(nearest('/api/create-agent', among('/api/overview'))).toBe('/api/overview');
  });

  it('is none where the version has no page above it', () => {
    expect(nearest('/upgrade', among('/concepts'))).toBeUndefined();
    expect(nearest('/concepts/new', among('/conc'))).toBeUndefined();
  });
});

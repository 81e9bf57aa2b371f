import {describe, expect, it} from 'vitest';
import {routeFit, routeIn} from './routes';

const fit = (query: string, route: string) => {
  const asked = routeIn(query);
  return asked ? routeFit(asked, route) : 0;
};

describe('a route in a query', () => {
  it.each([
    '/v1/models',
    "'/v1/models'",
    'v1/models',
    'http://localhost:8321/v1/models',
    'curl -s https://host/v1/models',
    'get v1 models',
    'v1 models',
  ])('is found in %s', (query) => {
    expect(routeIn(query)?.segments).toEqual(['v1', 'models']);
  });

  it.each(['vector io', 'acme-oak/Acorn-3.2-3B-Instruct', 'and/or', '--image-type', 'v2', ''])(
    'is not found in %s',
    (query) => {
      expect(routeIn(query)).toBeUndefined();
    },
  );
});

describe('the fit of a route', () => {
  it('is best for the same method and path', () => {
    expect(fit('POST /v1/responses', 'POST /v1/responses')).toBe(1);
    expect(fit('POST /v1/responses', 'GET /v1/responses')).toBeLessThan(1);
    expect(fit('/v1/responses', 'POST /v1/responses')).toBe(1);
  });

  it('takes a value for a placeholder', () => {
    expect(fit('/v1/files/file-123/content', 'GET /v1/files/{file_id}/content')).toBeGreaterThan(
      0.8,
    );
    expect(fit('/v1/files/{id}', 'GET /v1/files/{file_id}')).toBe(1);
  });

  it('finds a route by its end, and a route that has moved', () => {
    expect(fit('/v1/responses', 'POST /v1/openai/v1/responses')).toBeGreaterThan(0.8);
    expect(fit('/v1/openai/v1/responses', 'POST /v1/responses')).toBeGreaterThan(0.6);
    expect(fit('/chat/completions', 'POST /v1/chat/completions')).toBeGreaterThan(0.8);
  });

  it('is nothing for another path', () => {
    expect(fit('/v1/models', 'GET /v1/files')).toBe(0);
    expect(fit('/etc/hosts', 'GET /v1/files/{file_id}')).toBe(0);
  });
});

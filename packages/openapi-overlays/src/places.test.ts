import {describe, expect, it} from 'vitest';
import {placesIn} from './places';

const yaml = `openapi: 3.1.0
paths:
  /a:
    get: &get
      parameters:
        - name: id
          in: path
      responses:
        200:
          description: Done.
  /b:
    get: *get
`;

describe('the place of a pointer', () => {
  it.each([
    ['', 1],
    ['/paths/~1a/get', 4],
    ['/paths/~1a/get/parameters/0/in', 7],
    ['/paths/~1a/get/responses/200/description', 10],
    ['/paths/~1b/get/responses', 8],
    ['/paths/~1a/get/responses/404/content', 8],
    ['/components/schemas/Cat', 1],
  ])('is that of its key or of what is around it: %s', (pointer, line) => {
    expect(placesIn('zoo.yaml', yaml)(pointer)).toEqual({file: 'zoo.yaml', line});
  });

  it('is found in JSON', () => {
    const places = placesIn('zoo.json', JSON.stringify({a: {b: [1, 2]}}, null, 2));
    expect(places('/a/b/1')).toEqual({file: 'zoo.json', line: 5});
  });
});

import {describe, expect, it} from 'vitest';
import {outputFinding} from './output-check';

describe('outputFinding', () => {
  it.each([
    ['nothing', ''],
    ['empty lines', '\n \n'],
    ['None', 'a\nNone\n'],
    ['undefined', 'undefined'],
    ['null', 'null\n'],
    ['an object that became text', '[object Object]'],
    ['a value beside one that is missing', 'model-a None\n'],
  ])('objects to %s', (_, output) => {
    expect(outputFinding(output)).toBeDefined();
  });

  it.each([
    ['a text', 'Paris is the capital of France.\n'],
    ['several values', 'provider/model-a llm'],
    ['zero and false', '0 False'],
    ['JSON', '{"violation": null}'],
    ['a missing value above the last line', 'None\nall-MiniLM-L6-v2 embedding'],
  ])('accepts %s', (_, output) => {
    expect(outputFinding(output)).toBeUndefined();
  });
});

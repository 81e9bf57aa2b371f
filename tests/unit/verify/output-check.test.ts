import {describe, expect, it} from 'vitest';
import {outputFinding} from '../../../verify/operations/output-check';

describe('outputFinding', () => {
  it.each([
    ['nothing', ''],
    ['empty lines', '\n \n'],
    ['None', 'a\nNone\n'],
    ['undefined', 'undefined'],
    ['null', 'null\n'],
    ['an object that became text', '[object Object]'],
    ['a value beside one that is missing', 'llama3.2:3b None\n'],
  ])('objects to %s', (_, output) => {
    expect(outputFinding(output)).toBeDefined();
  });

  it.each([
    ['a text', 'Paris is the capital of France.\n'],
    ['several values', 'ollama/llama3.2:3b llm'],
    ['zero and false', '0 False'],
    ['JSON', '{"violation": null}'],
    ['a missing value above the last line', 'None\nall-MiniLM-L6-v2 embedding'],
  ])('accepts %s', (_, output) => {
    expect(outputFinding(output)).toBeUndefined();
  });
});

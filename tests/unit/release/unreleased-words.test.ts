import {describe, expect, it} from 'vitest';
import {unreleasedWords} from '@site/src/release/unreleased-words';

describe('the words of an unreleased version', () => {
  it.each([
    'Next is not released yet.',
    'This is unreleased code.',
    'The latest release is [v1.0.0](/docs/v1.0.0).',
    'git checkout 0123abcd9',
    'At commit `0123abcd9` it fails.',
    'uv pip install "package @ git+https://github.com/llamastack/llama-stack-client-python.git@v2.0.0-alpha"',
    'npm install github:llamastack/llama-stack-client-typescript#0123abcd9',
  ])('are found with file and line: %s', (line) => {
    expect(unreleasedWords('a.md', `Title\n\n  ${line}`)).toEqual([`a.md:3: ${line}`]);
  });

  it.each([
    'The next request has the id.',
    'npm install package@1.0.0',
    'git checkout main',
    'The web UI is made with Next.js.',
    'uv pip install "git+https://github.com/owner/provider@v1.0.0"',
    'Released in v1.0.0.',
  ])('are not these: %s', (line) => {
    expect(unreleasedWords('a.md', line)).toEqual([]);
  });
});

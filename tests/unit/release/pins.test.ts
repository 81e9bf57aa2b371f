import {describe, expect, it} from 'vitest';
import {mentionsOf, pinnedLines, withPins} from '@site/src/release/pins';
import type {SourceData} from '@site/src/facts/data-types';

const commit = '0123456789abcdef0123456789abcdef01234567';
const owner = 'https://github.com/zoo';
const source: SourceData = {
  framework: {
    repository: `${owner}/zoo`,
    package: 'zoo',
    commit,
    date: '2025-10-09',
    published: false,
    roots: ['.'],
    modules: ['zoo'],
    program: 'zoo',
    variablePrefix: 'ZOO_',
    headerPrefix: 'X-Zoo-',
    specifications: [{files: ['zoo.yaml']}],
  },
  clients: {
    python: {
      repository: `${owner}/zoo-client`,
      package: 'zoo-client',
      commit,
      tag: 'v2.0.0-alpha.5',
      published: false,
      roots: ['src'],
      modules: ['zoo_client'],
      program: 'zoo-client',
      class: 'Zoo',
    },
    typescript: {
      repository: `${owner}/zoo-client-typescript`,
      package: 'zoo-client',
      class: 'Zoo',
      commit,
      tag: 'v1.2.3',
      published: true,
      checkedWith: {dependency: 'zoo-client-next', release: '1.2.3'},
    },
  },
};

const pairs = [
  [
    `pip install "zoo @ git+${owner}/zoo.git@abc1234"`,
    `pip install "zoo @ git+${owner}/zoo.git@${commit}"`,
  ],
  [`"git+${owner}/zoo-client.git@v1.0.0"`, `"git+${owner}/zoo-client.git@v2.0.0-alpha.5"`],
  [
    'npm install github:zoo/zoo-client-typescript#abc',
    'npm install github:zoo/zoo-client-typescript#1.2.3',
  ],
  ['npm install zoo-client@1.0.0', 'npm install zoo-client@1.2.3'],
  ['git checkout abcdef012', 'git checkout 012345678'],
  [
    'At commit `abcdef0` (1 May 2024), it fails.',
    'At commit `0123456` (9 October 2025), it fails.',
  ],
  ['The client tag `v2.0.0-alpha.4` fits.', 'The client tag `v2.0.0-alpha.5` fits.'],
] as const;

describe('the revisions that a page names', () => {
  it.each(pairs)('are written from the source: %s', (old, written) => {
    expect(withPins(`Text\n${old}\n`, source)).toBe(`Text\n${written}\n`);
    expect(withPins(written, source)).toBe(written);
    expect(
      mentionsOf(`Text\n${old}`, source).every(({found, expected}) => found !== expected),
    ).toBe(true);
    expect(mentionsOf(`Text\n${old}`, source)[0]?.line).toBe(2);
  });

  it.each([
    'pip install zoo==1.0.0',
    'pip install another-zoo-client==1.0.0',
    '"git+https://github.com/owner/provider@v1.0.0"',
    'git checkout main',
    'The release v1.0.0 has no such tag.',
  ])('are not these: %s', (line) => {
    expect(mentionsOf(line, source)).toEqual([]);
    expect(withPins(line, source)).toBe(line);
  });
});

describe('the lines that another revision may make wrong', () => {
  it.each([
    ...pairs.map(([, line]) => line),
    'Next is not released yet.',
    'This is unreleased code.',
    'The latest release is [v1.0.0](/docs/v1.0.0).',
    'Streaming fails at this commit.',
    '"zoo-client-next": "npm:zoo-client@1.2.3",',
  ])('are found with file and line: %s', (line) => {
    expect(pinnedLines('a.md', `Title\n\n  ${line}`, source)).toEqual([`a.md:3: ${line}`]);
  });

  it.each([
    'The next request has the id.',
    'The web UI is made with Next.js.',
    'Released in v1.0.0.',
  ])('are not these: %s', (line) => {
    expect(pinnedLines('a.md', line, source)).toEqual([]);
  });
});

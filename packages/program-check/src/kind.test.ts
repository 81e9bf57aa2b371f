import {describe, expect, it} from 'vitest';
import {kindOf} from './kind';

describe('the kind of a text', () => {
  it.each([
    ['import os\n', 'python'],
    ['result = client.animals.feed()\n', 'python'],
    ["import Zoo from 'zoo';\n", 'typescript'],
    ['const zoo = new Zoo();\n', 'typescript'],
    ['export ZOO=1\nzoo run\n', 'shell'],
    ['curl -s http://localhost:8321/v1/health', 'shell'],
    ['apis:\n- agents\nproviders: {}\n', 'yaml'],
    ['store:\n  type: sqlite\n', 'yaml'],
    ['fire\nzoo-client>=1\n', 'requirements'],
    ['[project]\nname = "zoo"\n', 'requirements'],
    ['{"dependencies": {}}', 'requirements'],
    ['{"cells": [{"cell_type": "code"}]}', 'python'],
    ['#!/usr/bin/env bash\n:', 'shell'],
  ] as const)('%j is %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('is that of the name of a file', () => {
    expect(kindOf('', {name: 'a/run.yml'})).toBe('yaml');
    expect(kindOf('', {name: 'Containerfile'})).toBe('shell');
    expect(kindOf('', {name: 'requirements-dev.txt'})).toBe('requirements');
  });

  it('is that of a program which the caller knows', () => {
    expect(kindOf('zoo feed')).toBeUndefined();
    expect(kindOf('zoo feed', {programs: ['zoo']})).toBe('shell');
  });

  it.each([
    'Traceback (most recent call last):\n  File "a.py", line 1\n    import os\nValueError: no',
    '{"detail": "Not Found"}',
    'ERROR 2025-01-01 import of zoo failed',
    'zoo run: error: unrecognized arguments: --env',
    'Not found.',
  ])('of a message is none: %j', (text) => {
    expect(kindOf(text)).toBeUndefined();
  });
});

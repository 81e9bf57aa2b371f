import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {SourceData} from '@site/src/facts/data-types';
import {withPin} from '../../../scripts/support/move-pin';
import {projectRoot} from '../../support/specifications';

const text = readFileSync(path.join(projectRoot, 'data/next/source.json'), 'utf8');
const {framework, clients} = JSON.parse(text) as SourceData;
const release = {commit: 'a'.repeat(40), date: '2026-01-02', tag: 'v9.8.7'};

describe('the pin', () => {
  it('moves to a release, and back to the same text', () => {
    const moved = withPin(text, framework, release);
    const {framework: now, clients: same} = JSON.parse(moved) as SourceData;
    expect(now).toEqual({...framework, ...release});
    expect(same).toEqual(clients);
    expect(withPin(moved, release, framework)).toBe(text);
  });

  it('loses its tag when it moves to a commit without one', () => {
    const moved = withPin(text, clients.python, {commit: release.commit});
    const {clients: now} = JSON.parse(moved) as SourceData;
    expect(now.python).toEqual({...clients.python, commit: release.commit, tag: undefined});
  });

  it('stays as it is, with its tag, where the commit is the same', () => {
    expect(withPin(text, clients.python, {commit: clients.python.commit})).toBe(text);
  });

  it('does not move from another revision than the pinned one', () => {
    expect(() => withPin(text, release, framework)).toThrow(
      `source.json does not pin the commit ${release.commit}.`,
    );
  });
});

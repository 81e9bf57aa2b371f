import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {requireAgentChecker} from '../../support/agent-checker';

describe('the checker for coding agents', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(path.join(os.tmpdir(), 'agent-checker-'));
  });
  afterEach(() => rmSync(parent, {recursive: true, force: true}));

  it('is installed once from its own lock file, and again when that has changed', async () => {
    const folder = path.join(parent, 'checker');
    let count = 0;
    const install = (beside: string): undefined => {
      count += 1;
      const place = path.join(beside, 'node_modules/afdocs/dist');
      mkdirSync(place, {recursive: true});
      writeFileSync(path.join(place, 'index.js'), 'module.exports = {runChecks: () => 1};');
    };
    const checker = await requireAgentChecker(folder, install);
    expect(checker.runChecks).toBeDefined();
    await requireAgentChecker(folder, install);
    expect(count).toBe(1);
    writeFileSync(path.join(folder, 'package-lock.json'), '{}');
    await requireAgentChecker(folder, install);
    expect(count).toBe(2);
  });

  it('says why it could not be installed, and leaves nothing behind', async () => {
    const folder = path.join(parent, 'checker');
    const failing = requireAgentChecker(folder, () => 'npm error network');
    await expect(failing).rejects.toThrow(/could not be installed[^]*npm error network/);
    let installed = false;
    const again = requireAgentChecker(folder, () => {
      installed = true;
      return 'stop';
    });
    await expect(again).rejects.toThrow('stop');
    expect(installed).toBe(true);
  });
});

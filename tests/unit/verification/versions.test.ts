import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {archivedReleases, siteVersions} from '../../../src/site/versions';
import {
  knownVersions,
  runs,
  verifiedVersion,
  verifiedVersions,
} from '../../../verification/versions';

const room = path.resolve(__dirname, '../../../verification');

describe('the versions that can be verified', () => {
  it('are versions of this site, or archived ones', () => {
    expect(verifiedVersions.length).toBeGreaterThan(0);
    const names = [
      ...siteVersions.map(({name}) => name),
      ...archivedReleases.map(([name]) => name),
    ];
    expect(knownVersions.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(verifiedVersions)('have what a run of $name needs', ({name}) => {
    expect(existsSync(path.join(room, 'constraints', `${name}.txt`))).toBe(true);
    expect(existsSync(path.join(room, 'run-configs', `${name}.yaml`))).toBe(true);
    expect(verifiedVersion(name).name).toBe(name);
  });

  it('are listed when another one is asked for', () => {
    const names = verifiedVersions.map(({name}) => name).join(', ');
    expect(() => verifiedVersion('another')).toThrow(
      `There is no version "another" to verify: expected one of ${names}.`,
    );
  });

  it('install each package of a provider once, and nothing that downloads weights', () => {
    const {packages} = runs;
    expect(new Set(packages).size).toBe(packages.length);
    expect(packages.filter((name) => /^(?:torch|transformers)/.test(name))).toEqual([]);
  });
});

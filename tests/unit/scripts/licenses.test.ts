import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  allowedLicenses,
  isAllowed,
  type LicensedPackage,
  licenseProblems,
  licenseReport,
  licensesOf,
  readLicenses,
} from '../../../scripts/support/licenses';

const root = path.resolve(__dirname, '../../..');
const {packages} = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LicensedPackage>;
};

describe('the licenses of the packages that the site is made with', () => {
  const licenses = licensesOf(packages);

  it('are all allowed', () => {
    expect(licenses.length).toBeGreaterThan(500);
    expect(licenseProblems(licenses)).toEqual([]);
  });

  it('are read by hand for packages that exist and state none', () => {
    const silent = Object.entries(packages)
      .filter(([place, {license}]) => place !== '' && license === undefined)
      .map(([place, {version}]) => `${place.replace(/^.*node_modules\//, '')}@${version ?? ''}`);
    expect(silent.sort()).toEqual(Object.keys(readLicenses).sort());
  });

  it('are reported when one is not allowed, or unknown', () => {
    const found = licensesOf({
      'node_modules/fine': {version: '1.0.0', license: 'MIT'},
      'node_modules/a/node_modules/copyleft': {version: '2.0.0', license: 'GPL-3.0-only'},
      'node_modules/silent': {version: '3.0.0'},
    });
    expect(licenseProblems(found)).toEqual([
      expect.stringContaining('copyleft@2.0.0: expected an allowed license, found GPL-3.0-only'),
      expect.stringContaining('silent@3.0.0: expected a license in package-lock.json, found none'),
    ]);
  });

  it('leave out what only checks need', () => {
    expect(
      licensesOf({
        '': {version: '4.3.7'},
        'node_modules/a': {version: '1.0.0', license: 'MIT'},
        'node_modules/b/node_modules/a': {version: '1.0.0', license: 'MIT'},
        'node_modules/check': {version: '1.0.0', license: 'MIT', dev: true},
      }),
    ).toEqual([{package: 'a@1.0.0', expression: 'MIT'}]);
  });

  it('cannot be judged without a package', () => {
    expect(() => licensesOf({'': {version: '4.3.7'}})).toThrow('found none');
  });

  it('are counted, most frequent first', () => {
    expect(
      licenseReport([
        {package: 'a@1.0.0', expression: 'ISC'},
        {package: 'b@1.0.0', expression: 'MIT'},
        {package: 'c@1.0.0', expression: 'MIT'},
        {package: 'd@1.0.0', expression: undefined},
      ]),
    ).toEqual(['2 MIT', '1 ISC', '1 unknown']);
  });
});

describe('a license expression', () => {
  it.each([
    ['MIT', true],
    ['GPL-2.0', false],
    ['(BSD-3-Clause OR GPL-2.0)', true],
    ['(GPL-2.0 OR AGPL-3.0)', false],
    ['Apache-2.0 AND MIT', true],
    ['(MIT AND GPL-2.0)', false],
  ])('%s is allowed: %s', (expression, allowed) => {
    expect(isAllowed(expression, allowedLicenses)).toBe(allowed);
  });

  it.each(['(MIT OR (ISC AND GPL-2.0))', 'MIT AND ISC OR GPL-2.0'])(
    'is not guessed at when it is nested: %s',
    (expression) => {
      expect(() => isAllowed(expression, allowedLicenses)).toThrow('nested');
    },
  );
});

/** The parts of an entry of package-lock.json that tell a package, its license and its use. */
export interface LicensedPackage {
  readonly version?: string;
  /** SPDX expression, as the package's author wrote it. */
  readonly license?: string;
  /** Nothing that is published is made with it. */
  readonly dev?: boolean;
}

/**
 * Licenses, by their SPDX ids, under which a package may take part in the site. Each lets the site
 * be published under the MIT license; MPL binds changes of its own files alone, which are not
 * changed here.
 */
export const allowedLicenses: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-1.1',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/**
 * Licenses of packages that state theirs in an old form, which npm does not copy into the lock file.
 * Each was read from the files of the package in that version.
 */
export const readLicenses: Readonly<Record<string, string>> = {
  'compute-gcd@1.2.1': 'MIT',
  'compute-lcm@1.1.2': 'MIT',
  'eval@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'rechoir@0.6.2': 'MIT',
  'require-like@0.1.2': 'MIT',
  'validate.io-function@1.0.2': 'MIT',
  'validate.io-integer-array@1.0.0': 'MIT',
  'validate.io-integer@1.0.5': 'MIT',
  'validate.io-number@1.0.3': 'MIT',
};

/** A package with the license that it is used under. */
export interface License {
  /** Name and version: `react@19.1.1`. */
  readonly package: string;
  /** SPDX expression; undefined where nobody has read it yet. */
  readonly expression: string | undefined;
}

/**
 * Lists the packages that the site is made with, once each, in order of their names.
 * @param packages `packages` of package-lock.json
 * @throws Error when there is none
 */
export function licensesOf(packages: Readonly<Record<string, LicensedPackage>>): License[] {
  const entries = Object.entries(packages).filter(([place, {dev}]) => place !== '' && !dev);
  if (entries.length === 0) {
    throw new Error('package-lock.json: expected packages that the site is made with, found none.');
  }
  const licenses = entries.map(([place, {version, license}]): [string, string | undefined] => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = `${name}@${version ?? ''}`;
    return [key, license ?? readLicenses[key]];
  });
  return [...new Map(licenses)]
    .map(([name, expression]) => ({package: name, expression}))
    .sort((one, other) => (one.package < other.package ? -1 : 1));
}

/**
 * Whether an SPDX expression leaves a choice of allowed licenses alone.
 * @throws Error when an expression is nested, which none has been yet
 */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const flat = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(flat) || (/ AND /.test(flat) && / OR /.test(flat))) {
    throw new Error(
      `Expected a license such as "MIT" or "(MIT OR CC0-1.0)", found the nested "${expression}". Teach isAllowed in scripts/support/licenses.ts to read it.`,
    );
  }
  const ids = flat.split(/ (?:AND|OR) /);
  const isFine = (id: string): boolean => allowed.includes(id);
  return / OR /.test(flat) ? ids.some(isFine) : ids.every(isFine);
}

/** Says which packages have no license that is allowed, and what to do. */
export function licenseProblems(
  licenses: readonly License[],
  allowed: readonly string[] = allowedLicenses,
): string[] {
  return licenses.flatMap(({package: name, expression}) => {
    if (expression === undefined) {
      return `${name}: expected a license in package-lock.json, found none. Read the files of the package, and add what they say to readLicenses in scripts/support/licenses.ts.`;
    }
    if (isAllowed(expression, allowed)) return [];
    return `${name}: expected an allowed license, found ${expression}. Use another package, or add the license to allowedLicenses in scripts/support/licenses.ts if the site may be published with it.`;
  });
}

/** Counts packages by their licenses, most frequent first: `1531 MIT`. */
export function licenseReport(licenses: readonly License[]): string[] {
  const counts = new Map<string, number>();
  for (const {expression = 'unknown'} of licenses) {
    counts.set(expression, (counts.get(expression) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, oneCount], [other, otherCount]) =>
      oneCount === otherCount ? (one < other ? -1 : 1) : otherCount - oneCount,
    )
    .map(([expression, count]) => `${count} ${expression}`);
}

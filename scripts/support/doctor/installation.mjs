// @ts-check
/**
 * What every other script needs: Node.js and the packages. It is plain JavaScript without imports
 * of packages, so that it runs where none is installed.
 */

/**
 * What is wrong with a checkout, or could be better: a remark hinders nothing that every writer
 * does. Each part is a phrase without a full stop.
 * @typedef {object} Finding
 * @property {'error' | 'remark'} severity
 * @property {string} expected
 * @property {string} found
 * @property {string} remedy what to do
 */

/**
 * The part of a package's entry in a lock file that tells whether it is installed.
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional] npm leaves it out where it does not fit the platform
 */

/** How many names a finding lists. */
const listed = 3;

/**
 * Writes the first names of a list, and how many more there are.
 * @param {readonly string[]} names
 * @returns {string}
 */
export function listNames(names) {
  const more = names.length > listed ? ` and ${names.length - listed} more` : '';
  return `${names.slice(0, listed).join(', ')}${more}`;
}

/**
 * Writes a finding as one line.
 * @param {Finding} finding
 * @returns {string}
 */
export function describeFinding({severity, expected, found, remedy}) {
  return `${severity}: expected ${expected}; found ${found}. To mend it: ${remedy}.`;
}

/**
 * Compares the running Node.js with what the project accepts, whose lines the workflows test.
 * @param {string} running such as `22.20.0`
 * @param {string} accepted `engines.node` of package.json: the oldest release of each line, such as
 * `^20.19.0 || ^22.13.0 || >=24.0.0`
 * @returns {Finding[]}
 * @throws {Error} when `accepted` is written otherwise
 */
export function nodeFindings(running, accepted) {
  if (!/^(?:\^\d+\.\d+\.\d+ \|\| )*>=\d+\.\d+\.\d+$/.test(accepted)) {
    throw new Error(
      `package.json: expected engines.node as "^MAJOR.MINOR.PATCH || >=MAJOR.MINOR.PATCH", found "${accepted}". Write it so.`,
    );
  }
  const lines = [...accepted.matchAll(/(\d+)\.(\d+)\.\d+/g)].map((line) => line.map(Number));
  const [major = 0, minor = 0] = running.split('.').map(Number);
  const [, newest = 0] = lines.at(-1) ?? [];
  const remedy = `install Node.js ${newest}, for example with \`nvm install ${newest}\`, then \`npm ci\``;
  const own = lines.find(([, line]) => line === major);
  if (own ? minor < (own[2] ?? 0) : major < newest) {
    return [{severity: 'error', expected: `Node.js ${accepted}`, found: running, remedy}];
  }
  if (own) return [];
  return [
    {
      severity: 'remark',
      expected: `Node.js ${lines.map(([, line]) => line).join(', ')}, which the workflows test`,
      found: `${running}, which the project accepts`,
      remedy,
    },
  ];
}

/**
 * Compares what is installed with the lock file.
 * @param {Readonly<Record<string, LockedPackage>>} locked `packages` of package-lock.json
 * @param {Readonly<Record<string, LockedPackage>> | undefined} installed the same of
 * node_modules/.package-lock.json; undefined where nothing is installed
 * @returns {Finding[]}
 * @throws {Error} when the lock file holds no package
 */
export function packageFindings(locked, installed) {
  const wanted = Object.entries(locked).filter(([place]) => place !== '');
  if (wanted.length === 0) {
    throw new Error(
      'package-lock.json: expected packages, found none. Restore the file: `git checkout package-lock.json`.',
    );
  }
  const remedy = 'run `npm ci`';
  if (!installed) {
    const expected = `${wanted.length} packages in node_modules`;
    return [{severity: 'error', expected, found: 'no installation that was finished', remedy}];
  }
  const wrong = wanted.flatMap(([place, {version, optional}]) => {
    const name = place.replace(/^node_modules\//, '');
    const present = installed[place];
    if (!present) return optional ? [] : [`${name} is missing`];
    return present.version === version
      ? []
      : [`${name} is ${present.version} instead of ${version}`];
  });
  if (wrong.length === 0) return [];
  return [
    {
      severity: 'error',
      expected: 'the packages of package-lock.json in node_modules',
      found: listNames(wrong),
      remedy,
    },
  ];
}

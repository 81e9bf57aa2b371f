import {readFileSync} from 'node:fs';
import path from 'node:path';
import {minVersion, satisfies} from 'semver';
import {describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../..');
const readJson = <T>(file: string): T =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, unknown>>;
  readonly engines: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly scripts: Readonly<Record<string, string>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly engines?: {readonly node?: string};
  readonly hasInstallScript?: boolean;
}

/** The release that the specification pins. */
const pinned = '3.8.1';
const manifest = readJson<Manifest>('package.json');
const lock = readJson<{packages: Record<string, LockedPackage>}>('package-lock.json');
const all = {...manifest.dependencies, ...manifest.devDependencies};

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

/** Packages that do not accept a release of Node.js: npm warns of each. */
function refusing(node: string, packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([, {engines}]) => !satisfies(node, engines?.node ?? '*'))
    .map(([place, {engines}]) => `${nameOf(place)} wants ${engines?.node ?? ''}`);
}

/** Packages whose content npm could not compare with what was locked: those without a strong hash. */
function unverifiable(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([place, {link}]) => place.includes('node_modules/') && !link)
    .filter(([, {integrity}]) => !/^sha(?:256|384|512)-/.test(integrity ?? ''))
    .map(([place, {version}]) => `${nameOf(place)}@${version ?? ''}`);
}

/** Scripts that npm would run before or after another, were it not told to ignore them. */
const ignoredScripts = (names: readonly string[]): string[] =>
  names.filter((name) => names.some((other) => name === `pre${other}` || name === `post${other}`));

/** Packages that are installed more than once, with their places. */
function installedTwice(places: readonly string[], scope: string): string[] {
  const names = places.map(nameOf);
  return names.filter((name, index) => name.startsWith(scope) && names.indexOf(name) !== index);
}

/** Names in the first table of `src/dependencies.md`, in its order. */
const explained = (markdown: string): string[] =>
  Array.from(
    (markdown.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` \|/gm),
    ([, name = '']) => name,
  );

describe('dependencies', () => {
  it('are all explained in a table, which has no other', () => {
    const markdown = readFileSync(path.join(root, 'src/dependencies.md'), 'utf8');
    expect(explained(markdown)).toEqual(Object.keys(manifest.dependencies));
    expect(explained('| `a` | x |\n\n## Options\n\n| `b` | y |')).toEqual(['a']);
  });

  it('[9.9] are pinned: Docusaurus, React 19.1.1, the OpenAPI plugin and theme 4.3.7, the site 4.3.7', () => {
    expect(manifest.version).toBe('4.3.7');
    expect(manifest.dependencies).toMatchObject({
      react: '19.1.1',
      'react-dom': '19.1.1',
      'docusaurus-plugin-openapi-docs': '4.3.7',
      'docusaurus-theme-openapi-docs': '4.3.7',
    });
    const docusaurus = Object.entries(all).filter(([name]) => name.startsWith('@docusaurus/'));
    expect(docusaurus.length).toBeGreaterThan(8);
    expect(docusaurus.filter(([, version]) => version !== pinned)).toEqual([]);
  });

  it('have exact versions', () => {
    const loose = Object.entries(all).filter(
      ([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('hold one copy of every Docusaurus package', () => {
    const places = Object.keys(lock.packages);
    expect(places.length).toBeGreaterThan(500);
    expect(installedTwice(places, '@docusaurus/')).toEqual([]);
    const installed = places.filter((place) =>
      /node_modules\/@docusaurus\/(?!react-loadable|responsive-loader)[\w-]+$/.test(place),
    );
    expect(new Set(installed.map((place) => lock.packages[place]?.version))).toEqual(
      new Set([pinned]),
    );
  });

  it('are overridden for Docusaurus, all to one version, for SWC and for the React of the OpenAPI theme', () => {
    const names = Object.keys(manifest.overrides);
    const docusaurus = names.filter((name) => name.startsWith('@docusaurus/'));
    expect(names.filter((name) => !docusaurus.includes(name))).toEqual([
      '@swc/core',
      '@swc/html',
      '@reduxjs/toolkit',
      'react-redux',
    ]);
    expect(new Set(docusaurus.map((name) => manifest.overrides[name]))).toEqual(new Set([pinned]));
  });

  it('name the Node.js that they need', () => {
    expect(manifest.engines.node).toBe('^20.19.0 || ^22.13.0 || >=24.0.0');
    expect(lock.packages['']?.engines).toEqual(manifest.engines);
    expect(readFileSync(path.join(root, '.nvmrc'), 'utf8').trim()).toMatch(/^20\.\d+\.\d+$/);
  });

  it('accept the oldest Node.js of each line that the site does', () => {
    const oldest = (manifest.engines.node ?? '')
      .split(' || ')
      .map((range) => minVersion(range)?.version ?? '');
    expect(oldest).toEqual(['20.19.0', '22.13.0', '24.0.0']);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
    expect(oldest.flatMap((node) => refusing(node, lock.packages))).toEqual([]);
  });

  it('do not include the checker for coding agents, which has a lock file of its own', () => {
    const {dependencies} = readJson<Manifest>('tests/agent-checker/package.json');
    const {packages} = readJson<typeof lock>('tests/agent-checker/package-lock.json');
    expect(Object.keys(all)).not.toContain('afdocs');
    expect(packages['node_modules/afdocs']?.version).toBe(dependencies.afdocs);
    expect(unverifiable(packages)).toEqual([]);
    // It asks for more than it uses: tests/build/agent-friendliness runs it with each Node.js.
    expect(refusing('20.19.0', packages)).toEqual(['afdocs wants >=22']);
  });

  it('are reported when they want a newer Node.js', () => {
    expect(
      refusing('20.19.0', {
        'node_modules/old': {engines: {node: '>=14'}},
        'node_modules/a/node_modules/new': {engines: {node: '>=22'}},
      }),
    ).toEqual(['new wants >=22']);
  });

  it('run no script when they are installed: npm is told so of each that has one', () => {
    const withScript = Object.entries(lock.packages)
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([place]) => nameOf(place));
    expect(withScript.length).toBeGreaterThan(0);
    expect(manifest.allowScripts).toEqual(
      Object.fromEntries([...new Set(withScript)].map((name) => [name, false])),
    );
  });

  it('run no script with an npm that does not read that list: .npmrc tells each', () => {
    expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expect(ignoredScripts(Object.keys(manifest.scripts))).toEqual([]);
  });

  it('are reported with a script of the project that npm would ignore', () => {
    expect(ignoredScripts(['build', 'prebuild', 'postbuild', 'preview'])).toEqual([
      'prebuild',
      'postbuild',
    ]);
  });

  it('have a hash each in the lock file', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
    expect(unverifiable(lock.packages)).toEqual([]);
  });

  it('are reported without a hash, or with a weak one', () => {
    expect(
      unverifiable({
        '': {version: '4.3.7'},
        'packages/own': {version: '1.0.0'},
        'node_modules/good': {version: '1.0.0', integrity: 'sha512-AAAA'},
        'node_modules/weak': {version: '1.0.0', integrity: 'sha1-AAAA'},
        'node_modules/none': {version: '1.0.0'},
      }),
    ).toEqual(['weak@1.0.0', 'none@1.0.0']);
  });

  it('are recorded without the address of a registry', () => {
    const resolved = Object.values(lock.packages).filter((entry) =>
      entry.resolved?.includes('://'),
    );
    expect(resolved).toEqual([]);
  });

  it('are reported when a package is in two places', () => {
    expect(
      installedTwice(
        ['node_modules/@docusaurus/core', 'node_modules/x/node_modules/@docusaurus/core'],
        '@docusaurus/',
      ),
    ).toEqual(['@docusaurus/core']);
  });
});

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  clientFolder,
  missingInternals,
  replacedImports,
  replacedModules,
  wrappedModules,
} from './internals';

const read = (file: string): string => readFileSync(path.join(clientFolder, file), 'utf8');

describe('what the package relies on inside Docusaurus', () => {
  it('is there in the installed release', () => {
    expect(missingInternals()).toEqual([]);
  });

  it('is reported when a file imports something else, or a module exports something else', () => {
    const moved = missingInternals((file) =>
      read(file)
        .replace("from './preload';", "from './loadRoute';")
        .replace('export default function preload(pathname)', 'export function preload(path)'),
    );
    expect(moved).toEqual([
      "clientEntry.js of Docusaurus' client no longer has the line `from './preload';`",
      "PendingNavigation.js of Docusaurus' client no longer has the line `from './preload';`",
      "preload.js of Docusaurus' client no longer has the line `export default function preload(pathname)`",
    ]);
  });

  it.each([...replacedImports, ...replacedModules].map(({by}) => by))(
    'is replaced by a file of the package: %s',
    (by) => {
      expect(existsSync(path.join(__dirname, by))).toBe(true);
    },
  );

  it('is wrapped by one file', () => {
    const wrapped = readFileSync(path.join(__dirname, 'client/internals.ts'), 'utf8');
    const imported = [...wrapped.matchAll(/'@docusaurus\/core\/lib\/client\/(.+)'/g)];
    expect(imported.map(([, name]) => `${name}.js`).sort()).toEqual(
      wrappedModules.map(({file}) => file).sort(),
    );
  });
});

/** Lines of Docusaurus' code whose behavior the replacements correct: one that is gone may not be needed. */
describe('the reasons for replacements', () => {
  it.each([
    [
      'a navigation shows whatever has loaded',
      'PendingNavigation.js',
      'preload(nextLocation.pathname)\n            .then(() => {',
    ],
    [
      'only the latest navigation is cleaned up',
      'PendingNavigation.js',
      'this.routeUpdateCleanupCb = dispatchLifecycleAction(',
    ],
    [
      'the first page is rendered when it has loaded, and a failure is not caught',
      'clientEntry.js',
      'preload(window.location.pathname).then(() => {',
    ],
    [
      'links load chunks ahead, by a table of all of them',
      'docusaurus.js',
      'Object.entries(routesChunkNames)',
    ],
    [
      'every address below a route is taken for a page',
      'normalizeLocation.js',
      'matchRoutes(routes, location.pathname)',
    ],
    ['one bundle renders all routes', 'App.js', 'const routesElement = renderRoutes(routes);'],
  ])('still hold: %s', (_reason, file, line) => {
    expect(read(file)).toContain(line);
  });
});

import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {configDefaults, defineConfig} from 'vitest/config';

const root = path.dirname(fileURLToPath(import.meta.url));

/** Tests that need a document of their own; the others share the modules of their worker. */
const ofDocuments = ['**/*.dom.test.{ts,tsx}'];

const group = (name: string, timeout = 20_000, more: readonly string[] = []) => ({
  extends: true as const,
  // Loading the same modules for each file took half of the time of all tests.
  test: {
    name,
    isolate: false,
    include: [`tests/${name}/**/*.test.{ts,tsx}`, ...more],
    exclude: [...configDefaults.exclude, ...ofDocuments],
    testTimeout: timeout,
  },
});

/** The groups of tests, by what they need: nothing, a document, the source tree, the specifications, a build. */
export default defineConfig({
  // The configuration for TypeScript keeps JSX as it is, for Docusaurus; tests need it compiled.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: '@site', replacement: root},
      {find: /^@theme-original\/(.*)$/, replacement: path.join(root, 'tests/support/theme/$1')},
      {find: /^@theme\/(.*)$/, replacement: path.join(root, 'tests/support/theme/$1')},
      {
        find: /^@docusaurus\/(Link|useBaseUrl|useBrokenLinks|useIsBrowser)$/,
        replacement: path.join(root, 'tests/support/docusaurus/$1'),
      },
    ],
  },
  test: {
    passWithNoTests: false,
    // Without this, Vitest leaves one processor to others: of two, it uses one.
    maxWorkers: '100%',
    projects: [
      group('unit', 20_000, ['packages/*/src/**/*.test.{ts,tsx}']),
      {
        extends: true,
        test: {name: 'dom', environment: 'jsdom', include: ofDocuments, testTimeout: 20_000},
      },
      group('content'),
      group('openapi', 120_000),
      group('build', 120_000),
    ],
  },
});

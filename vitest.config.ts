import path from 'node:path';
import {defineConfig} from 'vitest/config';

const group = (name: string, timeout = 20_000) => ({
  extends: true as const,
  test: {name, include: [`tests/${name}/**/*.test.{ts,tsx}`], testTimeout: timeout},
});

/** The groups of tests, by what they need: nothing, the source tree, the specifications, a build. */
export default defineConfig({
  resolve: {
    alias: [
      {find: '@site', replacement: __dirname},
      {find: /^@theme-original\/(.*)$/, replacement: path.join(__dirname, 'tests/support/theme/$1')},
      {find: /^@theme\/(.*)$/, replacement: path.join(__dirname, 'tests/support/theme/$1')},
      {
        find: /^@docusaurus\/(Link|useBrokenLinks|useIsBrowser)$/,
        replacement: path.join(__dirname, 'tests/support/docusaurus/$1'),
      },
    ],
  },
  test: {
    passWithNoTests: false,
    projects: [group('unit'), group('content'), group('openapi', 120_000), group('build', 60_000)],
  },
});

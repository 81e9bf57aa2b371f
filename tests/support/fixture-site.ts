import path from 'node:path';
import {test as base, type TestDetails} from '@playwright/test';
import {serveFolder} from './static-site';

export const origin = 'http://fixture.localhost';

/** Whether the tests run on the build without static content (`tests/e2e/plain.config.ts`). */
export const isPlain = process.env.FIXTURE_SITE === 'plain';

/**
 * Details of a test that is left out without static content (`tests/e2e/plain.config.ts`).
 * @param reason what plain Docusaurus does otherwise
 */
export const notInPlain = (reason: string): TestDetails => ({
  tag: '@static-content',
  annotation: {type: 'without static content', description: reason},
});

/** The build of the fixture site. */
export const fixtureFolder = path.resolve(
  __dirname,
  isPlain ? '../../build-fixture-plain' : '../../build-fixture',
);

/**
 * Tests of the fixture site: every context of the browser is answered from `build-fixture`, which
 * `tests/fixtures/build-site.ts` writes, or from `build-fixture-plain`.
 */
export const test = base.extend({
  baseURL: origin,
  context: async ({context}, provide) => {
    await serveFolder(context, origin, fixtureFolder);
    await provide(context);
  },
});

/** Address of a page whose configuration differs from the built one by these changes. */
export function withContext(pathname: string, changes: object): string {
  return `${pathname}?context=${encodeURIComponent(JSON.stringify(changes))}`;
}

/** Address of a page of a site with other options of the theme. */
export function withThemeConfig(pathname: string, themeConfig: object): string {
  return withContext(pathname, {siteConfig: {themeConfig}});
}

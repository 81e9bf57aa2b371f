import {rmSync} from 'node:fs';
import {test as base} from '@playwright/test';
import type {ClassicSite} from './classic-site';
import {serveFolder} from './static-site';

/**
 * A test of a site that is built for its file alone, and removed afterwards.
 * @param name of the host that serves it: `http://NAME.localhost`
 */
export function classicTest(name: string, build: () => ClassicSite) {
  const origin = `http://${name}.localhost`;
  let site: ClassicSite | undefined;
  const test = base.extend({
    baseURL: origin,
    context: async ({context}, provide) => {
      await serveFolder(context, origin, site?.build ?? '');
      await provide(context);
    },
  });
  test.describe.configure({mode: 'serial'});
  test.beforeAll(() => {
    test.setTimeout(300_000);
    site = build();
  });
  test.afterAll(() => {
    if (site) rmSync(site.folder, {recursive: true});
  });
  return test;
}

import path from 'node:path';
import {test as base} from '@playwright/test';
import {startEngine} from './engines';
import {Pages} from './pages';
import type {Engine, EngineName, Tab} from './reader';
import {folderSource, type Site, startSite} from './site-server';

/** The build that is tested. */
export const buildFolder = path.resolve(
  process.env.SITE_BUILD ?? path.join(__dirname, '../../../build'),
);

interface WorkerFixtures {
  readonly engineName: EngineName;
  readonly engine: Engine;
  /** What pages show when their addresses are opened. */
  readonly pages: Pages;
}

interface TestFixtures {
  /** A host of the build, on an origin of its own. */
  readonly site: Site;
  /** What pages of `site` show when their addresses are opened, where `site` has spoiled some. */
  readonly spoiledPages: Pages;
  /** An empty tab. */
  readonly tab: Tab;
}

/** Tests that run in each engine: `engineName` is set by the project. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['chromium', {option: true, scope: 'worker'}],
  engine: [
    async ({engineName}, provide) => {
      const engine = await startEngine(engineName);
      await provide(engine);
      await engine.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  pages: [
    async ({engine}, provide) => {
      const site = await startSite(folderSource(buildFolder));
      const pages = new Pages(engine, site);
      await provide(pages);
      await pages.close();
      await site.close();
    },
    {scope: 'worker'},
  ],
  site: async ({}, provide) => {
    const site = await startSite(folderSource(buildFolder));
    await provide(site);
    await site.close();
  },
  spoiledPages: async ({engine, site}, provide) => {
    const pages = new Pages(engine, site);
    await provide(pages);
    await pages.close();
  },
  tab: async ({engine}, provide) => {
    const tab = await engine.openTab();
    await provide(tab);
    await tab.close();
  },
});

export {expect} from '@playwright/test';

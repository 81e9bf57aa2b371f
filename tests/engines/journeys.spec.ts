import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addMissingLink, Journey} from './support/journey';
import {Pages} from './support/pages';
import type {Engine, EngineName} from './support/reader';
import {folderSource, startSite} from './support/site-server';
import {buildFolder, expect, test} from './support/test';

/** How many journeys are made, and how many of them at the same time. */
const extents: Readonly<Record<EngineName, {readonly count: number; readonly abreast: number}>> = {
  chromium: {count: 200, abreast: 6},
  firefox: {count: 12, abreast: 1},
  webkit: {count: 12, abreast: 1},
};

/** Pages that each journey visits, at least. */
const steps = 8;

/** Addresses of some pages of each kind, as the sitemap has them. */
function readAddresses(): string[] {
  const sitemap = readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8');
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  return all.filter((_, index) => index % 20 === 0);
}

/** Makes journeys from a seed on, and reports those that met a page that was not as it should be. */
async function travel(engine: Engine, firstSeed: number, count: number): Promise<string[]> {
  const site = await startSite(folderSource(buildFolder));
  site.editPages(addMissingLink);
  const pages = new Pages(engine, site, extents[engine.name].abreast);
  const addresses = readAddresses();
  const seeds = Array.from({length: count}, (_, index) => firstSeed + index);
  const reports: string[] = [];
  const traveller = async (): Promise<void> => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const tab = await engine.openTab();
      const journey = new Journey(seed, {tab, origin: site.origin, pages, addresses});
      try {
        await journey.go(steps);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        reports.push([`SEED=${seed}`, ...journey.steps, reason].join('\n  '));
      }
      await tab.close();
    }
  };
  await Promise.all(Array.from({length: extents[engine.name].abreast}, traveller));
  await pages.close();
  await site.close();
  return reports;
}

test('journeys by chance meet each page as if its address had been opened', async ({engine}) => {
  test.setTimeout(30 * 60_000);
  const {SEED, JOURNEYS} = process.env;
  const seed = SEED === undefined ? Date.now() % 1_000_000 : Number(SEED);
  const count = JOURNEYS === undefined ? extents[engine.name].count : Number(JOURNEYS);
  const reports = await travel(engine, seed, count);
  expect(
    reports.length,
    `Repeat one with SEED=… JOURNEYS=1.\n\n${reports.slice(0, 10).join('\n\n')}`,
  ).toBe(0);
});

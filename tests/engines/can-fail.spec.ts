import {click, see} from './support/acts';
import {currentAddress, scrollPosition} from './support/in-page';
import {Journey} from './support/journey';
import {Pages} from './support/pages';
import {pagesSource, type Site, startSite} from './support/site-server';
import {expect, test} from './support/test';

/** Sites on which what the other tests check is wrong: the checks have to find it. */

/** Long enough for a busy machine to look once. */
const soon = 8000;

const page = (name: string, rest = ''): string => `<!DOCTYPE html><html><head>
  <title>${name}</title>
  <meta name="description" content="About ${name}">
  <link rel="canonical" href="https://example.com/${name}">
  <script type="application/ld+json">{"name": "${name}"}</script>
  </head><body>
  <nav aria-label="Docs sidebar"><a href="/one">To one</a> <a href="/two">To two</a></nav>
  <main><article><h1>${name}</h1><p>The text of ${name}.</p></article></main>${rest}</body></html>`;

/** An application that changes the address and the text, and of all else only what it is given. */
const application = (more: string, onPop: string): string => `<script>
  const show = () => {
    const name = location.pathname.slice(1);
    document.querySelector('h1').textContent = name;
    document.querySelector('p').textContent = 'The text of ' + name + '.';
    ${more}
  };
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    show();
  });
  addEventListener('popstate', () => { ${onPop} });
</script>`;

const whole = `
  document.title = name;
  document.querySelector('meta[name=description]').content = 'About ' + name;
  document.querySelector('link[rel=canonical]').href = 'https://example.com/' + name;
  document.querySelector('script[type="application/ld+json"]').textContent =
    JSON.stringify({name}).replace(':', ': ');
`;

const siteWith = (rest: string): Promise<Site> =>
  startSite(pagesSource({'/one': page('one', rest), '/two': page('two', rest)}));

const toTwo = {role: 'link', name: 'To two'} as const;

test('a site that changes all of a page passes', async ({tab, engine}) => {
  const site = await siteWith(application(whole, 'show()'));
  const pages = new Pages(engine, site);
  await tab.open(`${site.origin}/one`);
  await click(tab, toTwo);
  await pages.expectPage(tab, '/two');
  await tab.back();
  await pages.expectPage(tab, '/one');
  await pages.close();
  await site.close();
});

test('a title that stays, and a history that shows nothing, are found', async ({tab, engine}) => {
  const site = await siteWith(application(whole.replace('document.title = name;', ''), ''));
  const pages = new Pages(engine, site);
  await tab.open(`${site.origin}/one`);
  await click(tab, toTwo);
  await expect(pages.expectPage(tab, '/two', soon)).rejects.toThrow('title: ');
  await tab.back();
  await expect(pages.expectPage(tab, '/one', soon)).rejects.toThrow('text: ');
  await pages.close();
  await site.close();
});

test('a link that does nothing, and a place that is covered, are found', async ({tab, engine}) => {
  const site = await siteWith(
    `<script>addEventListener('click', (event) => event.preventDefault(), true)</script>
     <button>Below</button><div style="position: fixed; inset: 100px 0 0"></div>`,
  );
  const pages = new Pages(engine, site);
  await tab.open(`${site.origin}/one`);
  await click(tab, toTwo);
  await expect(pages.expectPage(tab, '/two', soon)).rejects.toThrow('address: ');
  await expect(see(tab, {role: 'button', name: 'Above'}, soon)).rejects.toThrow('no button Above');
  await expect(see(tab, {role: 'button', name: 'Below'}, soon)).rejects.toThrow('covered');
  await pages.close();
  await site.close();
});

test('a journey finds a history that is broken, and the same seed makes the same journey', async ({
  engine,
}) => {
  const site = await siteWith(application(whole, ''));
  const pages = new Pages(engine, site);
  const goWith = async (seed: number): Promise<Journey> => {
    const tab = await engine.openTab();
    const surroundings = {tab, origin: site.origin, pages, addresses: ['/one', '/two']};
    const journey = new Journey(seed, surroundings, soon);
    await expect(journey.go(100)).rejects.toThrow('page /');
    await tab.close();
    return journey;
  };
  const {steps} = await goWith(1);
  expect(steps.at(-2)).toMatch(/^(Back|Forward)$/);
  expect((await goWith(1)).steps).toEqual(steps);
  await pages.close();
  await site.close();
});

test('a journey finds a page that is not where it was read', async ({engine}) => {
  const high = '<div style="height: 5000px"></div><script>scrollTo(0, 0)</script>';
  const site = await siteWith(`${high}<script>history.scrollRestoration = 'manual'</script>`);
  const pages = new Pages(engine, site);
  const tab = await engine.openTab();
  const surroundings = {tab, origin: site.origin, pages, addresses: ['/one', '/two']};
  await expect(new Journey(1, surroundings, soon).go(100)).rejects.toThrow('read at');
  await tab.close();
  await pages.close();
  await site.close();
});

test('a host without files, with slow ones and with changed pages is one', async ({tab}) => {
  const site = await siteWith('<script src="/script.js"></script>');
  await tab.open(`${site.origin}/one`);
  expect(site.requests).toContain('/script.js');
  site.editPages((html) => html.replace('The text', 'Another text'));
  const release = site.hold(/\/two$/);
  await tab.start(`${site.origin}/one`);
  await tab.open(`${site.origin}/one`);
  expect(await tab.evaluate(() => document.querySelector('p')?.textContent)).toContain('Another');
  site.lose(/\/one$/);
  await tab.open(`${site.origin}/one`);
  expect(await tab.evaluate(() => document.body.textContent)).toContain('Not found');
  site.restore();
  release();
  await tab.open(`${site.origin}/two`);
  expect(await tab.evaluate(currentAddress)).toBe('/two');
  expect(await tab.evaluate(scrollPosition)).toBe(0);
  await site.close();
});

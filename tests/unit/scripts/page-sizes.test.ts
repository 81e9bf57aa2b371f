import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {assetsOf, measurePages} from '../../../scripts/support/page-sizes';

const page =
  '<link rel="stylesheet" href="/assets/css/styles.1a.css"><script src="/assets/js/page.3c.js" defer></script><script src="/assets/js/page.3c.js"></script><script type="application/json">["/assets/js/main.2b.js"]</script>';

let build = '';
beforeEach(() => {
  build = mkdtempSync(path.join(os.tmpdir(), 'sizes-'));
  for (const folder of ['assets/js', 'assets/css', 'docs']) {
    mkdirSync(path.join(build, folder), {recursive: true});
  }
  writeFileSync(path.join(build, 'assets/js/page.3c.js'), 'wait();');
  writeFileSync(path.join(build, 'assets/js/main.2b.js'), 'start();');
  writeFileSync(path.join(build, 'assets/css/styles.1a.css'), 'p { color: red }');
  writeFileSync(path.join(build, 'index.html'), page);
  writeFileSync(path.join(build, 'docs/concepts.html'), '<p>Concepts</p>');
});
afterEach(() => rmSync(build, {recursive: true}));

describe('the size of a page', () => {
  it('counts each script and style sheet that it names once, and what waits for the reader apart', () => {
    expect(assetsOf(page)).toEqual({
      scripts: ['/assets/js/page.3c.js'],
      application: ['/assets/js/main.2b.js'],
      styles: ['/assets/css/styles.1a.css'],
    });
    const [home, guide] = measurePages(build, [
      {kind: 'home', route: '/'},
      {kind: 'guide', route: '/docs/concepts'},
    ]);
    expect(home?.html).toBeGreaterThan(0);
    expect(home?.scripts).toBeGreaterThan(0);
    expect(home?.application).toBeGreaterThan(0);
    expect(home?.styles).toBeGreaterThan(0);
    expect(guide).toMatchObject({kind: 'guide', scripts: 0, application: 0, styles: 0});
  });

  it('is asked for by name when the build lacks the page', () => {
    expect(() => measurePages(build, [{kind: 'guide', route: '/docs/none'}])).toThrow(
      'Expected docs/none.html',
    );
  });
});

import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {projectRoot} from '../support/specifications';

const folder = mkdtempSync(path.join(os.tmpdir(), 'growth-'));
/** Where the fixture's configuration looks for the copies: packages are found from there. */
const copied = path.join(projectRoot, '.docusaurus-copies');
afterAll(() => {
  for (const made of [folder, copied]) rmSync(made, {recursive: true, force: true});
});

/**
 * Numbers and hashes by which scripts name modules and files: they differ by chance, also in length.
 * So does the order of modules, which is why sizes are those before compression. One hash of eight digits
 * in 2,500 has no decimal digit.
 */
const names = /\b(?:(?=\w*\d)[\da-f]{2,}|[a-f]{8})\b/g;

/** The entry of a copy in the configuration, which the script contains; versions of a site have none. */
const configured = /,\["@docusaurus\/plugin-content-docs",\{[^}]*\}\]/g;

/** A page of the documents that the configuration does not lead to. */
const page = 'reference/operation';

describe('a site with 1, 2 and 4 copies of its documents', () => {
  const sites = [1, 2, 4].map((copies) => ({copies, site: path.join(folder, String(copies))}));

  beforeAll(() => {
    for (const copy of [2, 3, 4]) {
      const to = path.join(copied, `copy-${copy}`);
      cpSync(path.join(projectRoot, 'tests/fixtures/site/docs'), to, {recursive: true});
    }
    for (const {copies, site} of sites) {
      execFileSync('npx', ['--no-install', 'tsx', 'tests/fixtures/build-site.ts', site], {
        cwd: projectRoot,
        env: {...process.env, FIXTURE_COPIES: String(copies)},
        stdio: 'pipe',
      });
    }
  }, 180_000);

  const sizeOf = (site: string, name: string): number => {
    const scripts = path.join(site, 'assets/js');
    const files = readdirSync(scripts).filter((file) => file.startsWith(`${name}.`));
    expect(files).toHaveLength(1);
    const script = readFileSync(path.join(scripts, files[0] ?? ''), 'utf8');
    return script.replace(configured, '').replace(names, '0').length;
  };
  const sizes = (name: string): number[] => sites.map(({site}) => sizeOf(site, name));

  it.each(['page', 'main', 'runtime~main'])('has the same script %s', (name) => {
    const [one = 0, ...more] = sizes(name);
    expect(one).toBeGreaterThan(0);
    expect(more).toEqual([one, one]);
  });

  it('has one style sheet of the same size', () => {
    const sizes = sites.map(({site}) => {
      const sheets = readdirSync(path.join(site, 'assets/css'));
      expect(sheets).toHaveLength(1);
      return readFileSync(path.join(site, 'assets/css', sheets[0] ?? '')).length;
    });
    expect(new Set(sizes).size).toBe(1);
  });

  it('has the same number of scripts: none is for a page', () => {
    const counts = sites.map(({site}) => readdirSync(path.join(site, 'assets/js')).length);
    expect(counts[0]).toBeGreaterThan(0);
    expect(new Set(counts).size).toBe(1);
  });

  it('names its pages in the pages alone', () => {
    for (const {site} of sites) {
      const scripts = path.join(site, 'assets/js');
      const named = readdirSync(scripts).filter((file) =>
        readFileSync(path.join(scripts, file), 'utf8').includes(page),
      );
      expect(named).toEqual([]);
      expect(readFileSync(path.join(site, `docs/${page}.html`), 'utf8')).toContain(page);
    }
  });
});

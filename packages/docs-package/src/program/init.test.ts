import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {placed} from '../options';
import {initProject, placeIndex} from './init';

describe('the index between markers', () => {
  const index = '## Zoo\n';
  const block = '<!-- zoo:begin -->\n## Zoo\n<!-- zoo:end -->';

  it.each([
    ['', `${block}\n`],
    ['# Mine\n', `# Mine\n\n${block}\n`],
    ['# Mine', `# Mine\n\n${block}\n`],
    ['above\n<!-- zoo:begin -->old<!-- zoo:end -->\nbelow', `above\n${block}\nbelow`],
  ])('keeps what is there: %j', (before, after) => {
    expect(placeIndex(before, 'zoo', index)).toBe(after);
    expect(placeIndex(after, 'zoo', index)).toBe(after);
  });

  it.each(['<!-- zoo:begin -->', '<!-- zoo:end -->', '<!-- zoo:end --><!-- zoo:begin -->'])(
    'is not put beside damaged markers: %s',
    (damaged) => {
      expect(() => placeIndex(damaged, 'zoo', index)).toThrow(
        'Remove the lines with these markers',
      );
    },
  );
});

describe('a project', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'init-'));
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  const settings = {
    name: 'zoo',
    product: 'Zoo',
    url: 'https://zoo.example',
    version: {name: 'next', label: 'Next', path: '/docs/next'},
    server: {},
  };

  function installAt(place: string): string {
    const installed = path.join(folder, place);
    mkdirSync(path.join(installed, placed.site, 'docs/next'), {recursive: true});
    writeFileSync(path.join(installed, placed.index), 'Pages: {root}');
    writeFileSync(path.join(installed, placed.site, 'docs/next.md'), '# Zoo');
    writeFileSync(path.join(installed, placed.site, 'docs/next/feed.md'), '# Feed');
    writeFileSync(path.join(installed, placed.site, 'docs/next/search-index.json'), '{}');
    return installed;
  }

  it('that has the package installed reads the pages there', () => {
    initProject(installAt('node_modules/zoo'), folder, settings);
    expect(readFileSync(path.join(folder, 'AGENTS.md'), 'utf8')).toContain(
      'Pages: node_modules/zoo/site/docs/',
    );
    expect(existsSync(path.join(folder, '.zoo'))).toBe(false);
  });

  it('that runs the package from elsewhere gets copies of the pages, and of nothing else', () => {
    const project = path.join(folder, 'project');
    mkdirSync(path.join(project, '.zoo/old'), {recursive: true});
    initProject(installAt('cache'), project, settings);
    expect(readFileSync(path.join(project, 'AGENTS.md'), 'utf8')).toContain('Pages: .zoo/docs/');
    expect(readFileSync(path.join(project, '.zoo/docs/next/feed.md'), 'utf8')).toBe('# Feed');
    expect(existsSync(path.join(project, '.zoo/docs/next.md'))).toBe(true);
    expect(existsSync(path.join(project, '.zoo/old'))).toBe(false);
    expect(existsSync(path.join(project, '.zoo/docs/next/search-index.json'))).toBe(false);
  });
});

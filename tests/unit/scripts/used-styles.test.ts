import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {keepUsedStyles} from '../../../scripts/support/used-styles';

let folder = '';
let generated = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
};
const sheets = (): string[] => readdirSync(path.join(folder, 'assets/css'));

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  generated = path.join(folder, '.generated');
  const config = {themeConfig: {navbar: {items: []}}, headTags: []};
  write(
    path.join(generated, 'docusaurus.config.mjs'),
    `/*\n * GENERATED\n */\nexport default ${JSON.stringify(config, null, 2)};\n`,
  );
  write(path.join(generated, 'client-manifest.json'), '{"css": "assets/css/styles.0a1b2c3d.css"}');
  write(
    path.join(folder, 'assets/css/styles.0a1b2c3d.css'),
    '.open,.text{top:0}.gone{top:1px}.navbar--dark{top:2px}',
  );
  write(path.join(folder, 'assets/js/main.js'), 'toggle("open", "navbar--dark")');
  write(path.join(folder, '__server/server.bundle.js'), 'class="text"');
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

describe('the style sheet of a bundled site', () => {
  it('keeps what scripts of the browser or the server name, and the settings allow', () => {
    keepUsedStyles(folder, generated);
    const [sheet = ''] = sheets();
    expect(readFileSync(path.join(folder, 'assets/css', sheet), 'utf8')).toBe('.open,.text{top:0}');
  });

  it('has a name that changes with it, which the pages get', () => {
    keepUsedStyles(folder, generated);
    const [sheet, ...others] = sheets();
    expect(others).toEqual([]);
    expect(sheet).toMatch(/^styles\.[\da-f]{8}\.css$/);
    expect(sheet).not.toBe('styles.0a1b2c3d.css');
    const manifest = readFileSync(path.join(generated, 'client-manifest.json'), 'utf8');
    expect(manifest).toBe(`{"css": "assets/css/${sheet}"}`);
  });

  it('that is missing stops the build, and so does a configuration of another form', () => {
    rmSync(path.join(folder, 'assets/css/styles.0a1b2c3d.css'));
    expect(() => keepUsedStyles(folder, generated)).toThrow('has no style sheet');
    write(path.join(generated, 'docusaurus.config.mjs'), 'module.exports = {};');
    expect(() => keepUsedStyles(folder, generated)).toThrow('Compare scripts/support/used-styles');
  });
});

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {describe, expect, it} from 'vitest';
import {isClassOff, settingClasses} from '@site/src/styles/settings';

const lightFooter = {style: 'light', links: [{title: 'Docs', items: []}]};
const plain = {navbar: {hideOnScroll: false, items: [{type: 'search'}]}, footer: lightFooter};
const configOf = (changes: object): ThemeConfig =>
  ({...plain, ...changes}) as unknown as ThemeConfig;

describe('classes of the classic theme that a site has not set', () => {
  it('are those of each setting that is off, whatever hash they have', () => {
    const isOff = isClassOff(configOf({}));
    for (const name of settingClasses)
      expect(isOff(name.endsWith('_') ? `${name}x1` : name)).toBe(true);
    for (const name of ['navbar', 'footer', 'navbar--dark-x', 'sidebar_x1', 'menu__link'])
      expect(isOff(name)).toBe(false);
  });

  it.each([
    ['navbar--dark', {navbar: {...plain.navbar, style: 'dark'}}],
    ['navbar--primary', {navbar: {...plain.navbar, style: 'primary'}}],
    ['navbarHidden_x1', {navbar: {...plain.navbar, hideOnScroll: true}}],
    ['iconLanguage_x1', {navbar: {...plain.navbar, items: [{type: 'localeDropdown'}]}}],
    ['footer--dark', {footer: {...lightFooter, style: 'dark'}}],
    ['footer__logo', {footer: {...lightFooter, logo: {src: 'logo.svg'}}}],
    ['footer__link-separator', {footer: {...lightFooter, links: [{label: 'Docs', to: '/docs'}]}}],
  ])('do not include %s where it is set', (name, changes) => {
    expect(isClassOff(configOf(changes))(name)).toBe(false);
  });

  it('include those of a footer on a site without one', () => {
    expect(isClassOff(configOf({footer: undefined}))('footer__link-separator')).toBe(true);
  });

  it('are named by the theme still', () => {
    const folder = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
    const files = readdirSync(path.join(folder, 'lib/theme'), {recursive: true, encoding: 'utf8'});
    const texts = files
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => readFileSync(path.join(folder, 'lib/theme', file), 'utf8'))
      .join('\n');
    expect(settingClasses.length).toBeGreaterThan(10);
    expect(
      settingClasses.filter((name) => !new RegExp(`\\b${name.replace(/_$/, '')}\\b`).test(texts)),
    ).toEqual([]);
  });
});

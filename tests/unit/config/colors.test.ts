import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docs-kit/machine-copies';
import {describe, expect, it} from 'vitest';
import {headTags} from '@site/src/config/head';
import {machineCopies} from '@site/src/config/machine-copies';

const read = (file: string): string =>
  readFileSync(path.resolve(__dirname, '../../..', file), 'utf8');

const [light = '', dark = ''] = read('src/css/tokens.css').split("html[data-theme='dark']");

/** The value that a mode gives to a token, in the long form of a color. */
function token(mode: string, name: string): string | undefined {
  const [, value] = new RegExp(`--site-${name}: (#[\\da-f]+);`).exec(mode) ?? [];
  return value?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

const accent = token(light, 'accent') ?? 'no accent';

/** What has a color of its own, because it is shown where no style sheet of the site is. */
describe('the colors of tokens.css', () => {
  it('are those of the cards', () => {
    const [, options] = machineCopies() as [string, Options];
    expect(options.cards).toMatchObject({
      colors: {
        accent,
        text: token(light, 'text'),
        muted: token(light, 'text-muted'),
        background: token(light, 'background'),
        soft: token(light, 'accent-soft'),
      },
    });
  });

  it("are those of the browser's own bars", () => {
    const colors = headTags()
      .filter(({attributes}) => attributes?.name === 'theme-color')
      .map(({attributes}) => attributes?.content);
    expect(colors).toEqual([token(light, 'background'), token(dark, 'background')]);
  });

  it.each(['static/img/favicon.svg', 'static/img/logo.svg', 'static/site.webmanifest'])(
    'are in %s: write a new accent there too, and draw the PNG files beside it again',
    (file) => {
      expect(read(file)).toContain(accent);
    },
  );
});

import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {darkWithoutScript} from './without-script';

const withoutSpace = (css: string): string => css.replace(/\s/g, '');

const compile = (css: string): string =>
  withoutSpace(postcss([darkWithoutScript]).process(css, {from: undefined}).css);

describe('rules of the dark mode', () => {
  it.each([
    ["[data-theme='dark'] { color: red }", ':where(html):not([data-theme])'],
    ['html[data-theme=dark] .a { color: red }', 'html:where(html):not([data-theme]) .a'],
    ['.b, [data-theme="dark"] .a { color: red }', ':where(html):not([data-theme]) .a'],
  ])('hold without JavaScript where the system is dark: %s', (rule, selector) => {
    const copy = `@media screen and (prefers-color-scheme: dark) {${selector} {color: red}}`;
    expect(compile(rule)).toBe(withoutSpace(rule + copy));
  });

  it.each(["[data-theme='light'] { color: red }", '.a { color: red }', 'html { color: red }'])(
    'leave other rules alone: %s',
    (rule) => {
      expect(compile(rule)).toBe(withoutSpace(rule));
    },
  );

  it('cannot be for everything but the dark mode', () => {
    expect(() => compile(":root:not([data-theme='dark']) .a { display: none }")).toThrow(
      '":root:not([data-theme=\'dark\']) .a" would hold in both color modes without JavaScript.',
    );
  });
});

import {describe, expect, it} from 'vitest';
import {withoutOverridden} from '@site/src/styles/overridden';

/** Rules of a layer, and rules outside of all layers. */
const sheet = (layered: string, outside: string): string => `@layer a{${layered}}${outside}`;

describe('a style sheet without what is set in vain', () => {
  it.each([
    ['the same elements', '.b{top:0;left:0}', '.b{top:1px}', '.b{left:0}'],
    ['some of them', 'p .b.c:hover{top:0;left:0}', '.b{top:1px}', 'p .b.c:hover{left:0}'],
    [
      'them in a window of one kind',
      '@media print{.b{top:0;left:0}}',
      '.b{top:1px}',
      '@media print{.b{left:0}}',
    ],
    [
      'them without their specificity',
      ':where(.b){top:0;left:0}',
      '.b{top:1px}',
      ':where(.b){left:0}',
    ],
    ['the same part of them', '.b:before{top:0;left:0}', '.b:before{top:1px}', '.b:before{left:0}'],
    ['the root', 'html[lang]{--x:0;left:0}', ':root{--x:1px}', 'html[lang]{left:0}'],
    ['both kinds of them', '.b,.c{top:0;left:0}', '.b,.c{top:var(--x)}', '.b,.c{left:0}'],
    [
      'them with a shorthand',
      '.b{background-color:red;padding-top:0;left:0}',
      '.b{background:var(--x);padding:1px}',
      '.b{left:0}',
    ],
  ])('loses what a rule outside of all layers sets for %s', (_, layered, outside, left) => {
    expect(withoutOverridden(sheet(layered, outside))).toBe(sheet(left, outside));
  });

  it.each([
    ['other elements are meant', '.b{top:0}', '.b.c{top:1px}'],
    ['elements around them are meant', '.b p{top:0}', '.b{top:1px}'],
    ['a place in the page is meant', '.b{top:0}', '.c .b{top:1px}'],
    ['one of several kinds is meant', '.b,.c{top:0}', '.b{top:1px}'],
    ['another part of them is meant', '.b:before{top:0}', '.b{top:1px}'],
    ['the other rule depends on the window', '.b{top:0}', '@media print{.b{top:1px}}'],
    ['the other rule depends on the browser', '.b{top:0}', '@supports (x:y){.b{top:1px}}'],
    ['the other rule is in a layer too', '.b{top:0}', '@layer c{.b{top:1px}}'],
    ['it is more important', '.b{top:0!important}', '.b{top:1px}'],
    [
      'a browser may not know the other value',
      '.b{color:red}',
      '.b{color:color-mix(in srgb,var(--x),red)}',
    ],
    ['the other rule gives it back', '.b{--x:0;top:0}', '.b{--x:revert-layer;top:revert-layer}'],
    ['the other property is a part of it', '.b{padding:0}', '.b{padding-top:1px}'],
    [
      'the other property only has the beginning of its name',
      '.b{background-blend-mode:color}',
      '.b{background:red}',
    ],
    ['it is a frame of an animation', '.b{left:0}@keyframes b{to{top:0}}', '.b{top:1px}'],
  ])('keeps it where %s', (_, layered, outside) => {
    const css = sheet(layered, outside);
    expect(withoutOverridden(css)).toBe(css);
  });

  it('keeps what is outside of layers', () => {
    expect(withoutOverridden('.b{top:0}.b.c{top:1px}')).toBe('.b{top:0}.b.c{top:1px}');
  });

  it('loses names of layers without rules, and keeps the order of the others', () => {
    const rules = '@layer d{.b{top:0}}@layer b.c{.b{top:1px}}';
    expect(withoutOverridden(`@layer a,b,e.f;${rules}`)).toBe(`@layer b;${rules}`);
    expect(withoutOverridden(`@layer d.x,b.c.x;${rules}`)).toBe(`@layer d.x,b.c.x;${rules}`);
    expect(withoutOverridden('@layer a,b;.b{top:0}')).toBe('.b{top:0}');
  });
});

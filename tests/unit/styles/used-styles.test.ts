import {describe, expect, it} from 'vitest';
import {classesOf, withoutUnused} from '@site/src/styles/unused';

const scripts = [
  'e.jsx("div", {className: "menu menu__link--active", style: {color: "var(--x)"}})',
];

describe('a style sheet without what no page can use', () => {
  it('keeps rules for classes that a script names as whole words, and for elements', () => {
    const css =
      '.menu{top:0}.menu__link--active:hover{top:1px}a:focus{top:2px}[data-theme=dark]{top:3px}';
    expect(withoutUnused(css, scripts)).toBe(css);
  });

  it('keeps rules for classes that a script puts together', () => {
    const parts = ['`level-${n}`, "kind-".concat(kind), ".menu"', '"well-known"'];
    expect(withoutUnused('.level-1,.kind-b,.lev{top:0}.well-{top:1px}', parts)).toBe(
      '.level-1,.kind-b{top:0}',
    );
  });

  it('keeps no rules for what is only the beginning of an address', () => {
    const parts = ['`/docs/level-${n}`, "menu"'];
    expect(withoutUnused('.level-1,.menu{top:0}', parts)).toBe('.menu{top:0}');
  });

  it('loses rules for classes that scripts name and pages never have', () => {
    const isUnused = (name: string): boolean => name === 'menu';
    expect(withoutUnused('.menu,.menu__link--active{top:0}', scripts, isUnused)).toBe(
      '.menu__link--active{top:0}',
    );
  });

  it('loses what a theme sets in vain, so that the choice of the site is all that there is', () => {
    const css =
      '@layer a{:root{--c:1px}html[data-theme=dark]{--c:3px}.menu{top:var(--c)}}:root{--c:2px}';
    expect(withoutUnused(css, scripts)).toBe('@layer a{.menu{top:2px}}');
  });

  it('loses rules for other classes, alone and in lists, in layers and in nested rules', () => {
    expect(withoutUnused('.menu,.men{top:0}.menu__link{top:1px}', scripts)).toBe('.menu{top:0}');
    expect(withoutUnused('@layer a{.menu .gone,.menu p{top:0}}', scripts)).toBe(
      '@layer a{.menu p{top:0}}',
    );
    expect(withoutUnused('.menu{& .gone{top:0}& p{top:1px}}', scripts)).toBe('.menu{& p{top:1px}}');
  });

  it('keeps rules that a class is an exception or an alternative of', () => {
    const css = '.menu:not(.gone){top:0}';
    expect(withoutUnused(css, scripts)).toBe(css);
    const choice = '.menu :is(.gone,p){top:0}';
    expect(withoutUnused(choice, scripts)).toBe(choice);
  });

  it('loses variables that nothing reads, and those that these alone read', () => {
    expect(
      withoutUnused(':root{--a:var(--b);--b:1px;--x:3px}.menu{--c:2px;top:var( --c )}', scripts),
    ).toBe(':root{--x:3px}.menu{--a:2px;top:var(--a)}');
  });

  it('has no variable for what is the same everywhere, but those that scripts name', () => {
    expect(withoutUnused(':root{--c:2px;--x:3px}.menu{top:var(--c);left:var(--x)}', scripts)).toBe(
      ':root{--x:3px}.menu{top:2px;left:var(--x)}',
    );
  });

  it('keeps an animation that has the name of such a class', () => {
    const css = '.fade{top:0}@keyframes fade{to{top:1px}}.menu{animation:1s fade}';
    expect(withoutUnused(css, scripts)).toContain('@keyframes fade');
  });

  it('loses an animation that nothing plays, with the class of its name', () => {
    const css = '.fade{animation:1s fade}@keyframes fade{to{top:1px}}.menu{top:0}';
    expect(withoutUnused(css, scripts)).toBe('.menu{top:0}');
  });

  it('is refused with scripts that name none of its classes', () => {
    for (const others of [[], ['export {}']]) {
      expect(() => withoutUnused('.menu{top:0}', others)).toThrow('Compare src/styles');
    }
  });
});

describe('the classes of a style sheet', () => {
  it('are those that its selectors ask for', () => {
    const css = '@media print{.a .b:not(.c){d:e}}:is(.f,g){h:i}.j{&:hover .k{l:m}}';
    expect([...classesOf(css)].sort()).toEqual(['a', 'b', 'j', 'k']);
  });
});

import {describe, expect, it} from 'vitest';
import {withConstants} from '@site/src/styles/constants';

const never = (): boolean => false;
const withValues = (css: string): string => withConstants(css, never);

describe('a style sheet with the values of its constants', () => {
  it('has them where they are read, and those that they read', () => {
    expect(
      withValues(':root{--gap:var(--step);--step:4px}.a{padding:var(--gap) var(--step)}'),
    ).toContain('.a{padding:4px}');
    expect(
      withValues(':root{--gap:4px}.a{width:calc(100% - var(--gap)*2);top:var(--gap,1px)}'),
    ).toContain('.a{width:calc(100% - 8px);top:4px}');
  });

  it('takes the last value outside of layers, or the last of a layer', () => {
    const layers = '@layer base{:root{--a:1px;--b:2px}:root{--b:3px}}:root{--a:4px}';
    expect(withValues(`${layers}.a{top:var(--a);left:var(--b)}`)).toContain('.a{top:4px;left:3px}');
  });

  it.each([
    ['an element has another value', ':root{--a:1px}.b{--a:2px}'],
    ['the root has another value in a state', ':root{--a:1px}html[data-theme=dark]{--a:2px}'],
    ['it depends on the screen', ':root{--a:1px}@media print{:root{--a:2px}}'],
    ['it depends on the browser', '@supports (top:1px){:root{--a:1px}}'],
    ['two layers have values', '@layer x{:root{--a:1px}}@layer y{:root{--a:2px}}'],
    ['a value is more important than others', ':root{--a:1px!important}'],
    ['the value says where another one comes from', ':root{--a:inherit}'],
    ['an element has another value of what it reads', ':root{--a:var(--b);--b:1px}.b{--b:2px}'],
    ['it reads what has no value', ':root{--a:var(--b)}'],
    ['nothing gives it a value', ':root{--b:1px}'],
  ])('reads a variable where %s', (_, css) => {
    expect(withValues(`${css}.a{top:var(--a)}`)).toContain('.a{top:var(--a)}');
  });

  it('has the value of what reads a variable of the root alone', () => {
    const css = ':root{--a:var(--b);--b:1px}html[data-theme=dark]{--b:2px}.a{top:var(--a)}';
    expect(withValues(css)).toContain('.a{top:var(--b)}');
  });

  it('reads a variable that something else may set', () => {
    const css = ':root{--a:1px;--b:2px}.a{top:var(--a);left:var(--b)}';
    expect(withConstants(css, (name) => name === '--a')).toContain('.a{top:var(--a);left:2px}');
  });
});

import {describe, expect, it} from 'vitest';
import {withShortVariables} from '@site/src/styles/short-variables';

const never = (): boolean => false;

describe('a style sheet with short variables', () => {
  it('gives the shortest names to those that stand most often, wherever they stand', () => {
    expect(
      withShortVariables(
        '.p{--rare:1px;--often:2px;top:var(--often);left:var(--rare,var(--often))}',
        never,
      ),
    ).toBe('.p{--b:1px;--a:2px;top:var(--a);left:var(--b,var(--a))}');
    expect(
      withShortVariables(
        '@property --one{syntax:"*";inherits:false}.p{--one:0;transition:--one 1s}',
        never,
      ),
    ).toBe('@property --a{syntax:"*";inherits:false}.p{--a:0;transition:--a 1s}');
  });

  it('leaves names that something else has, and those that get no value', () => {
    const css = '.p{--known:1px;--own:2px;top:var(--known);left:var(--given);right:var(--own)}';
    expect(withShortVariables(css, (name) => name === '--known')).toBe(
      '.p{--known:1px;--a:2px;top:var(--known);left:var(--given);right:var(--a)}',
    );
  });

  it('gives no name that is taken', () => {
    expect(
      withShortVariables('.p{--own:1px;top:var(--own);left:var(--a)}', (name) => name === '--b'),
    ).toBe('.p{--c:1px;top:var(--c);left:var(--a)}');
  });

  it('goes on with two letters, each variable with a name of its own', () => {
    const declarations = Array.from({length: 60}, (_, index) => `--name-${index}:${index}px`);
    const names = withShortVariables(`.p{${declarations.join(';')}}`, never).match(
      /--[a-z]+(?=:)/g,
    );
    expect(new Set(names).size).toBe(60);
    expect(names).toEqual(expect.arrayContaining(['--a', '--z', '--aa', '--az', '--ba', '--bh']));
  });

  it('leaves classes with two dashes alone', () => {
    expect(withShortVariables('.p--own{--own:1px;top:var(--own)}', never)).toBe(
      '.p--own{--a:1px;top:var(--a)}',
    );
  });
});

import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {unusedStyles, type UnusedStylesOptions} from '.';
import {classesIn, namesIn, unusedRules, type Uses, variablesReadIn} from './unused-rules';

const uses: Uses = {
  isTreated: () => true,
  isNamed: namesIn(['cx("menu", `level-${n}`, "kind-" + kind, "--set-by-code", "a-b")']),
  read: variablesReadIn(['a{color:var( --read-elsewhere )}']),
};
const without = (css: string, changes: Partial<Uses> = {}): string =>
  postcss([unusedRules({...uses, ...changes})]).process(css, {from: undefined}).css;

describe('a style sheet of a package', () => {
  it('keeps rules for elements, and for classes that code names or begins', () => {
    const css =
      '.menu:hover{top:0}.level-2{top:1px}.kind-x{top:2px}a[href]{top:3px}@page{margin:0}';
    expect(without(css)).toBe(css);
  });

  it('loses rules for other classes, also those that follow each other and in queries', () => {
    const gone = '.one{top:0}.two{top:0}.three .menu{top:0}.a-b-c{top:0}';
    expect(without(`${gone}.menu{top:0}`)).toBe('.menu{top:0}');
    expect(without(`@media print{${gone}.menu{top:0}}`)).toBe('@media print{.menu{top:0}}');
  });

  it('loses only the selectors for other classes where a rule has several', () => {
    expect(without('.menu,.gone,.menu>.gone{top:0}')).toBe('.menu{top:0}');
  });

  it('keeps rules that need the absence of a class', () => {
    const css = '.menu:not(.gone){top:0}:where(.gone,.menu) a{top:0}';
    expect(without(css)).toBe(css);
  });

  it('keeps the steps of animations', () => {
    const css = '@keyframes fade{from{top:0}12.5%{top:1px}}';
    expect(without(css)).toBe(css);
  });

  it('loses variables of the root that no style sheet reads and no code names', () => {
    const used = ':root{--a:1;--read-elsewhere:2;--set-by-code:3}.menu{top:var(--a)}';
    expect(without(used)).toBe(used);
    expect(without(':root{--a:1;--b:2}.menu{top:var(--a)}')).toBe(
      ':root{--a:1}.menu{top:var(--a)}',
    );
    expect(without('.menu{--b:2}')).toBe('.menu{--b:2}');
    expect(without(':root{--a:var(--b);--b:var(--c);--c:1}.menu{top:0}')).toBe(
      ':root{}.menu{top:0}',
    );
  });

  it('is left alone when it is one of the site', () => {
    expect(without('.gone{top:0}', {isTreated: () => false})).toBe('.gone{top:0}');
  });
});

describe('the classes of a selector', () => {
  it('are those that it requires', () => {
    expect(classesIn('.a .b:not(.c, :is(.d, .e))>a.e_f-g::before')).toEqual(['a', 'b', 'e_f-g']);
    expect(classesIn(':where(.a):not(.b):is(.c, .d)')).toEqual(['a']);
  });
});

describe('the plugin', () => {
  afterEach(() => void vi.unstubAllEnvs());
  const siteDir = path.resolve(__dirname, '..');
  const plugins = (code: readonly string[]): readonly unknown[] =>
    unusedStyles({siteDir}, {code}).configurePostCss?.({
      plugins: ['other'],
    } as never).plugins ?? [];

  it('comes before those that write rules again, in a build alone', () => {
    expect(plugins(['unused-styles'])).toEqual(['other']);
    vi.stubEnv('NODE_ENV', 'production');
    expect(plugins(['unused-styles'])).toMatchObject([{postcssPlugin: 'unused-rules'}, 'other']);
  });

  it('leaves out classes that only files which no page renders name, and those of options not chosen', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
    const code = [path.relative(siteDir, path.join(theme, 'lib'))];
    const css = '.avatar__name{top:0}.tabs--block{top:0}.footer{top:0}';
    const left = (options: Omit<UnusedStylesOptions, 'code'>): string => {
      const plugin = unusedStyles({siteDir}, {code, ...options});
      const {plugins} = plugin.configurePostCss?.({plugins: []} as never) ?? {};
      const from = path.join(theme, 'some.css');
      return postcss(plugins as AcceptedPlugin[]).process(css, {from}).css;
    };
    expect(left({})).toBe(css);
    expect(left({except: /^theme[\\/]Blog/, unchosen: ['tabs--block']})).toBe('.footer{top:0}');
  });

  it('refuses a folder that is not there', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => plugins(['gone'])).toThrow('gone');
  });
});

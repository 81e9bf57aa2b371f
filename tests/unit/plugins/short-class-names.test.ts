import {describe, expect, it} from 'vitest';
import {withClassNaming} from '@site/src/plugins/short-class-names';
import {shortClassNames} from '@site/src/plugins/short-class-names/class-names';

const nameOf = (naming: ReturnType<typeof shortClassNames>, file: string, local: string): string =>
  naming({resourcePath: file}, '', local);

describe('names of the classes of CSS modules', () => {
  it('begin with their own, and end with two characters that tell modules apart', () => {
    const naming = shortClassNames('/site');
    const [first, second] = ['/site/src/a.module.css', '/site/src/b.module.css'].map((file) =>
      nameOf(naming, file, 'title'),
    );
    expect(first).toMatch(/^title_[A-Za-z\d]{2}$/);
    expect(second).toMatch(/^title_[A-Za-z\d]{2}$/);
    expect(second).not.toBe(first);
    expect(nameOf(naming, '/site/src/a.module.css', 'title')).toBe(first);
  });

  it('are the same in each copy of the project', () => {
    expect(nameOf(shortClassNames('/copy'), '/copy/src/a.module.css', 'title')).toBe(
      nameOf(shortClassNames('/site'), '/site/src/a.module.css', 'title'),
    );
  });

  it('are refused where two modules would share one', () => {
    const naming = shortClassNames('/site');
    expect(() => {
      for (let number = 0; number < 5000; number++) nameOf(naming, `/site/${number}.css`, 'title');
    }).toThrow(/^Expected one module to have the class title_\w\w, found \d+\.css and \d+\.css\./);
  });
});

describe('a configuration of the bundler', () => {
  it('names classes wherever a loader has modules', () => {
    const modules: Record<string, unknown> = {localIdentName: '[local]_[contenthash:base64:4]'};
    const naming = shortClassNames('/site');
    const rules = [
      {test: /\.css$/, use: [{loader: 'css-loader', options: {importLoaders: 1}}]},
      {test: /\.module\.css$/, use: ['extract', {loader: 'css-loader', options: {modules}}]},
    ];
    expect(withClassNaming({module: {rules}}, naming)).toEqual({});
    expect(modules.getLocalIdent).toBe(naming);
  });

  it('is refused without one', () => {
    for (const config of [{}, {module: {rules: [{use: 'css-loader'}, '...' as const]}}])
      expect(() => withClassNaming(config, shortClassNames('/site'))).toThrow(
        'Compare src/plugins/short-class-names',
      );
  });
});

import {describe, expect, it} from 'vitest';
import removeIds from './loader';

describe('the registry of modules of the development server', () => {
  it('names no id, which would have every page compiled', () => {
    const line =
      '"a---b": [() => import(/* webpackChunkName: "a---b" */ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],';
    expect(removeIds(`export default {\n  ${line}\n}`)).toBe(
      `export default {\n  ${line.replace('require.resolveWeak("@site/a.md")', 'undefined')}\n}`,
    );
  });

  it('stops the server when Docusaurus writes it in another form', () => {
    expect(() => removeIds('export default {}')).toThrow(
      'Compare packages/page-plugins/src/lazy-pages',
    );
  });
});

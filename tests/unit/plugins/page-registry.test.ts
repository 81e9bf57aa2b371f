import {describe, expect, it} from 'vitest';
import removePaths from '../../../src/plugins/page-registry/loader';

describe('the registry of modules', () => {
  it('loses the paths that the server build alone reads', () => {
    const line =
      '"0097bd4c": [() => import("@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],';
    expect(removePaths(`export default {\n  ${line}\n}`)).toBe(
      `export default {\n  ${line.replace(', "@site/a.md",', ', "",')}\n}`,
    );
  });

  it('stops the build when Docusaurus writes it in another form', () => {
    expect(() => removePaths('export default {}')).toThrow('Compare src/plugins/page-registry');
  });
});

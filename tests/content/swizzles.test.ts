import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {installedUpstream, ledgerOf, swizzlesOf, upstreamHash} from '../support/swizzles';

const root = path.resolve(__dirname, '../..');
const theme = path.join(root, 'src/theme');
const modules = path.join(root, 'node_modules');

const byName = (a: {component: string}, b: {component: string}): number =>
  a.component < b.component ? -1 : 1;

describe('the ledger of swizzled components', () => {
  it('names the components of src/theme, and each as what it is', () => {
    const ledger = ledgerOf(readFileSync(path.join(theme, 'README.md'), 'utf8'));
    expect(ledger.length).toBeGreaterThan(10);
    const swizzles = swizzlesOf(theme).map(({component, kind}) => ({component, kind}));
    expect([...ledger].sort(byName)).toEqual(swizzles.sort(byName));
  });

  it('was made from the upstream files that are installed', async () => {
    const installed = installedUpstream(swizzlesOf(theme), modules);
    await expect(
      `${JSON.stringify(installed, null, 2)}\n`,
      'Compare each component that differs with its upstream files, then run `npx vitest run --project content swizzles --update`.',
    ).toMatchFileSnapshot(path.join(theme, 'upstream.json'));
  });

  it('notices an upstream file that changes, and a component that goes', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'modules-'));
    const component = path.join(folder, '@docusaurus/theme-classic/lib/theme/Tabs');
    mkdirSync(component, {recursive: true});
    const swizzle = {
      component: 'Tabs',
      kind: 'ejected',
      package: '@docusaurus/theme-classic',
    };
    expect(() => upstreamHash(swizzle, folder)).toThrow('has no Tabs any more');
    writeFileSync(path.join(component, 'index.js'), 'one');
    const first = upstreamHash(swizzle, folder);
    expect(upstreamHash(swizzle, folder)).toBe(first);
    writeFileSync(path.join(component, 'styles.module.css'), '.a {}');
    expect(upstreamHash(swizzle, folder)).not.toBe(first);
  });

  it('is checked against headers: a file without one is refused', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'theme-'));
    expect(() => swizzlesOf(folder)).toThrow('no swizzled component');
    mkdirSync(path.join(folder, 'Navbar'));
    writeFileSync(path.join(folder, 'Navbar/index.tsx'), 'export default null;\n');
    expect(() => swizzlesOf(folder)).toThrow('Navbar/index.tsx must begin with a comment');
  });

  it('finds a component that the table lacks', () => {
    expect(ledgerOf('| `A` | wrapped | x |\n| `B/C` | ejected | y |')).toEqual([
      {component: 'A', kind: 'wrapped'},
      {component: 'B/C', kind: 'ejected'},
    ]);
  });
});

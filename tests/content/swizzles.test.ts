import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ledgerOf, swizzlesOf} from '../support/swizzles';

const theme = path.resolve(__dirname, '../../src/theme');

const byName = (a: {component: string}, b: {component: string}): number =>
  a.component < b.component ? -1 : 1;

describe('the ledger of swizzled components', () => {
  it('names the components of src/theme, and each as what it is', () => {
    const ledger = ledgerOf(readFileSync(path.join(theme, 'README.md'), 'utf8'));
    expect(ledger.length).toBeGreaterThan(10);
    expect([...ledger].sort(byName)).toEqual([...swizzlesOf(theme)].sort(byName));
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

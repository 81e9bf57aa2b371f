import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {colorModeModule, originalLink, storageModule} from './internals';

const {resolve} = createRequire(import.meta.url);

describe('what the package relies on inside Docusaurus', () => {
  it('is the link, which opens other addresses in a new tab', () => {
    const link = readFileSync(originalLink, 'utf8');
    expect(link).toContain('export default React.forwardRef(Link);');
    expect(link).toContain("target: '_blank'");
  });

  it('is the storage that the color mode imports', () => {
    expect(readFileSync(colorModeModule, 'utf8')).toContain(
      "import { createStorageSlot } from '../utils/storageUtils';",
    );
    expect(readFileSync(storageModule, 'utf8')).toContain('export function createStorageSlot(');
  });

  it('is the form of the registry of modules', () => {
    const writer = readFileSync(
      resolve('@docusaurus/core/lib/server/codegen/codegenRoutes.js'),
      'utf8',
    );
    expect(writer).toContain('require.resolveWeak(');
    expect(writer).toContain("'registry.js'");
  });
});

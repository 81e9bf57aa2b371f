import {compile} from '@mdx-js/mdx';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {remarkComponentImports} from '@site/src/remark/component-imports';

const root = path.resolve(__dirname, '../../..');

async function importsOf(page: string): Promise<string[]> {
  const compiled = String(await compile(page, {remarkPlugins: [remarkComponentImports]}));
  return [...compiled.matchAll(/^import (\w+) from "@site\/(.*)";$/gm)].map(
    ([, name = '', file = '']) => {
      expect(existsSync(path.join(root, `${file}.tsx`))).toBe(true);
      return name;
    },
  );
}

describe('the components of generated pages', () => {
  it('are imported by the pages that use them, once each', async () => {
    const page =
      '<OperationHeader method="get" path="/v1/health" level="Stable" />\n\n<Field id="a" />\n\n<Field id="b" />';
    expect(await importsOf(page)).toEqual(['Field', 'OperationHeader']);
  });

  it('are found within a paragraph', async () => {
    expect(await importsOf('See <WhatChanged /> here.')).toEqual(['WhatChanged']);
  });

  it('do not burden other pages', async () => {
    expect(await importsOf('# A guide\n\n<Cards />')).toEqual([]);
  });
});

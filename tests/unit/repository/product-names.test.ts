import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import known from './product-names.json';

const root = path.resolve(__dirname, '../../..');

/** What is about one version, and may therefore name its product. */
const content =
  /^(?:docs|versioned_docs|versioned_sidebars|openapi|data|verification)\/|^tests\/fixtures\/|\.gz$|^package-lock\.json$/;

const name = /llama[-_ ]?stack/i;

const namesProduct = (file: string, text: string): boolean =>
  !content.test(file) && name.test(text);

describe('the name of the product', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

  it('is in no other files than before, because versions may have other products', () => {
    const named = files.filter((file) =>
      namesProduct(file, readFileSync(path.join(root, file), 'utf8')),
    );
    const remedy =
      "Read the name from the version's source.json, versionProducts.json or src/site/product.ts. If a file no longer has it, take the file out of product-names.json.";
    expect(named.sort(), remedy).toEqual(known);
  });

  it('is seen outside the content alone', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(namesProduct('src/a.ts', "from 'llama_stack'")).toBe(true);
    expect(namesProduct('src/a.ts', 'The Llama Stack server')).toBe(true);
    expect(namesProduct('src/a.ts', 'Llama models')).toBe(false);
    expect(namesProduct('docs/a.md', 'The Llama Stack server')).toBe(false);
  });
});

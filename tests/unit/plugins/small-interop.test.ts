import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import * as helpers from '@site/src/plugins/small-interop/import-default';

const {__importDefault: importDefault} = helpers;

describe('the helper of tslib in the browser', () => {
  it('leaves an ES module as it is, and makes any other one the default', () => {
    const esModule = {__esModule: true, default: 1};
    expect(importDefault(esModule)).toBe(esModule);
    const common = {one: 1};
    expect(importDefault(common)).toEqual({default: common});
  });

  it('is the only one that the common utilities of Docusaurus use', () => {
    const file = createRequire(import.meta.url).resolve('@docusaurus/utils-common');
    const used = [...readFileSync(file, 'utf8').matchAll(/\btslib_\d+\.(\w+)/g)].map(
      ([, helper]) => helper,
    );
    expect(used).not.toEqual([]);
    expect(used.filter((helper) => !Object.hasOwn(helpers, helper ?? ''))).toEqual([]);
  });
});

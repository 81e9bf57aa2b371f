import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {withoutDocument} from '@site/src/release/sidebars';

it('a document that went is taken off every sidebar, and nothing else', () => {
  const category = {type: 'category', label: 'Guides', items: ['a']} as const;
  const sidebars = {
    guides: ['index', 'upgrade', category],
    api: ['b'],
  } as unknown as SidebarsConfig;
  expect(withoutDocument(sidebars, 'upgrade')).toEqual({guides: ['index', category], api: ['b']});
});

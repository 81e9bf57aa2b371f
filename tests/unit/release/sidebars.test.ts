import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {withUpgradePage} from '@site/src/release/sidebars';

describe('the sidebars of a release', () => {
  const category = {type: 'category', label: 'Guides', items: ['a']};
  const sidebarsWith = (entry: unknown) =>
    ({guides: ['index', entry, category], api: ['b']}) as unknown as SidebarsConfig;
  const successor = {label: 'v2.0.0', path: '/docs'};
  const link = {type: 'link', label: 'Upgrade to v2.0.0', href: '/docs/upgrade'};
  const toNext = {type: 'link', label: 'Upgrade to Next', href: '/docs/next/upgrade'};

  it('lead to its page of changes as long as it has one', () => {
    const own = sidebarsWith('upgrade');
    expect(withUpgradePage(own, true, successor)).toEqual(own);
  });

  it('lead to the page of the version that follows, wherever that is now', () => {
    for (const entry of ['upgrade', toNext, link])
      expect(withUpgradePage(sidebarsWith(entry), false, successor)).toEqual(sidebarsWith(link));
  });
});

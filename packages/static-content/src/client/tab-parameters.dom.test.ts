import {TabGroup} from '@docs-kit/custom-elements/tab-group';
import {beforeEach, describe, expect, it} from 'vitest';
import tabParameters from './tab-parameters';

customElements.define('tab-group', TabGroup);
// There is no layout, and nothing to scroll.
window.scrollBy = () => undefined;

const values = ['linux', 'mac'];

function open(address: string): void {
  window.history.replaceState({key: 'kept'}, '', address);
  const tabs = values.map((value) => `<li role="tab" data-value="${value}">${value}</li>`);
  const panels = values.map((value) => `<p>For ${value}</p>`);
  document.body.innerHTML = `<tab-group data-query="os"><ul role="tablist">${tabs.join('')}</ul><div>${panels.join('')}</div></tab-group>`;
  tabParameters.onRouteDidUpdate();
}

const chosen = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map(
    ({dataset}) => dataset.value,
  );

describe('tabs with a parameter of the address', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it('show the tab that the address names, and none for another name', () => {
    open('/?os=mac');
    expect(chosen()).toEqual(['mac']);
    open('/?os=unknown');
    expect(chosen()).toEqual([]);
  });

  it('write the choice into the address, and leave the rest of it and its state', () => {
    open('/?q=a#part');
    document.querySelector<HTMLElement>('[data-value="mac"]')?.click();
    const {pathname, search, hash} = window.location;
    expect(pathname + search + hash).toBe('/?q=a&os=mac#part');
    expect(window.history.state).toEqual({key: 'kept'});
  });
});

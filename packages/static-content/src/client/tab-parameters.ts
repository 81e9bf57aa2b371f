import type {ClientModule} from '@docusaurus/types';
import type {TabGroup} from '@docs-kit/custom-elements/tab-group';

/**
 * The parameter of the address that names the tab of a group, as the property `queryString` of the theme's
 * tabs has it: a page opens with this tab, and the address follows the choice.
 */
const groups = 'tab-group[data-query]';

function showAskedTabs(): void {
  const parameters = new URLSearchParams(window.location.search);
  for (const group of document.querySelectorAll<TabGroup>(groups)) {
    const asked = parameters.get(group.dataset.query ?? '');
    if (asked) group.show(asked);
  }
}

function writeChoice({target}: Event): void {
  const group = target instanceof Element && target.closest<HTMLElement>(groups);
  const tab = group && group.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  if (!tab) return;
  const address = new URL(window.location.href);
  address.searchParams.set(group.dataset.query ?? '', tab.dataset.value ?? '');
  // The application keeps a state with each entry of the history.
  window.history.replaceState(window.history.state, '', address);
}

// The element has changed before: it hears the event first.
if (typeof document !== 'undefined') document.addEventListener('click', writeChoice);

export default {onRouteDidUpdate: showAskedTabs} satisfies ClientModule;

import {CopyButton} from './copy-button';
import {FilteredTables} from './filtered-tables';
import {layOutInTurn, SideScroll} from './side-scroll';
import {followStoredTabs, TabGroup} from './tab-group';

const elements: Readonly<Record<string, CustomElementConstructor>> = {
  'copy-button': CopyButton,
  'filtered-tables': FilteredTables,
  'side-scroll': SideScroll,
  'tab-group': TabGroup,
};

/**
 * Makes the elements of texts alive: those that the server has sent, and those of pages to come. They
 * need neither the application nor React, which write their markup and leave the rest to them.
 * Specification: https://html.spec.whatwg.org/multipage/custom-elements.html
 */
export function defineElements(): void {
  for (const [name, element] of Object.entries(elements)) {
    if (!customElements.get(name)) customElements.define(name, element);
  }
  followStoredTabs();
  layOutInTurn();
}

/** Where Docusaurus keeps the tab that was chosen in a group, in the storage of the browser. */
const storageKey = (group: string): string => `docusaurus.tab.${group}`;

const activeTab = 'tabs__item--active';

/**
 * Shows one of the panels inside: that of the tab which the reader chooses. Groups of the same name,
 * `data-group`, change together, and remember the choice. Each tab and its panel have the same place
 * among their siblings; a tab's `data-value` is the name of the choice.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export class TabGroup extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this);
    this.addEventListener('keydown', this);
    const {group} = this.dataset;
    const stored = group && chosenTab(group);
    if (stored) this.show(stored);
  }

  handleEvent(event: Event): void {
    const tab =
      event.target instanceof Element && event.target.closest<HTMLElement>('[role="tab"]');
    if (!tab || tab.closest('tab-group') !== this) return;
    if (!(event instanceof KeyboardEvent)) this.#choose(tab);
    else if (!isShortcut(event) && this.#press(event.key, tab)) event.preventDefault();
  }

  /** Shows the panel of a value, if there is one. */
  show(value: string): void {
    const tabs = this.#tabs();
    if (!tabs.some(({dataset}) => dataset.value === value)) return;
    const panels = tabs[0]?.parentElement?.nextElementSibling?.children ?? [];
    tabs.forEach((tab, place) => {
      const isShown = tab.dataset.value === value;
      tab.classList.toggle(activeTab, isShown);
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      panels[place]?.toggleAttribute('hidden', !isShown);
    });
  }

  #tabs(): HTMLElement[] {
    return [...(this.querySelector('[role="tablist"]')?.children ?? [])] as HTMLElement[];
  }

  /** Shows and remembers the choice, everywhere on the page, which does not move under the pointer. */
  #choose(tab: HTMLElement): void {
    const {value = ''} = tab.dataset;
    const {group} = this.dataset;
    const before = tab.getBoundingClientRect().top;
    if (group) {
      chooseTab(group, value);
    } else {
      this.show(value);
    }
    window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
  }

  /** @returns whether the key means something to a list of tabs */
  #press(key: string, tab: HTMLElement): boolean {
    const tabs = this.#tabs();
    const place = tabs.indexOf(tab);
    const focused: Readonly<Record<string, HTMLElement | undefined>> = {
      ArrowRight: tabs[place + 1] ?? tabs[0],
      ArrowLeft: tabs[place - 1] ?? tabs.at(-1),
      Home: tabs[0],
      End: tabs.at(-1),
    };
    if (key === 'Enter' || key === ' ') this.#choose(tab);
    else if (focused[key]) focused[key].focus();
    else return false;
    return true;
  }
}

/** Whether a key is one of the browser's own: Alt with an arrow goes back, for example. */
function isShortcut({altKey, ctrlKey, metaKey}: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

function showEverywhere(group: string, value: string): void {
  for (const element of document.querySelectorAll<TabGroup>('tab-group')) {
    if (element.dataset.group === group) element.show(value);
  }
}

/** Shows the panels of a value in all groups of a name, and remembers the choice. */
export function chooseTab(group: string, value: string): void {
  showEverywhere(group, value);
  store(group, value);
}

/** Reads what was chosen in groups of a name. A browser that stores nothing throws: then nothing was. */
export function chosenTab(group: string): string | null {
  try {
    return window.localStorage.getItem(storageKey(group));
  } catch {
    return null;
  }
}

function store(group: string, value: string): void {
  try {
    window.localStorage.setItem(storageKey(group), value);
  } catch {
    // Nothing is stored.
  }
}

const beginningOfKey = storageKey('');

/** Has tabs follow what is chosen in other windows. */
export function followStoredTabs(): void {
  window.addEventListener('storage', ({key, newValue}) => {
    if (key?.startsWith(beginningOfKey) && newValue) {
      showEverywhere(key.slice(beginningOfKey.length), newValue);
    }
  });
}

/** A row of a table, and what the reader can ask of it. */
interface Row {
  readonly element: HTMLTableRowElement;
  readonly text: string;
  /** What it has for each list of choices, by the list's place. */
  readonly values: readonly string[];
}

/**
 * Hides the rows of the tables inside that do not match the form inside: the words of its text field,
 * in any order, and the choices of its lists. A list says with `data-of`, a CSS selector, which part
 * of a row it chooses by; choices that no row has are taken out, and a list without choices gets those
 * of all rows. A query opens tables that are folded. The form's status says how many rows are left; `data-rows` says what they are. The rows
 * are read when the reader reaches the form: large tables would hold up the page while it appears.
 */
export class FilteredTables extends HTMLElement {
  #rows: readonly Row[] | undefined;

  connectedCallback(): void {
    for (const type of [...arrivals, 'input', 'submit']) {
      this.querySelector('form')?.addEventListener(type, this);
    }
  }

  handleEvent(event: Event): void {
    if (event.type === 'submit') event.preventDefault();
    else if (event.type === 'input' || !this.#rows) this.#filter();
  }

  #prepare(): readonly Row[] {
    const lists = this.#lists();
    const rows = readRows(this, lists);
    lists.forEach((list, place) => {
      offer(list, new Set(rows.map(({values}) => values[place] ?? '')));
    });
    return rows;
  }

  #lists(): HTMLSelectElement[] {
    return [...this.querySelectorAll<HTMLSelectElement>('form select')];
  }

  #filter(): void {
    const rows = (this.#rows ??= this.#prepare());
    const typed = this.querySelector<HTMLInputElement>('form input')?.value ?? '';
    const chosen = this.#lists().map(({value}) => value);
    let count = 0;
    for (const {element, text, values} of rows) {
      const matches =
        hasEveryWord(text, typed) &&
        chosen.every((choice, place) => choice === '' || choice === values[place]);
      element.hidden = !matches;
      if (matches) count += 1;
    }
    if (typed !== '' || chosen.some((choice) => choice !== '')) {
      for (const fold of this.querySelectorAll('details')) fold.open = true;
    }
    const status = this.querySelector('form [role="status"]');
    if (status) {
      status.textContent = `${count} of ${rows.length} ${this.dataset.rows ?? 'rows'}`;
    }
  }
}

/** What says that the reader is about to use the form. */
const arrivals = ['pointerover', 'pointerdown', 'focusin'];

/** Whether a text has every word of what a reader typed, in any order. */
function hasEveryWord(text: string, typed: string): boolean {
  const words = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

function readRows(root: Element, lists: readonly HTMLSelectElement[]): Row[] {
  return [...root.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((element) => ({
    element,
    text: element.textContent,
    values: lists.map(({dataset}) => {
      const part = dataset.of && element.querySelector(dataset.of);
      return (part && part.textContent) || '';
    }),
  }));
}

/** Leaves the choices that a row has, after the first one, which stands for all. */
function offer(list: HTMLSelectElement, values: ReadonlySet<string>): void {
  const [, ...choices] = list.options;
  for (const choice of choices) if (!values.has(choice.value)) choice.remove();
  if (choices.length > 0) return;
  const sorted = [...values].filter(Boolean).sort((one, other) => one.localeCompare(other, 'en'));
  list.append(...sorted.map((value) => new Option(value)));
}

/** What is given up of a page: the elements of its text. */
interface Page {
  element: Element | null;
}

/** How many pages keep the elements of their texts: the open one, and those of ten steps back. */
export const keptCount = 11;

/**
 * The pages whose texts are kept as they are, with what the reader has opened and chosen in them. All
 * pages of a long visit would take hundreds of megabytes, so only the latest are kept.
 */
export class KeptPages {
  readonly #pages = new Map<string, Page>();

  /** Keeps a page as the latest, and gives up the text of the one that was used longest ago. */
  add(path: string, page: Page): void {
    this.#pages.delete(path);
    this.#pages.set(path, page);
    for (const [oldest, given] of this.#pages) {
      if (this.#pages.size <= keptCount) return;
      this.#pages.delete(oldest);
      given.element = null;
    }
  }

  /**
   * Makes a page the latest.
   * @returns whether it is kept
   */
  use(path: string): boolean {
    const page = this.#pages.get(path);
    if (page) this.add(path, page);
    return page !== undefined;
  }
}

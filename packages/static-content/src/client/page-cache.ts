/** The part of a page that is given up: the elements of its contents. */
interface Page {
  readonly contents: readonly {element: Element | null}[];
}

/**
 * The pages whose content is kept, with what the reader opened and chosen in it. All pages of a long
 * visit would take hundreds of megabytes, so only the latest are kept.
 */
export class PageCache {
  readonly #pages = new Map<string, Page>();
  readonly #size: number;

  /** @param size number of pages */
  constructor(size: number) {
    this.#size = size;
  }

  /** Keeps a page as the latest, and gives up the content of the one that was used longest ago. */
  add(path: string, page: Page): void {
    this.#pages.delete(path);
    this.#pages.set(path, page);
    for (const [oldest, given] of this.#pages) {
      if (this.#pages.size <= this.#size) return;
      this.#pages.delete(oldest);
      for (const content of given.contents) content.element = null;
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

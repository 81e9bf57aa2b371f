import {statementsOf} from './python';
import type {Clone} from './clone';

/** Says whether contents of files differ in what they do, and not only in how they are written. */
export class SourceMeaning {
  #texts = new Map<string, string>();

  constructor(private readonly clone: Clone) {}

  /** Reads contents that are about to be compared, all at once, and forgets others. */
  read(hashes: readonly string[]): ReadonlyMap<string, string> {
    this.#texts = new Map(this.clone.textsOf([...new Set(hashes)]));
    return this.#texts;
  }

  /** Whether a module of Python does the same; other files are the same only with the same content. */
  isSame(path: string, before: string, now: string): boolean {
    if (before === now || !path.endsWith('.py')) return before === now;
    const missing = [before, now].filter((hash) => !this.#texts.has(hash));
    for (const [hash, text] of this.clone.textsOf(missing)) this.#texts.set(hash, text);
    return this.statements(before) === this.statements(now);
  }

  private statements(hash: string): string {
    return statementsOf(this.#texts.get(hash) ?? '');
  }
}

import type {Setup} from './facts';

const storageKey = 'reader-setup';
const fields = ['provider', 'model', 'server', 'store', 'token'] as const;

/**
 * Reads what the reader has chosen. Anything else that is stored under the key counts as nothing.
 * @returns undefined when nothing is chosen
 */
export function readSetup(): Setup | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const entries = Object.entries(stored).filter(
      ([name, value]) =>
        fields.some((field) => field === name) && typeof value === 'string' && value,
    );
    return entries.length > 0 ? (Object.fromEntries(entries) as Setup) : undefined;
  } catch {
    // A browser that stores nothing, or text of somebody else.
    return undefined;
  }
}

/** Keeps a choice in the browser; nothing chosen removes it. A browser that stores nothing forgets it. */
export function storeSetup(setup: Setup): void {
  const chosen = Object.entries(setup).filter(([, value]) => value);
  try {
    if (chosen.length === 0) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(chosen)));
  } catch {
    // The choice is for this page alone.
  }
}

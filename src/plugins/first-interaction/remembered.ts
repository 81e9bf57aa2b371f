/** What a browser may have stored of earlier visits, and the pages that it changes. */
const choices: readonly (readonly [key: string, isShown: () => boolean])[] = [
  // A page of a version shows that version.
  ['docs-preferred-version', () => !/\bdocs-version-/.test(document.documentElement.className)],
];

/** Whether the page, as the server sends it, shows something else than what the reader has chosen before. */
export function isChangedByChoices(): boolean {
  const keys = storedKeys();
  return choices.some(
    ([beginning, isShown]) => keys.some((key) => key.startsWith(beginning)) && isShown(),
  );
}

/** A browser that stores nothing throws. */
function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

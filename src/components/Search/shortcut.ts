/** Whether a key is the shortcut of the search: Ctrl or Command and K, with no other modifier. */
export function isSearchShortcut({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  key,
}: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

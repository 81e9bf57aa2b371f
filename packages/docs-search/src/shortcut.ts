type Keys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key'>;

/**
 * Whether the keys of a shortcut are pressed, with no other modifier.
 * @param keymap names of keys with `+` between them; `mod` is Ctrl or Command
 */
export function isSearchShortcut(
  {ctrlKey, metaKey, altKey, shiftKey, key}: Keys,
  keymap = 'mod+k',
): boolean {
  const names = keymap.toLowerCase().split('+');
  const has = (...wanted: readonly string[]) => wanted.some((name) => names.includes(name));
  const isModified = has('mod')
    ? ctrlKey || metaKey
    : ctrlKey === has('ctrl') && metaKey === has('cmd', 'command', 'meta');
  return (
    isModified &&
    altKey === has('alt', 'option') &&
    shiftKey === has('shift') &&
    key.toLowerCase() === names.at(-1)
  );
}

const signs: Readonly<Record<string, readonly [apple: string, other: string]>> = {
  mod: ['⌘', 'Ctrl'],
  cmd: ['⌘', 'Meta'],
  ctrl: ['⌃', 'Ctrl'],
  alt: ['⌥', 'Alt'],
  shift: ['⇧', 'Shift'],
};

/** What is written on the keys of a shortcut. */
export function keysOf(keymap: string, isApple: boolean): string[] {
  return keymap
    .split('+')
    .map((name) => signs[name.toLowerCase()]?.[isApple ? 0 : 1] ?? name.toUpperCase());
}

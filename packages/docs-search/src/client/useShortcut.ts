import {useCallback, useEffect, useRef, type RefObject} from 'react';

type Keys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key'>;

/**
 * Moves the focus into a field when the reader presses a shortcut. A key alone is one
 * only where the site's options say so: those who speak to their computer press keys by chance.
 * @param keymap its keys; there is none when it is empty
 * @returns a function for Escape: it moves the focus back to where it was before. When there is no
 * such place, the field keeps the focus if `isOpen`, since Escape has closed its list, and loses it
 * otherwise.
 */
export function useShortcut(
  field: RefObject<HTMLInputElement | null>,
  keymap: string,
): (isOpen: boolean) => void {
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      if (!keymap || !isShortcut(event, keymap)) return;
      // A key without a modifier is a letter for whoever types.
      if (!keymap.includes('+') && isTyping(event.target)) return;
      event.preventDefault();
      if (document.activeElement !== field.current) before.current = document.activeElement;
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [field, keymap]);

  return useCallback(
    (isOpen: boolean) => {
      const target = before.current;
      before.current = null;
      if (target instanceof HTMLElement && target !== document.body && target.isConnected)
        target.focus();
      else if (!isOpen) field.current?.blur();
    },
    [field],
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Whether the keys of a shortcut are pressed, with no other modifier.
 * @param keymap a key, after `mod+` for one with Ctrl or Command
 */
export function isShortcut(
  {ctrlKey, metaKey, altKey, shiftKey, key}: Keys,
  keymap: string,
): boolean {
  const [name, mod] = keymap.toLowerCase().split('+').reverse();
  const isModified = ctrlKey || metaKey;
  return isModified === (mod === 'mod') && !altKey && !shiftKey && key.toLowerCase() === name;
}

/** What is written on the keys of a shortcut. */
export function keysOf(keymap: string, isApple: boolean): string[] {
  const sign = isApple ? '⌘' : 'Ctrl';
  return keymap.split('+').map((name) => (name === 'mod' ? sign : name.toUpperCase()));
}

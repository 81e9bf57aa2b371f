import {useCallback, useEffect, useRef, type RefObject} from 'react';
import {isSearchShortcut} from './shortcut';

/**
 * Moves the focus into a field when the reader presses Ctrl or Command and K.
 * @returns a function for Escape: it moves the focus back to where it was before. When there is no
 * such place, the field keeps the focus if `isOpen`, since Escape has closed its list, and loses it
 * otherwise.
 */
export function useShortcut(field: RefObject<HTMLInputElement | null>): (isOpen: boolean) => void {
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      if (document.activeElement !== field.current) before.current = document.activeElement;
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [field]);

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

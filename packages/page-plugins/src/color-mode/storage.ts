import {createStorageSlot as createSlot} from '@docusaurus/theme-common';

type StorageSlot = ReturnType<typeof createSlot>;

/**
 * Slot of the browser's storage for the color mode. What another tab has stored is shown and not
 * stored again: Docusaurus would delete the choice `system` of the other tab. A storage that another
 * tab has wiped, an event without a key, counts as a choice that is gone.
 */
export function createStorageSlot(key: string): StorageSlot {
  const slot = createSlot(key);
  let isListening = false;
  return {
    ...slot,
    set: (value) => {
      if (!isListening) slot.set(value);
    },
    del: () => {
      if (!isListening) slot.del();
    },
    listen: (onChange) => {
      const tell = (event: StorageEvent): void => {
        isListening = true;
        try {
          onChange(event);
        } finally {
          isListening = false;
        }
      };
      const tellOfWipe = (event: StorageEvent): void => {
        if (event.key === null && slot.get() === null) tell(event);
      };
      const stop = slot.listen(tell);
      window.addEventListener('storage', tellOfWipe);
      return () => {
        stop();
        window.removeEventListener('storage', tellOfWipe);
      };
    },
  };
}

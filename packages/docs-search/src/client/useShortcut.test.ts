import {describe, expect, it} from 'vitest';
import {isShortcut, keysOf} from './useShortcut';

const press = (
  key: string,
  ...modifiers: readonly ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]
) => ({
  key,
  ctrlKey: modifiers.includes('ctrlKey'),
  metaKey: modifiers.includes('metaKey'),
  altKey: modifiers.includes('altKey'),
  shiftKey: modifiers.includes('shiftKey'),
});

describe('the shortcut', () => {
  it('[9.3] is Ctrl or Command and K, with no other modifier', () => {
    expect(isShortcut(press('k', 'ctrlKey'), 'mod+k')).toBe(true);
    expect(isShortcut(press('K', 'metaKey'), 'mod+k')).toBe(true);
    expect(isShortcut(press('k', 'ctrlKey', 'shiftKey'), 'mod+k')).toBe(false);
    expect(isShortcut(press('k'), 'mod+k')).toBe(false);
  });

  it('is what the keymap says', () => {
    expect(isShortcut(press('/'), '/')).toBe(true);
    expect(isShortcut(press('/', 'ctrlKey'), '/')).toBe(false);
    expect(isShortcut(press('F', 'metaKey'), 'mod+f')).toBe(true);
  });

  it('is written as on the keys', () => {
    expect(keysOf('mod+k', true)).toEqual(['⌘', 'K']);
    expect(keysOf('mod+k', false)).toEqual(['Ctrl', 'K']);
  });
});

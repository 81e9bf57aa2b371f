import {describe, expect, it} from 'vitest';
import {isSearchShortcut, keysOf} from './shortcut';

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
    expect(isSearchShortcut(press('k', 'ctrlKey'))).toBe(true);
    expect(isSearchShortcut(press('K', 'metaKey'))).toBe(true);
    expect(isSearchShortcut(press('k', 'ctrlKey', 'shiftKey'))).toBe(false);
    expect(isSearchShortcut(press('k'))).toBe(false);
  });

  it('is what the keymap says', () => {
    expect(isSearchShortcut(press('/'), '/')).toBe(true);
    expect(isSearchShortcut(press('/', 'ctrlKey'), '/')).toBe(false);
    expect(isSearchShortcut(press('F', 'ctrlKey', 'shiftKey'), 'ctrl+shift+f')).toBe(true);
    expect(isSearchShortcut(press('k', 'ctrlKey'), 'cmd+k')).toBe(false);
  });

  it('is written as on the keys', () => {
    expect(keysOf('mod+k', true)).toEqual(['⌘', 'K']);
    expect(keysOf('mod+k', false)).toEqual(['Ctrl', 'K']);
  });
});

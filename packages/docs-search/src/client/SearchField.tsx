import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';
import {keysOf} from './useShortcut';

interface SearchFieldProps extends ComponentProps<'input'> {
  /** Keys of the shortcut that the field shows; none when it is empty. */
  readonly shortcut: string;
  readonly isLoading: boolean;
  readonly onClear: () => void;
}

/** The box to type in, with its icon, the keys of its shortcut and a button that empties it. */
export default function SearchField({
  shortcut,
  isLoading,
  onClear,
  ...props
}: SearchFieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="6.75" cy="6.75" r="4.75" />
        <path d="m10.5 10.5 4 4" />
      </svg>
      <input
        className={styles.input}
        type="text"
        aria-label="Search"
        placeholder="Search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        {...props}
      />
      {isLoading && <span className={styles.loading} aria-hidden="true" />}
      {props.value === '' ? <ShortcutHint keymap={shortcut} /> : <ClearButton onClear={onClear} />}
    </div>
  );
}

function ShortcutHint({keymap}: {readonly keymap: string}): ReactNode {
  if (!useIsBrowser() || !keymap) return null;
  const isApple = /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <span className={styles.hint} aria-hidden="true">
      {keysOf(keymap, isApple).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}

function ClearButton({onClear}: Pick<SearchFieldProps, 'onClear'>): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.clear)}
      aria-label="Clear the search"
      onClick={onClear}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="m4 4 8 8M12 4l-8 8" />
      </svg>
    </button>
  );
}

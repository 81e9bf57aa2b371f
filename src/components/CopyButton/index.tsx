import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

interface CopyButtonProps {
  /** The text, or a function that reads it when the button is pressed. */
  readonly text: string | (() => string);
  /** What the button does, for everyone. */
  readonly label: string;
}

/** How long the button says that it has copied, in milliseconds. */
const confirmationTime = 2000;

/** Copies a text to the clipboard and says so, on the button and to screen readers. */
export default function CopyButton({text, label}: CopyButtonProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <button
      type="button"
      className={styles.button}
      data-needs-script=""
      aria-label={isCopied ? 'Copied' : label}
      onClick={() => {
        const content = typeof text === 'string' ? text : text();
        void navigator.clipboard.writeText(content).then(
          () => setIsCopied(true),
          () => setIsCopied(false),
        );
      }}>
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}

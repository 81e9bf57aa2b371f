import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

interface CopyButtonProps {
  /** The text, or a function that reads or loads it when the button is pressed. */
  readonly text: string | (() => string | Promise<string>);
  /** What the button does, for everyone. */
  readonly label: string;
  /** The words on the button, when they are not the shortest. */
  readonly children?: string;
}

/** How long the button says what came of it, in milliseconds. */
const resultTime = 2000;

/** Copies a text to the clipboard and says whether it could, on the button and to screen readers. */
export default function CopyButton({text, label, children = 'Copy'}: CopyButtonProps): ReactNode {
  const [result, setResult] = useState('');
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(''), resultTime);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
      setResult('Copied');
    } catch {
      // Without permission, and on pages without encryption, where there is no clipboard.
      setResult('Copy failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-needs-script=""
        aria-label={label}
        onClick={() => void copy()}>
        {result || children}
      </button>
      <span role="status" className="visually-hidden">
        {result}
      </span>
    </>
  );
}

import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface CopyButtonProps {
  /** The text to copy. */
  readonly text?: string;
  /** Address of the Markdown copy to copy instead; without both, it is the code beside the button. */
  readonly address?: string;
  /** What the button does, for everyone. */
  readonly label: string;
  /** The words on the button, when they are not the shortest. */
  readonly children?: string;
}

/**
 * Copies to the clipboard and says whether it could, on the button and to screen readers. What it does
 * is in `packages/custom-elements/src/copy-button.ts`; a reader may have pressed it before the application is there,
 * which then finds another word on it.
 */
export default function CopyButton({
  text,
  address,
  label,
  children = 'Copy',
}: CopyButtonProps): ReactNode {
  return (
    <copy-button data-text={text} data-address={address}>
      <button
        type="button"
        className={styles.button}
        data-needs-script=""
        aria-label={label}
        suppressHydrationWarning>
        {children}
      </button>
    </copy-button>
  );
}

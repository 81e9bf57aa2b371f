import {translate} from '@docusaurus/Translate';
import OriginalButtons from '@theme-init/CodeBlock/Buttons';
import type {Props} from '@theme/CodeBlock/Buttons';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import type {ReactNode} from 'react';
import {useIsInContent} from '../../../in-content';
import styles from './styles.module.css';

/**
 * CodeBlock/Buttons: wrapped. The theme adds the buttons in the browser, where the content of a page is
 * not rendered again: the server writes the button that copies, and a custom element makes it work.
 */
export default function ButtonsInContent(props: Props): ReactNode {
  if (!useIsInContent()) return <OriginalButtons {...props} />;
  return (
    <copy-button
      className={styles.buttons}
      data-copied={translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      })}>
      <button
        type="button"
        className={`clean-btn ${styles.button}`}
        aria-label={translate({
          id: 'theme.CodeBlock.copyButtonAriaLabel',
          message: 'Copy code to clipboard',
          description: 'The ARIA label for copy code blocks button',
        })}
        title={translate({
          id: 'theme.CodeBlock.copy',
          message: 'Copy',
          description: 'The copy button label on code blocks',
        })}>
        <IconCopy className={styles.icon} aria-hidden="true" />
        <IconSuccess className={styles.done} aria-hidden="true" />
      </button>
    </copy-button>
  );
}

import {translate} from '@docusaurus/Translate';
import OriginalButtons from '@theme-init/CodeBlock/Buttons';
import type {Props} from '@theme/CodeBlock/Buttons';
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
    <copy-button className={styles.buttons}>
      <button type="button" className={`clean-btn ${styles.button}`}>
        {translate({
          id: 'theme.CodeBlock.copy',
          message: 'Copy',
          description: 'The copy button label on code blocks',
        })}
      </button>
    </copy-button>
  );
}

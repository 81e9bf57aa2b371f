import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {markdownPath} from '@docs-kit/machine-copies/paths';
import CopyButton from '@docs-kit/custom-elements/CopyButton';
import styles from './styles.module.css';

/**
 * Ways to the Markdown copy of the page. The copy itself has no need of them, as
 * `data-markdown-ignore` says (https://agentdocsspec.com), nor has the search.
 */
export default function MarkdownCopy(): ReactNode {
  const path = markdownPath(useLocation().pathname);
  return (
    <div
      className={styles.controls}
      role="group"
      aria-label="Markdown"
      data-markdown-ignore=""
      data-search="skip">
      <CopyButton address={path} label="Copy as Markdown">
        Copy as Markdown
      </CopyButton>
      <a href={path} type="text/markdown">
        View as Markdown
      </a>
    </div>
  );
}

/**
 * CodeBlock: ejected. Code is highlighted while the site is built (see `src/config/markdown.ts`),
 * so the block shows the elements it is given; the upstream component carries a highlighter to
 * every reader's browser. It keeps the title, the copy button and the marked lines, and is a stop of
 * the keyboard only where it scrolls. What a program prints or a server answers (the word `output`
 * behind the language of a fence) looks unlike what one types, and its long lines break.
 * Upstream: @docusaurus/theme-classic.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import clsx from 'clsx';
import CopyButton from '@site/src/components/CopyButton';
import {sideScroll} from '@site/src/components/side-scroll';
import styles from './styles.module.css';

export default function CodeBlock({children, className, metastring, title}: Props): ReactNode {
  const isOutput = /(?:^|\s)output(?:\s|$)/.test(metastring ?? '');
  const heading = title ?? metastring?.match(/title=(["'])(.*?)\1/)?.[2];
  const content = typeof heading === 'string' ? heading : 'Code';
  return (
    <div className={clsx(styles.block, isOutput && styles.output)} data-search="sample">
      {heading && (
        <div className={styles.title} data-code-title="">
          {heading}
        </div>
      )}
      <side-scroll className={styles.content} data-content={content} data-code="">
        <pre className={styles.pre} {...sideScroll(content)}>
          <code className={className}>{children}</code>
        </pre>
        <div className={styles.copy} data-needs-script="">
          <CopyButton label="Copy code" />
        </div>
      </side-scroll>
    </div>
  );
}

/**
 * CodeBlock: ejected. Code is highlighted while the site is built (see `src/config/markdown.ts`),
 * so the block shows the elements it is given; the upstream component carries a highlighter to
 * every reader's browser. It keeps the title, the copy button and the marked lines, and is a stop of
 * the keyboard only where it scrolls. A line above the code says what it is, and has the button, which
 * so covers nothing. What a program prints or a server answers (the word `output` behind the language of
 * a fence) and a file look unlike what one types; long lines of an output break.
 * Upstream: @docusaurus/theme-classic.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import clsx from 'clsx';
import CopyButton from '@docs-kit/custom-elements/CopyButton';
import {sideScroll} from '@site/src/components/side-scroll';
import edges from '@site/src/components/side-scroll.module.css';
import {describeBlock} from './describe-block';
import styles from './styles.module.css';

export default function CodeBlock({children, className, metastring, title}: Props): ReactNode {
  const {kind, heading, label, ran} = describeBlock({className, metastring, title});
  const content = typeof heading === 'string' ? heading : 'Code';
  return (
    <div
      className={clsx(styles.block, styles[kind])}
      data-code={kind}
      data-code-label={heading ? undefined : label}
      data-search="sample">
      {heading && (
        <div className={styles.title} data-code-title="">
          {heading}
        </div>
      )}
      {ran && (
        <span
          className={styles.ran}
          title={ran}
          data-ran=""
          data-markdown-ignore=""
          data-search="skip">
          <span className="visually-hidden">{ran}</span>
        </span>
      )}
      <div className={styles.copy} data-needs-script="">
        <CopyButton label="Copy code" />
      </div>
      <side-scroll className={styles.content} data-content={content}>
        <pre className={clsx(styles.pre, edges.edges)} {...sideScroll(content)}>
          <code className={className}>{children}</code>
        </pre>
      </side-scroll>
    </div>
  );
}

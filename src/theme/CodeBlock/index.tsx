/**
 * CodeBlock: ejected. Code is highlighted while the site is built (see `src/config/markdown.ts`),
 * so the block shows the elements it is given; the upstream component carries a highlighter to
 * every reader's browser. It keeps the title, the copy button and the marked lines.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import {type ReactNode, useRef} from 'react';
import type {Props} from '@theme/CodeBlock';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

export default function CodeBlock({children, className, metastring, title}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const heading = title ?? metastring?.match(/title=(["'])(.*?)\1/)?.[2];
  return (
    <div className={styles.block}>
      {heading && <div className={styles.title}>{heading}</div>}
      <div className={styles.content}>
        <pre className={styles.pre} tabIndex={0}>
          <code className={className} ref={code}>
            {children}
          </code>
        </pre>
        <div className={styles.copy} data-needs-script="">
          <CopyButton text={() => code.current?.textContent ?? ''} label="Copy code" />
        </div>
      </div>
    </div>
  );
}

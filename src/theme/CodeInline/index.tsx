/**
 * CodeInline: wrapped. Marks code of several words, such as a message or a command: the style sheet
 * of tables keeps names whole, and lets these wrap. A long name breaks where its words begin, and a route
 * at its slashes, whose method stays beside the path.
 * Upstream: @docusaurus/theme-classic.
 */
import type {Props} from '@theme/CodeInline';
import CodeInline from '@theme-original/CodeInline';
import {Children, type ReactNode} from 'react';
import NameText from '@docs-kit/openapi-components/NameText';
import styles from './styles.module.css';

/** Longer names make the columns of tables wider than the page, in characters. */
const longestWhole = 18;

/** A method, with the first part of a path. */
const routeStart = /^(?:GET|POST|PUT|PATCH|DELETE) \/[^/\s]*/;

export default function CodeInlineWithBreaks(props: Props): ReactNode {
  const parts = Children.toArray(props.children);
  const text = parts.join('');
  const [start] = routeStart.exec(text) ?? [];
  const isPlain = parts.every((part) => typeof part === 'string');
  if (isPlain && start !== undefined) {
    return (
      <CodeInline {...props} data-breaks="">
        <span className={styles.method}>{start}</span>
        {text.length > start.length && (
          <>
            <wbr />
            <NameText text={text.slice(start.length)} />
          </>
        )}
      </CodeInline>
    );
  }
  if (/\s/.test(text)) return <CodeInline {...props} data-words="" />;
  if (!isPlain || text.length <= longestWhole) return <CodeInline {...props} />;
  return (
    <CodeInline {...props} data-breaks="">
      <NameText text={text} />
    </CodeInline>
  );
}

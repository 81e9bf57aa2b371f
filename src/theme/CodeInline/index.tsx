/**
 * CodeInline: wrapped. Marks code of several words, such as a message or a command: the style sheet
 * of tables keeps names whole, and lets these wrap.
 * Upstream: @docusaurus/theme-classic.
 */
import type {Props} from '@theme/CodeInline';
import CodeInline from '@theme-original/CodeInline';
import {Children, type ReactNode} from 'react';

export default function CodeInlineOfWords(props: Props): ReactNode {
  const text = Children.toArray(props.children).join('');
  const mark = /\s/.test(text) ? {'data-words': ''} : {};
  return <CodeInline {...props} {...mark} />;
}

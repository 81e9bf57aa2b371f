/**
 * Heading: wrapped. The name of a heading is its words alone: upstream puts the link to the heading
 * inside it, so that lists of headings would say "Direct link to" with each.
 * Upstream: @docusaurus/theme-classic.
 */
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import {Children, isValidElement, type ReactNode} from 'react';

export default function HeadingWithName(props: Props): ReactNode {
  const {as, id, children} = props;
  return as === 'h1' || !id ? (
    <Heading {...props} />
  ) : (
    <Heading aria-label={textOf(children)} {...props} />
  );
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (!isValidElement<{children?: ReactNode}>(child)) return String(child);
      return textOf(child.props.children);
    })
    .join('');
}

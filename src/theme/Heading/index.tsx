/**
 * Heading: wrapped. The name of a heading is its words alone: upstream puts the link to the heading
 * inside it, so that lists of headings would say "Direct link to" with each.
 * Upstream: @docusaurus/theme-classic.
 */
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';
import {textOf} from '@site/src/components/text-of';

export default function HeadingWithName(props: Props): ReactNode {
  const {as, id, children} = props;
  return as === 'h1' || !id ? (
    <Heading {...props} />
  ) : (
    <Heading aria-label={textOf(children)} {...props} />
  );
}

/**
 * DocItem/Content: wrapped. Ways to the Markdown copy of the page stand beside its title.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';
import MarkdownCopy from '@site/src/components/MarkdownCopy';

export default function ContentWithCopy(props: Props): ReactNode {
  return (
    <>
      <MarkdownCopy />
      <Content {...props} />
    </>
  );
}

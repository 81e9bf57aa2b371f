/**
 * DocRoot/Layout/Main: wrapped. The link that skips to the content leads here where the application is not
 * there yet, or never will be: upstream leads to the sidebar then, which comes first.
 * Upstream: @docusaurus/theme-classic.
 */
import Main from '@theme-original/DocRoot/Layout/Main';
import type {Props} from '@theme/DocRoot/Layout/Main';
import type {ReactNode} from 'react';
import {contentId} from '@site/src/theme/SkipToContent/content-id';

export default function MainWithTarget({children, ...props}: Props): ReactNode {
  return (
    <Main {...props}>
      <span id={contentId} tabIndex={-1} />
      {children}
    </Main>
  );
}

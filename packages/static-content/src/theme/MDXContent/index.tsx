/**
 * MDXContent: wrapped. The text of a page has an element of its own. That of the page which the server
 * has sent stays as it is, and the page describes it for the application (see `src/plugins/server-pages`).
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import Head from '@docusaurus/Head';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import {isValidElement, type ReactNode} from 'react';
import {
  describesPage,
  textAttribute,
  textId,
  writeText,
} from '@site/src/plugins/server-pages/description';
import {isSentText} from '@site/src/plugins/server-pages/SentText';

export default function TextOfPage({children}: Props): ReactNode {
  const component = isValidElement(children) ? children.type : undefined;
  if (isSentText(component)) return children;
  // A part of another page has no text of its own.
  if (!describesPage(component)) return <MDXContent>{children}</MDXContent>;
  return (
    <>
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script id={textId} type="application/json">
            {writeText(component)}
          </script>
        </Head>
      )}
      <div className="markdown" {...{[textAttribute]: ''}}>
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}

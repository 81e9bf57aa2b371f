/**
 * MDXContent: wrapped. The text of a page has an element of its own. That of the page which the server
 * has sent stays as it is, and the page describes it for the application (see `src/plugins/kept-text`).
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import Head from '@docusaurus/Head';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import {isValidElement, type ReactNode} from 'react';
import {
  describesPage,
  descriptionId,
  writeDescription,
} from '@site/src/plugins/kept-text/description';
import FirstText from '@site/src/plugins/kept-text/FirstText';
import {TextAsSent, textAttribute} from '@site/src/plugins/kept-text/first-page';

export default function TextOfPage({children}: Props): ReactNode {
  const component = isValidElement(children) ? children.type : undefined;
  if (component === TextAsSent) return <FirstText />;
  return (
    <>
      {!ExecutionEnvironment.canUseDOM && describesPage(component) && (
        <Head>
          <script id={descriptionId} type="application/json">
            {writeDescription(component)}
          </script>
        </Head>
      )}
      <div className="markdown" {...{[textAttribute]: ''}}>
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}

import Head from '@docusaurus/Head';
import OriginalContent from '@theme-init/MDXContent';
import type {Props} from '@theme/MDXContent';
import {isValidElement, type ReactNode} from 'react';
import {isStaticContent} from '../../client/StaticContent';
import {InContent} from '../../in-content';
import {
  contentDescriptionId,
  isPageContent,
  isRunning,
  staticContentAttribute,
  writeContentDescription,
} from '../../page-data';

/**
 * MDXContent: wrapped. The content of a page has an element of its own, which stays as the server sent
 * it, and describes itself to the application in the head of the page. Content that needs React is left
 * to Docusaurus.
 */
export default function ContentOfPage({children}: Props): ReactNode {
  const component = isValidElement(children) ? children.type : undefined;
  if (isStaticContent(component)) return children;
  // A partial is a part of the content of its page.
  if (!isPageContent(component) || isRunning(component))
    return <OriginalContent>{children}</OriginalContent>;
  return (
    <>
      {process.env.STATIC_CONTENT_MODE === 'server' && (
        <Head>
          <script id={contentDescriptionId} type="application/json">
            {writeContentDescription(component)}
          </script>
        </Head>
      )}
      <div className="markdown" {...{[staticContentAttribute]: ''}}>
        <InContent.Provider value={process.env.STATIC_CONTENT_MODE === 'server'}>
          <OriginalContent>{children}</OriginalContent>
        </InContent.Provider>
      </div>
    </>
  );
}

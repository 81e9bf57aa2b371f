import type {ReactNode} from 'react';

/**
 * Puts JSON-LD into the page, in the place of the component. Not into its head: what a component has put
 * there stays for good when React gives up rendering it, as it does when a reader is faster than the start,
 * and later pages would have the data of an earlier one.
 */
export default function StructuredData({data}: {readonly data: object}): ReactNode {
  // No tag begins in the text.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />;
}

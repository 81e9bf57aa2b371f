/**
 * DocBreadcrumbs/StructuredData: wrapped. Names pages by their addresses, which have no slash at the end:
 * the paths of documents from index files have one, and hosts without redirects have no page there.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

export default function StructuredDataOfAddresses({breadcrumbs}: Props): ReactNode {
  const addresses = breadcrumbs.map((item) =>
    item.href === undefined ? item : {...item, href: item.href.replace(/(.)\/$/, '$1')},
  );
  return <StructuredData breadcrumbs={addresses} />;
}

/**
 * DocBreadcrumbs/StructuredData: ejected. Names pages by their addresses, which have no slash at the end:
 * the paths of documents from index files have one, and hosts without redirects have no page there. The
 * data is in the page and not in its head, see `src/components/StructuredData`.
 * Upstream: @docusaurus/theme-classic.
 */
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';
import StructuredData from '@site/src/components/StructuredData';

export default function BreadcrumbsData({breadcrumbs}: Props): ReactNode {
  const data = useBreadcrumbsStructuredData({
    breadcrumbs: breadcrumbs.map((item) =>
      item.href === undefined ? item : {...item, href: item.href.replace(/(.)\/$/, '$1')},
    ),
  });
  return <StructuredData data={data} />;
}

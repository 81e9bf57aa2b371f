/**
 * SiteMetadata: wrapped. The head of each page also says where the page is in the site.
 * Upstream: @docusaurus/theme-classic.
 */
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import PagePlaceData from '@site/src/plugins/server-pages/PagePlaceData';

export default function SiteMetadataWithPlace(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <PagePlaceData />
    </>
  );
}

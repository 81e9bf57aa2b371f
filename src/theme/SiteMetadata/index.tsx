/**
 * SiteMetadata: wrapped. The head of each page also names its Markdown copy, which upstream does not
 * know, the page's own image in place of the site's, and where the page is in the site.
 * Upstream: @docusaurus/theme-classic.
 */
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import PagePlaceData from '@site/src/plugins/server-pages/PagePlaceData';
import {cardPath, hasMarkdownCopy, markdownPath} from '@site/src/site/links';

export default function SiteMetadataWithCompanions(): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <SiteMetadata />
      <PagePlaceData />
      {hasMarkdownCopy(pathname) && (
        <>
          <PageMetadata image={cardPath(pathname)} />
          <Head>
            <link rel="alternate" type="text/markdown" href={markdownPath(pathname)} />
          </Head>
        </>
      )}
    </>
  );
}

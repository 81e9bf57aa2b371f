/**
 * SiteMetadata: wrapped. The head of each page also names its Markdown copy, which upstream does not
 * know, and the page's own image in place of the site's.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {cardPath, hasMarkdownCopy, markdownPath} from '@site/src/site/links';

export default function SiteMetadataWithCompanions(): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <SiteMetadata />
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

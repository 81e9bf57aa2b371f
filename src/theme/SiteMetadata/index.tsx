/**
 * SiteMetadata: wrapped. The head of each page also names its Markdown copy, which upstream does not
 * know.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {hasMarkdownCopy, markdownPath} from '@site/src/site/links';

export default function SiteMetadataWithCopy(): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <SiteMetadata />
      {hasMarkdownCopy(pathname) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdownPath(pathname)} />
        </Head>
      )}
    </>
  );
}

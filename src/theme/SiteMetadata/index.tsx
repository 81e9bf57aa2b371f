/**
 * SiteMetadata: wrapped. The head of each page also names its Markdown copy, which upstream does not
 * know, and the page's own image in place of the site's. A page that the latest release has too names
 * that one as canonical, so that search engines lead to the release.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import Head from '@docusaurus/Head';
import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {usePageOfVersion} from '@site/src/plugins/exact-routes/usePageOfVersion';
import {cardPath, hasMarkdownCopy, markdownPath} from '@site/src/site/links';

export default function SiteMetadataWithCompanions(): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <SiteMetadata />
      <CanonicalOfRelease />
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

function CanonicalOfRelease(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {activeVersion} = useActiveDocContext(undefined);
  const {to, isSame} = usePageOfVersion(undefined)(useLatestVersion(undefined));
  if (!activeVersion || activeVersion.isLast || !isSame) return null;
  return (
    <Head>
      {/* Paths of documents from index files end with a slash, addresses do not. */}
      <link rel="canonical" href={siteConfig.url + to.replace(/\/$/, '')} />
    </Head>
  );
}

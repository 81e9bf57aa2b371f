/**
 * Layout/Provider: wrapped. A page that the latest release has too names that one as canonical, so that search
 * engines lead to the release. It is named here and not in `SiteMetadata`, which is around all pages and
 * follows the address of a page before anything is known of it.
 * Upstream: @docusaurus/theme-classic.
 */
import Head from '@docusaurus/Head';
import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Provider from '@theme-original/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import type {ReactNode} from 'react';
import {usePageOfVersion} from '@site/src/components/VersionNotice/usePageOfVersion';

export default function ProviderWithCanonical({children}: Props): ReactNode {
  return (
    <Provider>
      {children}
      <CanonicalOfRelease />
    </Provider>
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

/**
 * SiteMetadata: wrapped. The head of each page also names its Markdown copy, and its card in place of
 * the image of the site.
 */
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {SiteMetadata} from '../../internals';
import type {PageData} from '../../options';
import {cardPath, hasMarkdownCopy, markdownPath} from '../../paths';

export default function SiteMetadataWithCopies(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {copies, cards, exclude} = usePluginData('machine-copies') as PageData;
  const route = useLocation().pathname.slice(baseUrl.length - 1);
  const isCopied = hasMarkdownCopy(route, exclude);
  return (
    <>
      <SiteMetadata />
      {isCopied && cards && <PageMetadata image={cardPath(route)} />}
      {isCopied && copies && (
        <Head>
          <link
            rel="alternate"
            type="text/markdown"
            href={`${baseUrl.slice(0, -1)}${markdownPath(route)}`}
          />
        </Head>
      )}
    </>
  );
}

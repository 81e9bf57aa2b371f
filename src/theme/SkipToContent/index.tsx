/**
 * SkipToContent: wrapped. Programs that read the HTML of a page find the index of all pages at its
 * beginning (https://agentdocsspec.com); readers have the menus, and the Markdown copy no need of it.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import SkipToContent from '@theme-original/SkipToContent';
import type {ReactNode} from 'react';

export default function SkipToContentWithIndex(): ReactNode {
  return (
    <>
      <SkipToContent />
      <p hidden data-markdown-ignore="">
        All pages of this documentation as Markdown: <a href="/llms.txt">/llms.txt</a>
      </p>
    </>
  );
}

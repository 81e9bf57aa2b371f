/**
 * DocItem/Content: ejected. The title comes first, with the logo of what a provider uses: ways to the
 * Markdown copy of the page are beside it, and on phones the list of contents is below it. No page of
 * this site has its title in its text.
 * Upstream: @docusaurus/theme-classic.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import ComingSoon from '@site/src/components/ComingSoon';
import ContentsStrip from '@site/src/components/ContentsStrip';
import MarkdownCopy from '@site/src/components/MarkdownCopy';
import ProviderLogo from '@site/src/components/ProviderLogo';
import styles from './styles.module.css';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header className={styles.header}>
        <ProviderLogo page={metadata.id} className={styles.logo} />
        <Heading as="h1">
          <ComingSoon name={metadata.title} />
        </Heading>
        <MarkdownCopy />
      </header>
      {hasContents && <ContentsStrip />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

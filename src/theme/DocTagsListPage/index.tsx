/**
 * DocTagsListPage: wrapped. Upstream gives the list of tags no description, and its pages of all
 * versions one title.
 * Upstream: @docusaurus/theme-classic.
 */
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocTagsListPage from '@theme-original/DocTagsListPage';
import type {ComponentProps, ReactNode} from 'react';
import {describeInVersion, titleInPlace} from '@site/src/site/page-metadata';

const description = 'All tags of the guides: each leads to a list of the pages that bear it.';

export default function TagsListPageWithMetadata(
  props: ComponentProps<typeof DocTagsListPage>,
): ReactNode {
  const {isLast, label} = useDocsVersion();
  return (
    <>
      <DocTagsListPage {...props} />
      <PageMetadata
        title={titleInPlace('Tags', isLast ? [] : [label])}
        description={describeInVersion(description, isLast ? undefined : label)}
      />
    </>
  );
}

/**
 * DocTagDocListPage: wrapped. Upstream gives the pages of a tag in all versions one title and one
 * description.
 * Upstream: @docusaurus/theme-classic.
 */
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocTagDocListPage from '@theme-original/DocTagDocListPage';
import type {ComponentProps, ReactNode} from 'react';
import {describeInVersion, titleInPlace} from '@site/src/site/page-metadata';

export default function TagDocListPageWithMetadata(
  props: ComponentProps<typeof DocTagDocListPage>,
): ReactNode {
  const {isLast, label} = useDocsVersion();
  const {tag} = props;
  return (
    <>
      <DocTagDocListPage {...props} />
      <PageMetadata
        title={titleInPlace(`Pages with the tag “${tag.label}”`, isLast ? [] : [label])}
        description={describeInVersion(tag.description ?? '', isLast ? undefined : label)}
      />
    </>
  );
}

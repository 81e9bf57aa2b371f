/**
 * DocItem/Metadata: wrapped. The title of the browser's tab names the version, unless it is the latest
 * release, and the level of an API that is not stable. Upstream gives the pages of an operation in
 * several versions and levels one title. The page of a tag names its level too, since guides have the
 * names of APIs. The description names the version as well. Structured data describe the page.
 * Upstream: @docusaurus/theme-classic.
 */
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import StructuredData from '@site/src/components/StructuredData';
import {apiLevels} from '@site/src/site/api-levels';
import {describeInVersion, titleInPlace} from '@site/src/site/page-metadata';
import {articleData} from '@site/src/site/structured-data';

export default function MetadataWithPlace(): ReactNode {
  const {id, title, description, source, permalink, lastUpdatedAt} = useDoc().metadata;
  const {isLast, label} = useDocsVersion();
  const level = apiLevels.find(({folder}) => id.startsWith(`${folder}/`))?.id;
  const isTag = source.endsWith('.tag.mdx');
  const namesLevel = level && (level !== 'stable' || isTag) && !title.toLowerCase().includes(level);
  const place = [...(namesLevel ? [`${level} API`] : []), ...(isLast ? [] : [label])];
  return (
    <>
      <Metadata />
      <PageMetadata
        title={titleInPlace(title, place)}
        description={describeInVersion(description, isLast ? undefined : label)}
      />
      <StructuredData
        data={articleData({
          title,
          description,
          path: permalink,
          version: label,
          changedAt: lastUpdatedAt ?? undefined,
        })}
      />
    </>
  );
}

/**
 * DocItem/Metadata: wrapped. The title of the browser's tab names the version, unless it is the
 * latest release, and the level of an API that is not stable: the same operations stand in several
 * versions and levels, and upstream gives all of these pages one title.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {apiLevels} from '@site/src/site/api-levels';

export default function MetadataWithPlace(): ReactNode {
  const {id, title} = useDoc().metadata;
  const {isLast, label} = useDocsVersion();
  const level = apiLevels.find(({folder}) => id.startsWith(`${folder}/`))?.id ?? 'stable';
  const place = [
    ...(level !== 'stable' && !title.toLowerCase().includes(level) ? [`${level} API`] : []),
    ...(isLast ? [] : [label]),
  ].join(', ');
  return (
    <>
      <Metadata />
      {place && <PageMetadata title={`${title} (${place})`} />}
    </>
  );
}

import type * as Preset from '@docusaurus/preset-classic';
import {remarkInlineDiagrams} from '../remark/inline-diagrams';
import {readShownRecord, readTaskRecord} from '../files/verification-records';
import {remarkCodeBlocks} from '../remark/code-blocks';
import {guideOf} from '@docs-kit/docs-verify/record/guide-of';
import {
  remarkVerificationMarks,
  type VerifiedGuides,
} from '@docs-kit/docs-verify/record/remark-marks';
import {hasFullHistory, recmaLocalJsx, remarkParts} from '@docs-kit/page-plugins';
import {remarkCodeNotes} from '@docs-kit/page-plugins/highlighting';
import {remarkErrorRows} from '@docs-kit/error-lookup/error-rows';
import {remarkAssertions} from '@docs-kit/docs-facts/docusaurus';
import {followedPages} from '@docs-kit/docs-tasks/record';
import {type FollowedGuides, remarkFollowed} from '@docs-kit/docs-tasks/remark-followed';
import {remarkOperationLayout} from '@docs-kit/openapi-reference/layout';
import {documentation} from '../site/product';
import {highlighting} from './highlighting';
import {latestVersion, nextVersion, routeBasePath, siteVersions} from '../site/versions';

/** The documents of each version: where they are, and what is shown around them. */
export function docs(): Preset.Options['docs'] {
  return {
    routeBasePath,
    sidebarPath: './sidebars.ts',
    lastVersion: latestVersion.name,
    versions: {
      ...Object.fromEntries(
        siteVersions
          .filter((version) => version !== nextVersion && version.label !== version.name)
          .map(({name, label}) => [name, {label}]),
      ),
      current: {label: nextVersion.label, path: nextVersion.name},
    },
    editUrl: `${documentation.repositoryUrl}/edit/${documentation.branch}/`,
    showLastUpdateTime: hasFullHistory(),
    breadcrumbs: true,
    tags: 'tags.yml',
    // A tag without a description of its own is a mistake of the writer.
    onInlineTags: 'throw',
    beforeDefaultRemarkPlugins: [[remarkParts, {guidesOf}], remarkInlineDiagrams],
    remarkPlugins: [
      remarkErrorRows,
      remarkAssertions,
      remarkCodeNotes,
      [remarkVerificationMarks, verifiedGuides],
      remarkOperationLayout,
      remarkCodeBlocks,
      [remarkFollowed, {note: 'VerifiedNote', guides: verifiedGuides}],
    ],
    rehypePlugins: highlighting(),
    recmaPlugins: [recmaLocalJsx],
  };
}

/** Folder of the guides that a file belongs to, as pages import from it. */
function guidesOf(file: string): string | undefined {
  const place = guideOf(file, siteVersions);
  return place && `@site/${place.version.docsFolder}`;
}

let guides: readonly (VerifiedGuides & FollowedGuides)[] | undefined;

/** Reads the records of all versions, once. */
function verifiedGuides(): readonly (VerifiedGuides & FollowedGuides)[] {
  return (guides ??= siteVersions.map(({docsFolder, label, name}) => ({
    docsFolder,
    label,
    record: readShownRecord(name),
    pages: followedPages(readTaskRecord(name)),
  })));
}

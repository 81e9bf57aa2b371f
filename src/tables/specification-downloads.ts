/** Writes the table of the specifications that readers download. */
import type {VersionData} from '../facts/data-types';
import {markdownTable} from '@docs-kit/mdx-writer';
import {apiLevels} from '../site/api-levels';
import {specificationPath} from '../site/links';
import {type SiteVersion, siteVersions} from '../site/versions';

/**
 * Lists the specifications of every version that this site serves, whatever version the page has.
 *
 * @param args - none
 * @returns a table, the unreleased version first
 * @throws Error for an argument
 */
export function renderSpecificationDownloads(
  args: readonly string[],
  _data?: VersionData,
  versions: readonly SiteVersion[] = siteVersions,
): string {
  if (args.length > 0) throw new Error('Write "generated:specification-downloads" alone.');
  return markdownTable(
    [
      {heading: 'Version', cell: ({label}) => label},
      ...apiLevels.map((level) => ({
        heading: level.label,
        cell: (version: SiteVersion) =>
          (['yaml', 'json'] as const)
            .map(
              (format) =>
                `[${format.toUpperCase()}](pathname://${specificationPath(version, level, format)})`,
            )
            .join(', '),
      })),
    ],
    versions,
  );
}

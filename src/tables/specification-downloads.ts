import {markdownTable} from '@docs-kit/mdx-writer';
import {type ApiLevel, apiLevels} from '../site/api-levels';
import {specificationPath} from '../site/links';
import {type SiteVersion, siteVersions} from '../site/versions';

/**
 * Lists the specifications that readers download, of every version that this site serves, whatever
 * version the page has; the unreleased version first.
 */
export function specificationDownloads(versions: readonly SiteVersion[] = siteVersions): string {
  const links = (version: SiteVersion, level: ApiLevel): string =>
    (['yaml', 'json'] as const)
      .map(
        (format) =>
          `[${format.toUpperCase()}](pathname://${specificationPath(version, level, format)})`,
      )
      .join(', ');
  return markdownTable<SiteVersion>(
    {
      Version: ({label}) => label,
      ...Object.fromEntries(
        apiLevels.map((level) => [level.label, (version: SiteVersion) => links(version, level)]),
      ),
    },
    versions,
  );
}

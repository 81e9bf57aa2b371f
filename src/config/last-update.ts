import {hasFullHistory, lastChanges} from '@docs-kit/page-plugins';
import {upgradePageFile} from '../files/generated-files';
import {type SiteVersion, siteVersions} from '../site/versions';

/** What Docusaurus reads as the `last_update` of a page's front matter. */
export interface LastUpdate {
  /** In the form of ISO 8601. */
  readonly date: string;
}

/** Whether `npm run generate` writes a page from the specifications of its version. */
const isGenerated = (file: string, version: SiteVersion): boolean =>
  /\.(?:api|info|tag)\.mdx$/.test(file) || file === upgradePageFile(version);

/** Parts that pages import: where `CI` is set, Docusaurus forbids them any front matter. */
const part = /(?:^|\/)_/;

let changes: ReadonlyMap<string, number> | undefined;

/**
 * Says when a page changed, so that Docusaurus need not ask git about each file by itself.
 * @param file path of the page from the project's root
 * @returns undefined for a part of pages, a file that is not committed, and where git does not have
 * all commits
 */
export function lastUpdateOf(file: string): LastUpdate | undefined {
  if (!hasFullHistory()) return undefined;
  changes ??= lastChanges([...siteVersions.map(({docsFolder}) => docsFolder), 'openapi']);
  const time = timeOf(file, changes, siteVersions);
  return time === undefined ? undefined : {date: new Date(time * 1000).toISOString()};
}

/**
 * When a page changed. A generated page, which git does not know, changed with the specifications
 * that it is made from.
 * @param changes when each file was last committed, in seconds since 1970
 */
export function timeOf(
  file: string,
  changes: ReadonlyMap<string, number>,
  versions: readonly SiteVersion[],
): number | undefined {
  if (part.test(file)) return undefined;
  const version = versions.find(({docsFolder}) => file.startsWith(`${docsFolder}/`));
  if (!version || !isGenerated(file, version)) return changes.get(file);
  const folder = `openapi/${version.name}/`;
  const times = [...changes].filter(([path]) => path.startsWith(folder)).map(([, time]) => time);
  return times.length === 0 ? undefined : Math.max(...times);
}

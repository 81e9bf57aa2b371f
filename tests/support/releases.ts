import {readVersionFacts} from '../../src/files/version-facts';
import {predecessorOf, siteVersions} from '../../src/site/versions';

/**
 * The newest version that differs from the one before it. There is none on the day on which a release
 * is cut and the one before it archived.
 */
export const newestChanged = siteVersions.find(
  (version) => predecessorOf(version) && readVersionFacts(version.name).changes,
);

/**
 * Names the release that a minor step makes of another: `v1.3.0` comes after `v1.2.3`.
 * @throws Error when the name is none of a release
 */
export function nextReleaseAfter(name: string): string {
  const [, major, minor] = /^v(\d+)\.(\d+)\.\d+$/.exec(name) ?? [];
  if (major === undefined || minor === undefined) {
    throw new Error(`"${name}" is no name of a release: expected vX.Y.Z.`);
  }
  return `v${major}.${Number(minor) + 1}.0`;
}

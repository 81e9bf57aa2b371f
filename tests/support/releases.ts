import {readVersionFacts} from '../../src/files/version-facts';
import {predecessorOf, siteVersions} from '../../src/site/versions';

/**
 * The newest version that differs from the one before it. There is none on the day on which a release
 * is cut and the one before it archived.
 */
export const newestChanged = siteVersions.find(
  (version) => predecessorOf(version) && readVersionFacts(version.name).changes,
);

import releasedVersions from '../../versions.json';
import productNames from '../../versionProducts.json';
import archivedVersions from '../../versionsArchived.json';

/** One version of the documentation that this site serves itself. */
export interface SiteVersion {
  /** Name in file paths and specifications: `next` or a release such as `v0.2.23`. */
  readonly name: string;
  /** Name that readers see; it begins with the product if that has another name than the site. */
  readonly label: string;
  /** Path of the version's pages, without a trailing slash. */
  readonly path: string;
  /** Folder of the version's guides, relative to the project's root. */
  readonly docsFolder: string;
}

/** Path under which all versions are served, without slashes around it. */
export const routeBasePath = 'docs';

const [latestName, ...olderNames] = releasedVersions as [string, ...string[]];

/**
 * What the product was called in a version, which may differ between versions.
 * @throws Error for a version without a name
 */
export function productOf(
  name: string,
  names: Readonly<Record<string, string>> = productNames,
): string {
  const product = names[name];
  if (product !== undefined) return product;
  throw new Error(`versionProducts.json has no name of the product in "${name}": add it.`);
}

/** The product as the site calls it: as its latest release does. */
export const siteProduct: string = productOf(latestName);

/** The products of versions that have another name than the site, by the version's name. */
export function otherProducts(
  versions: readonly Pick<SiteVersion, 'name'>[],
  names: Readonly<Record<string, string>> = productNames,
): Record<string, string> {
  return Object.fromEntries(
    versions
      .map(({name}) => [name, productOf(name, names)] as const)
      .filter(([, product]) => product !== siteProduct),
  );
}

/** What readers call a version: `OGX v1.0.0` beside those of a product with another name. */
export function labelOf(label: string, product: string, ofSite: string = siteProduct): string {
  return product === ofSite ? label : `${product} ${label}`;
}

/** The unreleased version: Docusaurus calls it `current`, readers call it Next. */
export const nextVersion: SiteVersion = {
  name: 'next',
  label: labelOf('Next', productOf('next')),
  path: `/${routeBasePath}/next`,
  docsFolder: 'docs',
};

const release = (name: string, path: string): SiteVersion => ({
  name,
  label: labelOf(name, productOf(name)),
  path,
  docsFolder: `versioned_docs/version-${name}`,
});

/** The newest release: served at `/docs`. */
export const latestVersion: SiteVersion = release(latestName, `/${routeBasePath}`);

/** Every version served here, unreleased first, then releases from new to old. */
export const siteVersions: readonly SiteVersion[] = [
  nextVersion,
  latestVersion,
  ...olderNames.map((name) => release(name, `/${routeBasePath}/${name}`)),
];

/** The same versions in the order in which programs meet them: releases, then the unreleased one. */
export function releasesFirst(): SiteVersion[] {
  return [...siteVersions.filter((version) => version !== nextVersion), nextVersion];
}

/**
 * Looks a version up by its name.
 * @throws Error when this site does not serve it, listing the names that it serves
 */
export function siteVersion(name: string): SiteVersion {
  const version = siteVersions.find((candidate) => candidate.name === name);
  if (version) return version;
  const known = siteVersions.map((candidate) => candidate.name).join(', ');
  throw new Error(`This site has no version "${name}": expected one of ${known}.`);
}

/** The version that a version follows; none where that one is archived. */
export function predecessorOf(
  version: SiteVersion,
  versions: readonly SiteVersion[] = siteVersions,
): SiteVersion | undefined {
  return versions[versions.indexOf(version) + 1];
}

/** The version that follows a version; none for the unreleased one. */
export function successorOf(
  version: SiteVersion,
  versions: readonly SiteVersion[] = siteVersions,
): SiteVersion | undefined {
  return versions[versions.indexOf(version) - 1];
}

/** Label of a version by the name that Docusaurus gives it: the unreleased one is its `current`. */
export function versionLabelOf(docusaurusName: string): string {
  const version = siteVersions.find(({name}) => name === docusaurusName);
  return version?.label ?? nextVersion.label;
}

/** Releases whose documentation lives on other sites: name and address, newest first. */
export const archivedReleases: ReadonlyArray<readonly [name: string, url: string]> =
  Object.entries(archivedVersions);

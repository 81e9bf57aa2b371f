import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsPreferredVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {readSearchPage, versionParameter} from './address';
import type {SearchSource} from './protocol';

/** The version that a search is in. */
export interface SearchVersion extends SearchSource {
  readonly label: string;
  /** Path without the base URL, or nothing for the latest release: parameter of the search page. */
  readonly parameter: string;
}

/**
 * The version to search in: that of the page, or of the search page's address, or the one that the
 * reader has chosen before, or the latest release.
 */
export function useSearchVersion(): SearchVersion {
  const versions = useSearchVersions();
  const {pathname, search} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const active = useActivePluginAndVersion()?.activeVersion;
  const {preferredVersion} = useDocsPreferredVersion();
  const isSearchPage = pathname.replace(/\/$/, '') === `${siteConfig.baseUrl}search`;
  const named = isSearchPage ? readSearchPage(search).version : undefined;
  const chosen = active ?? (isSearchPage ? undefined : preferredVersion);
  return (
    versions.find((version) =>
      named === undefined ? version.versionPath === chosen?.path : version.parameter === named,
    ) ??
    versions.find(({parameter}) => parameter === '') ?? {
      label: '',
      parameter: '',
      versionPath: siteConfig.baseUrl,
      indexFolder: siteConfig.baseUrl,
    }
  );
}

/** Every version that can be searched. */
export function useSearchVersions(): SearchVersion[] {
  const {siteConfig} = useDocusaurusContext();
  return Object.values(useAllDocsData()).flatMap(({versions}) =>
    versions.map((version) => toSearchVersion(version, siteConfig.baseUrl)),
  );
}

function toSearchVersion({label, path, isLast}: GlobalVersion, baseUrl: string): SearchVersion {
  return {
    label,
    versionPath: path,
    parameter: isLast ? '' : versionParameter(path, baseUrl),
    indexFolder: isLast ? baseUrl : `${path}/`,
  };
}

import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useEffect, useRef} from 'react';
import clientOptions from '@generated/@easyops-cn/docusaurus-search-local/default/docs-search.json';
import {readSearchPage, type SearchVersion, versionParameter} from './address';
import type {ListState} from './entries';

/**
 * The version to search in: that of the page, or of the search page's address, or the one that the
 * reader has chosen before, or the latest release. It is the one that the navbar names.
 */
export function useSearchVersion(): SearchVersion {
  const versions = useSearchVersions();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const active = useActivePluginAndVersion()?.activeVersion;
  const named = useNamedVersion();
  const {preferredVersion} = useDocsPreferredVersion(clientOptions.docsPluginId);
  const chosen = active ?? preferredVersion;
  return (
    named ??
    versions.find(({name}) => name === chosen?.name) ??
    versions.find(({isLast}) => isLast) ?? {
      label: '',
      name: '',
      isLast: true,
      parameter: '',
      versionPath: baseUrl,
      indexFolder: baseUrl,
    }
  );
}

/**
 * Makes the version that the search page's address names the one that the reader prefers, as the
 * version menu does: the navbar, the page and the index are then of one version.
 */
export function useVersionOfAddress(): void {
  const {savePreferredVersionName} = useDocsPreferredVersion(clientOptions.docsPluginId);
  const named = useNamedVersion()?.name;
  const saved = useRef<string>(undefined);
  useEffect(() => {
    // Once for each address: the reader may choose another in the menu while this one is shown.
    if (named === undefined || named === saved.current) return;
    saved.current = named;
    savePreferredVersionName(named);
  }, [named, savePreferredVersionName]);
}

/** The version that the address names, on the search page, if it exists. */
function useNamedVersion(): SearchVersion | undefined {
  const versions = useSearchVersions();
  const {pathname, search} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  if (pathname.replace(/\/$/, '') !== `${baseUrl}search`) return undefined;
  const {version} = readSearchPage(search);
  return versions.find(({parameter}) => parameter === version);
}

/** What the lists of a search are made with, in the version to search in. */
export function useListState(text: string): ListState & {readonly version: SearchVersion} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const versions = useSearchVersions();
  return {...clientOptions, text, baseUrl, version: useSearchVersion(), versions};
}

/** What a request says of its version, and of those to ask where it has nothing. */
export function requestOf({
  version: {indexFolder},
  versions,
}: Pick<ListState, 'versions'> & {readonly version: Pick<SearchVersion, 'indexFolder'>}) {
  const folders = versions.map((version) => version.indexFolder);
  return {indexFolder, others: folders.filter((folder) => folder !== indexFolder)};
}

/** Every version that can be searched. */
export function useSearchVersions(): SearchVersion[] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const versions = Object.values(useAllDocsData()).flatMap((docs) => docs.versions);
  return versions.map(({label, name, path, isLast}) => ({
    label,
    name,
    isLast,
    versionPath: path,
    // Read on the search page and by links to it alone: a wrong path must not end other pages.
    get parameter() {
      return versionParameter(path, baseUrl);
    },
    indexFolder: isLast ? baseUrl : `${path}/`,
  }));
}

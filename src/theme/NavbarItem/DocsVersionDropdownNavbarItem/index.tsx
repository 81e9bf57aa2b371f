/**
 * NavbarItem/DocsVersionDropdownNavbarItem: ejected. Leads from a page that is not a document, such as
 * that of a tag, to the same page of another version, and from one that a version lacks to the
 * nearest, which says so; upstream knows documents alone, and leads to the introduction.
 * Upstream: @docusaurus/theme-classic.
 */
import {useLocation} from '@docusaurus/router';
import {
  type GlobalVersion,
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';
import {missingPageKey} from '@docs-kit/static-content/usePageOfVersion';
import {usePageOfVersion} from '@site/src/components/VersionNotice/usePageOfVersion';

interface VersionItem {
  readonly version: GlobalVersion;
  readonly label: string;
}

export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: chosen,
  ...props
}: Props): ReactNode {
  const {search, hash} = useLocation();
  const {activeVersion} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const candidates = useDocsVersionCandidates(docsPluginId);
  const pageOf = usePageOfVersion(docsPluginId);
  const versionItems = itemsOf(useVersions(docsPluginId), chosen);
  // The other version has most of the places and all of the tabs that an address names.
  const place = new URLSearchParams(search).has(missingPageKey) ? '' : `${search}${hash}`;
  const items = [
    ...dropdownItemsBefore,
    ...versionItems.map(({version, label}) => {
      const {to, isSame} = pageOf(version);
      return {
        label,
        to: isSame ? `${to}${place}` : to,
        isActive: () => version === activeVersion,
        onClick: () => savePreferredVersionName(version.name),
      };
    }),
    ...dropdownItemsAfter,
  ];
  const shown =
    candidates
      .map((candidate) => versionItems.find(({version}) => version === candidate))
      .find((item) => item !== undefined) ?? versionItems[0];
  const isMenu = items.length > 1;
  const label = mobile && isMenu ? 'Versions' : shown?.label;
  const to = (mobile && isMenu) || !shown ? undefined : pageOf(shown.version).to;
  const isActive = dropdownActiveClassDisabled ? () => false : undefined;
  const shared = {...props, mobile, label, to, isActive};
  return isMenu ? (
    <DropdownNavbarItem {...shared} items={items} />
  ) : (
    <DefaultNavbarItem {...shared} />
  );
}

/**
 * The versions of the menu: those that the configuration names, or all.
 * @throws Error when the configuration names a version that does not exist
 */
function itemsOf(versions: readonly GlobalVersion[], chosen: Props['versions']): VersionItem[] {
  if (!chosen) return versions.map((version) => ({version, label: version.label}));
  const labels: readonly (readonly [name: string, label?: string])[] = Array.isArray(chosen)
    ? chosen.map((name) => [name])
    : Object.entries(chosen).map(([name, {label}]) => [name, label]);
  return labels.map(([name, label]) => {
    const version = versions.find((candidate) => candidate.name === name);
    if (version) return {version, label: label ?? version.label};
    throw new Error(`No docs version exist for name '${name}', please verify your 'docsVersionDropdown' navbar item versions config.
Available version names:
${versions.map(({name: known}) => `- ${known}`).join('\n')}`);
  });
}

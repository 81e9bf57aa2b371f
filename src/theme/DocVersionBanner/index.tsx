/**
 * DocVersionBanner: ejected. One line instead of a box of two paragraphs, and no alert that
 * interrupts screen readers on every page: readers of an unreleased version choose it on purpose.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, label} = useDocsVersion();
  if (!banner) return null;
  return (
    <p className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)}>
      <span>
        <strong>{label}</strong>
        {` is ${banner === 'unreleased' ? 'not released yet' : 'no longer maintained'}.`}
      </span>{' '}
      <LatestVersionLink />
    </p>
  );
}

/** Leads to the same page of the latest release, or to its first page where it has no such page. */
function LatestVersionLink(): ReactNode {
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const {latestDocSuggestion, latestVersionSuggestion: latest} = useDocVersionSuggestions(pluginId);
  const mainDoc = latest.docs.find(({id}) => id === latest.mainDocId);
  const target = latestDocSuggestion ?? mainDoc;
  if (!target) return null;
  return (
    <Link to={target.path} onClick={() => savePreferredVersionName(latest.name)}>
      {/* One text: Chrome drops the space between two from the link's name. */}
      {`${latestDocSuggestion ? 'Read this page for' : 'Go to'} ${latest.label}`}
    </Link>
  );
}

/**
 * DocVersionBanner: ejected. One line instead of a box of two paragraphs, and no alert that
 * interrupts screen readers on every page: readers of an unreleased version choose it on purpose.
 * Below it a line says so when they have chosen the version on a page that it lacks.
 * Upstream: @docusaurus/theme-classic.
 */
import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {MissingPage, useMissingPage} from '@site/src/components/VersionNotice/MissingPage';
import {usePageOfVersion} from '@site/src/components/VersionNotice/usePageOfVersion';
import styles from './styles.module.css';

export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, label} = useDocsVersion();
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  const missing = useMissingPage(pluginId);
  if (!banner) return null;
  const classes = clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner);
  return (
    <>
      <p className={classes}>
        <span>
          <strong>{label}</strong>
          {` is ${banner === 'unreleased' ? 'not released yet' : 'no longer maintained'}.`}
        </span>{' '}
        <LatestVersionLink pluginId={pluginId} />
      </p>
      {missing && (
        <p role="status" className={classes}>
          <MissingPage {...missing} />
        </p>
      )}
    </>
  );
}

/** Leads to the same page of the latest release, or to the nearest. */
function LatestVersionLink({pluginId}: {readonly pluginId: string | undefined}): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const latest = useLatestVersion(pluginId);
  const {to, isSame} = usePageOfVersion(pluginId)(latest);
  return (
    <Link to={to} onClick={() => savePreferredVersionName(latest.name)}>
      {/* One text: Chrome drops the space between two from the link's name. */}
      {`${isSame ? 'Read this page for' : 'Go to'} ${latest.label}`}
    </Link>
  );
}

/**
 * DocVersionBadge: wrapped. A reader of another version, whom the fixed addresses of the bar and the
 * footer have led to the latest release, is told so in the place of the badge, with a link to the
 * same page of the reader's version. One who has chosen the release on a page that it lacks is told
 * that this is the nearest. The line has its height before: nothing moves.
 * Upstream: @docusaurus/theme-classic.
 */
import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type {Props} from '@theme/DocVersionBadge';
import {type ReactNode, useDeferredValue} from 'react';
import {MissingPage, useMissingPage} from '@site/src/components/VersionNotice/MissingPage';
import {usePageOfVersion} from '@site/src/components/VersionNotice/usePageOfVersion';
import {useVersionOfReader} from '@site/src/components/VersionNotice/useVersionOfReader';
import styles from './styles.module.css';

export default function BadgeOrNotice(props: Props): ReactNode {
  const {badge, banner} = useDocsVersion();
  // Other versions than the latest release have a banner that says which one they are.
  return badge && !banner ? <Line {...props} /> : <DocVersionBadge {...props} />;
}

function Line(props: Props): ReactNode {
  const pluginId = useActivePlugin({failfast: true})?.pluginId ?? '';
  const {label, version: name} = useDocsVersion();
  const pageOf = usePageOfVersion(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const version = useVersionOfReader(pluginId);
  // Screen readers say what comes into a status that is already there.
  const other = useDeferredValue(!version || version.name === name ? null : version, null);
  const page = other && pageOf(other);
  const missing = useMissingPage(pluginId);
  return (
    <div className={styles.line}>
      {!other && !missing && <DocVersionBadge {...props} />}
      <p role="status" className={styles.notice}>
        {missing && <MissingPage {...missing} />}
        {!missing && other && page && (
          <>
            <span>
              <span className={styles.wide}>This page is for </span>
              <strong>{label}</strong>
              {`, not ${other.label}.`}
            </span>{' '}
            <Link to={page.to} onClick={() => savePreferredVersionName(other.name)}>
              {`${page.isSame ? 'Read this page for' : 'Go to'} ${other.label}`}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}

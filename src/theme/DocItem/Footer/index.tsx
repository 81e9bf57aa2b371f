/**
 * DocItem/Footer: ejected. One row for everything one can do with a page: edit it, report a problem
 * with it (the issue arrives with the page and the version filled in), and see when it changed.
 * Generated pages have nothing to edit, but do have the report. Print has the address.
 * Upstream: @docusaurus/theme-classic.
 */
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import TagsListInline from '@theme/TagsListInline';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {pageIssueUrl} from '@site/src/site/links';
import {versionLabelOf} from '@site/src/site/versions';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {title, permalink, editUrl, lastUpdatedAt, lastUpdatedBy, tags, version} =
    useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  const address = `${url}${permalink}`;
  const versionLabel = versionLabelOf(version);
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      {tags.length > 0 && <TagsListInline tags={tags} />}
      <div className={clsx(ThemeClassNames.docs.docFooterEditMetaRow, styles.row)}>
        {editUrl && <EditThisPage editUrl={editUrl} />}
        <Link to={pageIssueUrl({title, address, version: versionLabel})}>
          Report a problem with this page
        </Link>
        {(lastUpdatedAt || lastUpdatedBy) && (
          <span className={styles.updated}>
            <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
          </span>
        )}
      </div>
      <p className={styles.address}>{address}</p>
    </footer>
  );
}

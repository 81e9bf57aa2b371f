/**
 * DocBreadcrumbs: wrapped. A page that the specification keeps out of the sidebars has breadcrumbs
 * too: they lead to the introduction of its version.
 * Upstream: @docusaurus/theme-classic.
 */
import Link from '@docusaurus/Link';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {
  useDoc,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {siteVersions} from '@site/src/site/versions';
import styles from './styles.module.css';

export default function BreadcrumbsOfEveryPage(): ReactNode {
  return useSidebarBreadcrumbs() ? <DocBreadcrumbs /> : <Breadcrumbs />;
}

function Breadcrumbs(): ReactNode {
  const {metadata} = useDoc();
  const {label} = useDocsVersion();
  const introduction = siteVersions.find((version) => version.label === label)?.path ?? '/docs';
  const breadcrumbs: PropSidebarBreadcrumbsItem[] = [
    {type: 'link', label: 'Docs', href: introduction},
    {type: 'link', label: metadata.title, href: metadata.permalink},
  ];
  return (
    <>
      <StructuredData breadcrumbs={breadcrumbs} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.container)}
        aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={introduction}>
              Docs
            </Link>
          </li>
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link">{metadata.title}</span>
          </li>
        </ul>
      </nav>
    </>
  );
}

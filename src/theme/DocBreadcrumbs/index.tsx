/**
 * DocBreadcrumbs: wrapped. A page that the specification keeps out of the sidebars has breadcrumbs
 * too: they lead to the introduction of its version. Those of the API reference begin with the overview
 * and the level of the API, each with a sidebar of its own.
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
import {apiLevels} from '@site/src/site/api-levels';
import {landingPath} from '@site/src/site/links';
import {latestVersion, siteVersions} from '@site/src/site/versions';
import styles from './styles.module.css';

export default function BreadcrumbsOfEveryPage(): ReactNode {
  const ofSidebar = useSidebarBreadcrumbs();
  const {metadata} = useDoc();
  const {label} = useDocsVersion();
  const version = siteVersions.find((candidate) => candidate.label === label) ?? latestVersion;
  const level = apiLevels.find(({folder}) => metadata.id.startsWith(`${folder}/`));
  if (level) {
    const landing = landingPath(version, level);
    return (
      <Breadcrumbs
        items={[
          {type: 'link', label: 'API reference', href: `${version.path}/api-overview`},
          {type: 'link', label: level.label, href: landing},
          ...(ofSidebar ?? []).filter(({href}) => href !== landing),
        ]}
      />
    );
  }
  if (ofSidebar) return <DocBreadcrumbs />;
  return (
    <Breadcrumbs
      items={[
        {type: 'link', label: 'Docs', href: version.path},
        {type: 'link', label: metadata.title, href: metadata.permalink},
      ]}
    />
  );
}

/** The last of the items is the page itself. */
function Breadcrumbs({items}: {readonly items: PropSidebarBreadcrumbsItem[]}): ReactNode {
  return (
    <>
      <StructuredData breadcrumbs={items} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.container)}
        aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {items.map(({label, href}, index) => {
            const isPage = index === items.length - 1;
            return (
              <li
                key={label}
                className={clsx('breadcrumbs__item', isPage && 'breadcrumbs__item--active')}>
                {href === undefined || isPage ? (
                  <span className="breadcrumbs__link">{label}</span>
                ) : (
                  <Link className="breadcrumbs__link" to={href}>
                    {label}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

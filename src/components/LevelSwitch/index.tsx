import Link from '@docusaurus/Link';
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {apiLevels} from '../../site/api-levels';
import {landingPath} from '../../site/links';
import {siteVersions} from '../../site/versions';
import styles from './styles.module.css';

/** Leads from the reference of one level of the API to that of the others; nothing beside guides. */
export default function LevelSwitch(): ReactNode {
  const {label} = useDocsVersion();
  const sidebar = useDocsSidebar();
  const version = siteVersions.find((candidate) => candidate.label === label);
  const current = apiLevels.find(({sidebarId}) => sidebarId === sidebar?.name);
  if (!version || !current) return null;
  return (
    <nav className={styles.levels} aria-label="Level of the API">
      {apiLevels.map((level) => (
        <Link
          key={level.id}
          to={landingPath(version, level)}
          aria-current={level === current ? 'true' : undefined}>
          {level.label}
        </Link>
      ))}
    </nav>
  );
}

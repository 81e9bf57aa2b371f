import type {ReactNode} from 'react';
import {type ApiLevelId, apiLevel} from '@site/src/site/api-levels';
import {archivedReleases, siteVersions} from '@site/src/site/versions';
import styles from './styles.module.css';

export interface AvailabilityProps {
  /** Names of the versions that have it, separated by commas: `next` or `v1.2.3, next`. */
  readonly versions: string;
  /** Level of the API that it belongs to. */
  readonly level?: ApiLevelId;
  /** What readers of the other versions do instead. */
  readonly children?: ReactNode;
}

/**
 * Tells which versions have what a page or section describes.
 * @throws Error when a version or the level is not one that this site knows
 */
export default function Availability({versions, level, children}: AvailabilityProps): ReactNode {
  const labels = versions.split(',').map((name) => labelOf(name.trim()));
  return (
    <div className={styles.availability} role="note">
      <strong>Available in {labels.join(' and ')}</strong>
      {level && <span className={styles.level}>{apiLevel(level).label} API</span>}
      {children}
    </div>
  );
}

function labelOf(name: string): string {
  // A release that is archived stays a release that readers know.
  const labels = new Map([
    ...siteVersions.map((version) => [version.name, version.label] as const),
    ...archivedReleases.map(([release]) => [release, release] as const),
  ]);
  const label = labels.get(name);
  if (label !== undefined) return label;
  throw new Error(
    `Availability names the unknown version "${name}": expected one of ${[...labels.keys()].join(', ')}.`,
  );
}

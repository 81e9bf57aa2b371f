import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {upgradePath} from '@site/src/site/links';
import {predecessorOf, siteVersions, successorOf, versionLabelOf} from '@site/src/site/versions';

/**
 * Leads from a page to what its version changed, and to what the next one changes; nothing where
 * the site has no version before or after it.
 */
export default function WhatChanged(): ReactNode {
  const label = versionLabelOf(useDocsVersion().version);
  const version = siteVersions.find((candidate) => candidate.label === label);
  const changed = [version, version && successorOf(version)].flatMap((to) => {
    const from = to && predecessorOf(to);
    return from ? [{from, to}] : [];
  });
  if (changed.length === 0) return null;
  return (
    <ul data-search="skip">
      {changed.map(({from, to}) => (
        <li key={to.name}>
          <Link to={upgradePath(to)}>
            {`Upgrade from ${from.label} to ${to.label}: what changes in routes, fields, commands, configuration and behavior`}
          </Link>
        </li>
      ))}
    </ul>
  );
}

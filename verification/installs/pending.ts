import type {InstallsData, TriedInstall} from '../../src/facts/data-types';
import {readVersionFile} from '../../src/files/version-facts';
import {type Installation, installationsOf, installingPages} from './commands';

/** Names an installation in findings, and tells it from others. */
export const installKey = ({commands}: Pick<TriedInstall, 'commands'>): string =>
  commands.join(' && ');

/** Finds the commands that nobody has run: each in a line, behind the pages that have it. */
export function pendingInstalls(
  installations: readonly Installation[],
  installs: readonly TriedInstall[],
): string[] {
  const tried = new Set(installs.map(installKey));
  return installations
    .filter((installation) => !tried.has(installKey(installation)))
    .map((installation) => `${installation.pages.join(', ')}: ${installKey(installation)}`);
}

/**
 * Finds the installing commands of a version that nobody has run as they are now.
 * @throws Error when the record does not fit `data/schemas/installs.schema.json`
 */
export const readPendingInstalls = (version: string): string[] =>
  pendingInstalls(
    installationsOf(installingPages(version)),
    readVersionFile<InstallsData>(version, 'installs').installs,
  );

import type {InstallsData, TriedInstall} from '../../src/facts/data-types';
import {readVersionFile} from '../../src/files/version-facts';
import {type Installation, installationsOf, installingPages} from './commands';

/** Names an installation in findings, and tells it from others. */
export const installKey = ({commands}: Pick<TriedInstall, 'commands'>): string =>
  commands.join(' && ');

/**
 * Compares what pages install with what was run.
 * @returns in a line each, the commands that nobody has run, those that other pages have now, and those
 * that no page has any more
 */
export function pendingInstalls(
  installations: readonly Installation[],
  installs: readonly TriedInstall[],
): string[] {
  const tried = new Map(installs.map((install) => [installKey(install), install]));
  const found = new Set(installations.map(installKey));
  const others = installations.flatMap((installation) => {
    const title = `${installation.pages.join(', ')}: ${installKey(installation)}`;
    const install = tried.get(installKey(installation));
    if (!install) return [`${title}: nobody has run it`];
    return install.result === 'not run' || installation.pages.join() === install.pages.join()
      ? []
      : [`${title}: was run for ${install.pages.join(', ')}`];
  });
  const gone = installs.filter(
    (install) => !install.pages.includes('/compose') && !found.has(installKey(install)),
  );
  return [...others, ...gone.map((install) => `${installKey(install)}: on no page any more`)];
}

/**
 * Says in lines which installing commands of a version have to be run again.
 * @throws Error when the record does not fit `data/schemas/installs.schema.json`
 */
export const readPendingInstalls = (version: string): string[] =>
  pendingInstalls(
    installationsOf(installingPages(version)),
    readVersionFile<InstallsData>(version, 'installs').installs,
  );

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {errorLookup as plugin, provokedMessages} from '@docs-kit/error-lookup';
import {readSituations} from '@docs-kit/docs-verify/messages/situations';
import type {PluginConfig} from '@docusaurus/types';
import {parse} from 'yaml';
import {readVerificationRecord} from '../files/verification-records';
import {nextVersion, siteVersions} from '../site/versions';

/** How the first heading of a table begins that explains error messages. */
export const errorHeading = /^(?:Message|What you see|You see|Status and)/;

/** What runs against a version put into the paths of requests. */
interface RunData {
  readonly versions: Readonly<Record<string, {readonly paths: Readonly<Record<string, string>>}>>;
}

/** The page on which readers look up what they paste. */
export function errorLookup(): PluginConfig {
  return ({siteDir}) => {
    const folder = path.join(siteDir, 'verification');
    const situations = readSituations(path.join(folder, 'messages'));
    const {versions} = parse(readFileSync(path.join(folder, 'versions.yaml'), 'utf8')) as RunData;
    const provoked = new Map(
      siteVersions.map((version) => {
        const record = readVerificationRecord(version.name);
        const values = versions[version.name]?.paths ?? {};
        const messages = record && provokedMessages({record, situations, values});
        return [version === nextVersion ? 'current' : version.name, messages];
      }),
    );
    return plugin(siteDir, {
      heading: errorHeading,
      provoked: (version, page, message) => provoked.get(version)?.get(`${page}: ${message}`),
    });
  };
}

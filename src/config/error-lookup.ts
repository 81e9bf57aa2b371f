import {errorLookup as plugin, provokedIn} from '@docs-kit/error-lookup';
import type {PluginConfig} from '@docusaurus/types';
import {readVerificationRecord} from '../files/verification-records';
import {nextVersion, siteVersions} from '../site/versions';

/** The tables in which the page `/check` looks up what readers paste. */
export function errorLookup(): PluginConfig {
  const records = siteVersions.map((version) => ({
    name: version === nextVersion ? 'current' : version.name,
    runName: version.name,
    record: readVerificationRecord(version.name),
  }));
  const [situations, versions] = ['verification/messages', 'verification/versions.yaml'];
  return ({siteDir}) => plugin(siteDir, {provoked: provokedIn({situations, versions, records})});
}

import path from 'node:path';
import {cacheFolder} from '@docs-kit/docs-verify/environment';
import type {TextTool} from '@docs-kit/service-doubles/mcp-server';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import type {ServerProgram} from '@docs-kit/docs-verify/workers/servers';
import {readYaml} from '@docs-kit/docs-verify/yaml';
import {readSourceData} from '../src/files/source';
import {siteVersions} from '../src/site/versions';
import schema from './schemas/versions.json';

type VersionData = Pick<VerifiedVersion, 'serverEnvironment' | 'paths'> & {
  readonly packages?: readonly string[];
  /** Variables that pages recommend against a fault; a server runs without them as usual. */
  readonly workarounds?: Readonly<Record<string, string>>;
};

/** What `versions.yaml` holds. */
interface Runs {
  readonly versions: Readonly<Record<string, VersionData>>;
  readonly command: VerifiedVersion['command'];
  readonly server: ServerProgram;
  readonly programImports: readonly string[];
  readonly homeFolders: readonly string[];
  readonly role: string;
  readonly stock: string;
  readonly runFile: object;
  readonly tools: readonly TextTool[];
  readonly packages: readonly string[];
  readonly standIns: VerifiedVersion['standIns'];
  readonly quick: {readonly guide: string; readonly operations: readonly string[]};
}

/** How all versions are run. */
export const runs = readYaml<Runs>(
  path.join(__dirname, 'versions.yaml'),
  'verification/versions.yaml',
  schema,
);

/** Names of versions that this project knows how to run. */
export const knownVersions: readonly string[] = Object.keys(runs.versions);

/** Those that this site serves. */
export const verifiedVersions: readonly VerifiedVersion[] = Object.entries(runs.versions).flatMap(
  ([name, version]) => {
    if (!siteVersions.some((served) => served.name === name)) return [];
    const {framework, clients} = readSourceData(name);
    return {
      ...version,
      serverEnvironment: {...version.workarounds, ...version.serverEnvironment},
      name,
      framework,
      client: clients.python,
      nodeClient: clients.typescript.checkedWith.dependency,
      packages: [...runs.packages, ...(version.packages ?? [])],
      standIns: runs.standIns,
      command: runs.command,
      homeFolders: runs.homeFolders,
      constraints: path.join(__dirname, 'constraints', `${name}.txt`),
      leftOut: path.join(__dirname, 'constraints', 'left-out.txt'),
      runConfig: path.join(__dirname, 'run-configs', `${name}.yaml`),
      cache: cacheFolder('llama-stack-docs'),
    };
  },
);

/**
 * Finds a version by its name.
 * @throws Error that lists the versions that can be verified
 */
export function verifiedVersion(name: string): VerifiedVersion {
  const found = verifiedVersions.find((version) => version.name === name);
  if (found) return found;
  const names = verifiedVersions.map((version) => version.name).join(', ');
  throw new Error(`There is no version "${name}" to verify: expected one of ${names}.`);
}

/** A version as it runs when nobody has read what to do against its faults. */
export const withoutWorkarounds = (version: VerifiedVersion): VerifiedVersion => ({
  ...version,
  serverEnvironment: runs.versions[version.name]?.serverEnvironment,
});

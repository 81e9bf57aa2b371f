import type {Environment} from '@docs-kit/docs-verify/environment';
import type {Api} from '@docs-kit/docs-verify/operations/api';
import type {Lane} from '../operations';
import {apiPathsOf, createObjects} from '../operations/objects';
import {replaceIds} from '../operations/preparation';
import {product} from '../../src/site/product';
import {type Pin, releaseOf, shortCommit} from '@docs-kit/docs-verify/pins';
import type {TargetPackage} from '@docs-kit/docs-verify/target';
import {verifiedVersion} from '../versions';

export interface Replacing {
  /** Ids that earlier fences of the page have named; this fence's are added. */
  readonly replacements: Map<string, string>;
  readonly api: Api;
  readonly lane: Lane & {
    readonly testDoubleAddress: string;
    readonly telemetryAddress: string;
    readonly environment: Environment;
  };
  readonly serverAddress: string;
}

/**
 * Replaces in a fence the addresses of what runs elsewhere, and ids that only a server can give:
 * each by one of an object that is made in its place. Nothing else changes.
 */
export async function replaceGuideIds(code: string, replacing: Replacing): Promise<string> {
  const {replacements, api, lane, serverAddress} = replacing;
  const objects = createObjects(api, apiPathsOf(lane.versionName));
  const makers: readonly (readonly [RegExp, () => Promise<string>])[] = [
    [/\bvs_[0-9a-f-]{36}/g, objects.vectorStore],
    [/\bfile-[0-9a-f]{32}/g, () => objects.file()],
    [/\bresp[-_][0-9a-f-]{36}/g, objects.response],
  ];
  for (const [pattern, make] of makers) {
    for (const [id] of code.matchAll(pattern)) {
      if (!replacements.has(id)) replacements.set(id, await make());
    }
  }
  const addresses = new Map([
    [product.defaultServerUrl, serverAddress],
    // The server of somebody else that pages call from afar, or through a server of one's own.
    ['https://llama.example.com', serverAddress],
    ['http://localhost:11434', `${lane.testDoubleAddress}/ollama`],
    ['http://localhost:4318', lane.telemetryAddress],
    ['http://nim.example.com:8000', `${lane.testDoubleAddress}/nvidia`],
    ['http://localhost:8080', `${lane.testDoubleAddress}/tgi-qwen`],
    ['http://localhost:8000/v1', `${lane.testDoubleAddress}/vllm/v1`],
    ['http://localhost:8000', lane.mcpAddress],
  ]);
  const {target} = lane.environment;
  const {folder} = target.framework;
  // Readers of a version without a release are in a checkout of the framework.
  const folders = new Map(folder ? [['LLAMA_STACK_DIR=.', `LLAMA_STACK_DIR=${folder}`]] : []);
  const {framework, client} = verifiedVersion(lane.versionName);
  const tested = [
    ...testedRevisions(framework, target.framework),
    ...testedRevisions(client, target.client),
  ];
  return [replacements, addresses, folders, new Map(tested)].reduce(replaceIds, code);
}

/** What commands of pages install, by what they install where another revision is under test. */
function testedRevisions(pin: Pin, {commit}: TargetPackage): (readonly [string, string])[] {
  if (commit === pin.commit) return [];
  const {repository, tag, published} = pin;
  return [
    [pin.commit, commit],
    [shortCommit(pin.commit), shortCommit(commit)],
    ...(tag === undefined ? [] : [[`.git@${tag}`, `.git@${commit}`] as const]),
    ...(published
      ? [
          [
            `${pin.package}==${releaseOf(pin)}`,
            `${pin.package}@git+${repository}.git@${commit}`,
          ] as const,
        ]
      : []),
  ];
}

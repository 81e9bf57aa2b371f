import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SdkData} from '../facts/data-types';
import type {SampleWriter} from '../openapi/page-set';
import {type SdkMethods, writeSamples} from '../openapi/samples';
import {siteVersions} from '../site/versions';

/**
 * Reads the methods of the client libraries of every version, and returns the function that writes
 * the programs of an operation with them.
 * @throws Error when the data of a version cannot be read, or the writer meets an unknown version
 */
export function createSampleWriter(projectRoot: string): SampleWriter {
  const methodsOf = new Map<string, SdkMethods>(
    siteVersions.map(({name}) => [
      name,
      {
        python: readMethods(projectRoot, `data/${name}/python-sdk.json`),
        typescript: readMethods(projectRoot, `data/${name}/typescript-sdk.json`),
      },
    ]),
  );
  return (operation, model, versionName) => {
    const methods = methodsOf.get(versionName);
    if (!methods) {
      throw new Error(
        `No client libraries are known for the version "${versionName}": expected one of ${[...methodsOf.keys()].join(', ')}.`,
      );
    }
    return writeSamples(operation, model, methods);
  };
}

function readMethods(projectRoot: string, file: string): SdkData['methods'] {
  try {
    return (JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) as SdkData).methods;
  } catch (error) {
    throw new Error(`Cannot read ${file}, which holds the methods of a client library.`, {
      cause: error,
    });
  }
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {bundlePath} from '../../src/files/generated-files';
import type {ClientCliData, LlamaCliData} from '../../src/facts/data-types';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import {apiLevels} from '../../src/site/api-levels';
import {siteVersion} from '../../src/site/versions';
import type {Documented, PinnedProvider} from './compare';

const root = path.resolve(__dirname, '../..');

/**
 * Reads what this documentation says of a version.
 * @throws Error when a file is missing; `npm run generate` writes the bundled specifications
 */
export function readDocumented(versionName: string): Documented {
  const version = siteVersion(versionName);
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const data = (name: string): unknown => read(`data/${versionName}/${name}.json`);
  return {
    routes: (data('routes') as {readonly routes: readonly string[]}).routes,
    providers: (data('providers') as {readonly providers: readonly PinnedProvider[]}).providers,
    commands: Object.fromEntries(
      [data('llama-cli') as LlamaCliData, data('client-cli') as ClientCliData].flatMap(
        (program) => [
          ...('globalOptions' in program
            ? [[program.program, {options: program.globalOptions, arguments: []}] as const]
            : []),
          ...program.commands.map((command) => [command.name, command] as const),
        ],
      ),
    ),
    documents: apiLevels.map((level) => read(bundlePath(version, level)) as OpenApiDocument),
    schemaNames: (
      data('schema-names') as {
        readonly schemas: Readonly<Record<string, string>>;
      }
    ).schemas,
  };
}

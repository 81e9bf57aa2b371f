/** The renderers of the command lines, client libraries and models, by the name in a marker. */
import {leadingArgument} from '@docs-kit/docs-facts/tables';
import {
  renderClientCommandIndex,
  renderClientCommands,
  renderClientGlobals,
  renderLlamaAbsentCommands,
  renderLlamaApis,
  renderLlamaCommandIndex,
  renderLlamaCommands,
} from './cli-commands';
import type {TableRenderer} from './table-renderer';
import {renderLlamaModels, renderPromptFormats} from './llama-models';
import {
  renderPythonHelperIndex,
  renderPythonHelpers,
  renderPythonIndex,
  renderPythonMethods,
} from './python-sdk';
import {renderSpecificationDownloads} from './specification-downloads';
import type {SdkData} from '../facts/data-types';
import {operationLinks, sdkConstructor, sdkErrors, sdkIndex, sdkMethods} from './sdk-methods';
import type {VersionData} from '../facts/data-types';

type SdkChoice = (data: VersionData) => SdkData;

const python: SdkChoice = (data) => data.pythonSdk;
const typescript: SdkChoice = (data) => data.typescriptSdk;

export const referenceRenderers = {
  'llama-command-index': renderLlamaCommandIndex,
  'llama-commands': renderLlamaCommands,
  'llama-absent-commands': renderLlamaAbsentCommands,
  'llama-apis': renderLlamaApis,
  'llama-models': renderLlamaModels,
  'prompt-formats': renderPromptFormats,
  'specification-downloads': renderSpecificationDownloads,
  'client-command-index': renderClientCommandIndex,
  'client-commands': renderClientCommands,
  'client-globals': renderClientGlobals,
  'python-sdk-index': renderPythonIndex,
  'python-sdk-constructor': withoutArguments('python-sdk-constructor', python, sdkConstructor),
  'python-sdk-errors': withoutArguments('python-sdk-errors', python, sdkErrors),
  'python-sdk-methods': renderPythonMethods,
  'python-sdk-helper-index': renderPythonHelperIndex,
  'python-sdk-helpers': renderPythonHelpers,
  'typescript-sdk-index': withoutArguments('typescript-sdk-index', typescript, (sdk) =>
    sdkIndex(sdk),
  ),
  'typescript-sdk-constructor': withoutArguments(
    'typescript-sdk-constructor',
    typescript,
    sdkConstructor,
  ),
  'typescript-sdk-errors': withoutArguments('typescript-sdk-errors', typescript, sdkErrors),
  'typescript-sdk-methods': methods('typescript-sdk-methods', typescript),
} as const satisfies Readonly<Record<string, TableRenderer>>;

function withoutArguments(
  name: string,
  choose: SdkChoice,
  write: (sdk: SdkData) => string,
): TableRenderer {
  return (args, data) => {
    if (args.length > 0)
      throw new Error(`Unexpected argument "${args.join(' ')}". Write "generated:${name}".`);
    return write(choose(data));
  };
}

/** Arguments: the relative path to the root of the version's pages, then resources (none means all). */
function methods(name: string, choose: SdkChoice): TableRenderer {
  return (args, data) => {
    const [docsRoot = '', ...resources] = leadingArgument(
      args,
      Infinity,
      `generated:${name} PATH_TO_DOCS_ROOT [RESOURCE...]`,
    );
    return sdkMethods(choose(data), operationLinks(docsRoot, data.facts.levels), resources);
  };
}

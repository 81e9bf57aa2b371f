/** Writes what only the Python client has: a reference on several pages, and helper classes. */
import {leadingArgument} from '@docs-kit/docs-facts/tables';
import {methodId} from './cli-commands';
import {blocks, code, codeSpan, EMPTY_CELL, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
import type {SdkHelper, SdkHelperParameter} from '../facts/data-types';
import {helpersPage, pythonSdkPageOf, pythonSdkPages} from './python-sdk-pages';
import {operationLinks, sdkIndex, sdkMethods, shortenType} from './sdk-methods';
import type {VersionData} from '../facts/data-types';

/**
 * Lists the resources with a link to each method, on the page that it is on.
 *
 * @param args - none
 * @param data - needs `pythonSdk`
 * @returns a table
 * @throws Error when there are arguments or a resource is on no page
 */
export function renderPythonIndex(
  args: readonly string[],
  data: Pick<VersionData, 'pythonSdk'>,
): string {
  if (args.length > 0) throw new Error('Write "generated:python-sdk-index" without arguments.');
  return sdkIndex(data.pythonSdk, (resource) => `./${pythonSdkPageOf(resource)}.md`);
}

/**
 * Lists the helpers with a link to each.
 *
 * @param args - none
 * @param data - needs `pythonSdk`
 * @returns a table
 * @throws Error when there are arguments
 */
export function renderPythonHelperIndex(
  args: readonly string[],
  data: Pick<VersionData, 'pythonSdk'>,
): string {
  if (args.length > 0)
    throw new Error('Write "generated:python-sdk-helper-index" without arguments.');
  return markdownTable(
    [
      {
        heading: 'Helper',
        cell: (helper) => {
          const id = helperId(helper);
          return `<span id="${id}">[${code(helper.name)}](./${helpersPage}.md#${id})</span>`;
        },
      },
      {heading: 'What it is for', cell: ({summary}) => proseToMdx(summary)},
    ],
    data.pythonSdk.helpers ?? [],
  );
}

/**
 * Writes the methods that one page holds.
 *
 * @param args - relative path to the root of the version's pages, and name of the page
 * @param data - needs `pythonSdk` and `facts`
 * @returns sections with `###` headings for resources and `####` headings for methods
 * @throws Error when an argument is missing, the page is unknown or a resource is on no page
 */
export function renderPythonMethods(
  args: readonly string[],
  data: Pick<VersionData, 'pythonSdk' | 'facts'>,
): string {
  const usage = `generated:python-sdk-methods PATH_TO_DOCS_ROOT ${pythonSdkPages.join('|')}`;
  const [docsRoot, page] = leadingArgument(args, 2, usage);
  const {pythonSdk, facts} = data;
  const resources = new Set(pythonSdk.methods.map(({resource}) => resource));
  const chosen = [...resources].filter((resource) => pythonSdkPageOf(resource) === page);
  if (chosen.length === 0) throw new Error(`No method is on the page "${page}". Write "${usage}".`);
  return sdkMethods(pythonSdk, operationLinks(docsRoot, facts.levels), chosen);
}

/**
 * Writes a section for each helper class, function and typed dictionary.
 *
 * @param args - none
 * @param data - needs `pythonSdk`
 * @returns sections with `###` headings
 * @throws Error when there are arguments or the data holds no helpers
 */
export function renderPythonHelpers(
  args: readonly string[],
  data: Pick<VersionData, 'pythonSdk'>,
): string {
  if (args.length > 0) throw new Error('Write "generated:python-sdk-helpers" without arguments.');
  const helpers = data.pythonSdk.helpers ?? [];
  if (helpers.length === 0) throw new Error('The data of the Python client holds no helpers.');
  return helpers.map(helperSection).join('\n\n');
}

function helperSection(helper: SdkHelper): string {
  const methods = helper.methods.filter((method) => method.property !== true);
  const properties = helper.methods.filter((method) => method.property === true);
  return blocks(
    `### ${codeSpan(helper.name)} {#${helperId(helper)}}`,
    proseToMdx(helper.summary),
    helper.broken !== undefined && `**Does not work.** ${proseToMdx(helper.broken)}`,
    `\`\`\`python\n${importLine(helper)}\n\`\`\``,
    helper.parameters.length > 0 && parameterTable(helper.parameters, 'Parameter'),
    helper.returns !== undefined && `Returns ${codeSpan(helper.returns)}.`,
    helper.fields.length > 0 && parameterTable(helper.fields, 'Field'),
    methods.length > 0 && methodTable(methods),
    properties.length > 0 &&
      `Properties: ${properties.map((property) => codeSpan(`${property.name}: ${property.returns}`)).join(', ')}.`,
    helper.notes.map((note) => `- ${proseToMdx(note)}`).join('\n'),
  );
}

function helperId({name}: SdkHelper): string {
  return `helper-${methodId(name).replace(/-$/, '')}`;
}

function importLine(helper: SdkHelper): string {
  const dot = helper.import.lastIndexOf('.');
  return `from ${helper.import.slice(0, dot)} import ${helper.import.slice(dot + 1)}`;
}

function parameterTable(rows: readonly SdkHelperParameter[], heading: string): string {
  return markdownTable(
    [
      {heading, cell: (row) => code(row.name)},
      {heading: 'Type', cell: (row) => code(shortenType(row.type))},
      {
        heading: 'Default',
        cell: (row) =>
          row.required
            ? '**required**'
            : row.default === undefined
              ? EMPTY_CELL
              : code(row.default),
      },
    ],
    rows,
  );
}

function methodTable(rows: SdkHelper['methods']): string {
  return markdownTable(
    [
      {heading: 'Method', cell: (row) => code(signature(row))},
      {heading: 'Returns', cell: (row) => code(row.returns)},
      {
        heading: 'Remarks',
        cell: (row) =>
          [row.async === true && 'await it', row.abstract === true && 'you write it']
            .filter(Boolean)
            .join(', '),
      },
    ],
    rows,
  );
}

function signature(method: SdkHelper['methods'][number]): string {
  const parameters = method.parameters.map((parameter) =>
    parameter.default === undefined ? parameter.name : `${parameter.name}=${parameter.default}`,
  );
  return `${method.name}(${parameters.join(', ')})`;
}

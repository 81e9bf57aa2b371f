/** Tables of the environment variables that a version reads. */
import type {EnvironmentVariable, EnvironmentVariablesData} from '../facts/data-types';
import type {TableRenderer} from './table-renderer';
import {code, EMPTY_CELL, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';

/** A cell that would name more providers than this gives their number. */
const mostProvidersNamed = 12;

/** `<!-- generated:environment-variables [AREA...] -->`: the variables of some areas, or all. */
export const renderEnvironmentVariables: TableRenderer = (args, data) =>
  environmentVariablesTable(args, data.environmentVariables);

/**
 * Writes the table of environment variables.
 *
 * @param areas - areas to show; all when empty
 * @param data - the variables of the page's version
 * @returns the table
 * @throws Error for an unknown area, listing the known ones
 */
export function environmentVariablesTable(
  areas: readonly string[],
  data: EnvironmentVariablesData,
): string {
  const known = [...new Set(data.variables.map((variable) => variable.area))].sort();
  const unknown = areas.find((area) => !known.some((name) => name === area));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is no area. Use one or more of: ${known.join(', ')}.`);
  const variables = data.variables.filter(({area}) => areas.length === 0 || areas.includes(area));
  const isReadByOne = variables.length > 1 && new Set(variables.map(readByCell)).size === 1;
  return markdownTable(
    [
      {heading: 'Variable', cell: (variable) => code(variable.name)},
      {heading: 'Default', cell: defaultCell},
      {
        heading: 'Meaning',
        cell: (variable) => proseToMdx(variable.meaning) + (variable.secret ? ' Secret.' : ''),
      },
      // A column that says the same in each row takes room from those that do not.
      ...(isReadByOne ? [] : [{heading: 'Read by', cell: readByCell}]),
    ],
    variables,
  );
}

function defaultCell(variable: EnvironmentVariable): string {
  const values = [variable.default, ...(variable.otherDefaults ?? [])];
  const shown = values
    .filter((value): value is string => value !== null && value !== '')
    .map((value) => (value === '\u200b' ? 'an invisible character' : code(value)));
  return shown.length === 0 ? EMPTY_CELL : shown.join(', ');
}

/** Distributions are many and follow from their providers, so a variable of a provider names those alone. */
function readByCell(variable: EnvironmentVariable): string {
  const named = (prefix: string): string[] =>
    variable.readBy
      .filter((reader) => reader.startsWith(prefix))
      .map((reader) => reader.slice(prefix.length));
  const providers = providersByType(named('provider '));
  const distributions = named('distribution ').map(code);
  const others = variable.readBy.filter((reader) => !/^(?:provider|distribution) /.test(reader));
  return [...others, ...(providers.length > 0 ? providers : distributions)].join(', ');
}

/**
 * Writes each type of provider once, with the APIs that it serves here.
 * @param providers - such as `inference/remote::bedrock`
 */
function providersByType(providers: readonly string[]): string[] {
  const apisByType = new Map<string, string[]>();
  for (const provider of providers) {
    const [api = '', type = ''] = provider.split('/');
    apisByType.set(type, [...(apisByType.get(type) ?? []), api]);
  }
  // A list of twenty hides what the row says; the providers' own pages name the variable.
  if (providers.length > mostProvidersNamed) return [`${providers.length} providers`];
  return [...apisByType].map(([type, apis]) => `${code(type)} (${apis.join(', ')})`);
}

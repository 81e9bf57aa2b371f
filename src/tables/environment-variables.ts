/** Tables of the environment variables that a version reads. */
import type {Table} from '@docs-kit/docs-facts/tables';
import {code, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
import type {EnvironmentVariable, VersionData} from '../facts/data-types';
import {literal} from './config-field';

/** A cell that would name more providers than this gives their number. */
const mostProvidersNamed = 12;

/** The variables of some areas, or all. */
export const environmentVariables: Table<Pick<VersionData, 'environmentVariables'>> = {
  parameters: '[AREA...]',
  write: ({environmentVariables: {variables: all}}, ...areas) => {
    const known = [...new Set(all.map(({area}) => area as string))].sort();
    const unknown = areas.find((area) => !known.includes(area));
    if (unknown !== undefined)
      throw new Error(`"${unknown}" is no area. Use one or more of: ${known.join(', ')}.`);
    const variables = all.filter(({area}) => areas.length === 0 || areas.includes(area));
    const isReadByOne = variables.length > 1 && new Set(variables.map(readByCell)).size === 1;
    return markdownTable<EnvironmentVariable>(
      {
        Variable: ({name}) => code(name),
        Default: (variable) =>
          [variable.default, ...(variable.otherDefaults ?? [])]
            .flatMap((value) => (value ? literal(value) : []))
            .join(', '),
        Meaning: ({meaning, secret}) => proseToMdx(meaning) + (secret ? ' Secret.' : ''),
        // A column that says the same in each row takes room from those that do not.
        ...(!isReadByOne && {'Read by': readByCell}),
      },
      variables,
    );
  },
};

/** Distributions are many and follow from their providers, so a variable of a provider names those alone. */
function readByCell({readBy}: EnvironmentVariable): string {
  const named = (prefix: string): string[] =>
    readBy
      .filter((reader) => reader.startsWith(prefix))
      .map((reader) => reader.slice(prefix.length));
  const providers = providersByType(named('provider '));
  const distributions = named('distribution ').map(code);
  const others = readBy.filter((reader) => !/^(?:provider|distribution) /.test(reader));
  return [...others, ...(providers.length > 0 ? providers : distributions)].join(', ');
}

/**
 * Writes each type of provider once, with the APIs that it serves here.
 * @param providers such as `inference/remote::bedrock`
 */
function providersByType(providers: readonly string[]): string[] {
  // A list of twenty hides what the row says; the providers' own pages name the variable.
  if (providers.length > mostProvidersNamed) return [`${providers.length} providers`];
  const apisByType = new Map<string, string[]>();
  for (const provider of providers) {
    const [api = '', type = ''] = provider.split('/');
    apisByType.set(type, [...(apisByType.get(type) ?? []), api]);
  }
  return [...apisByType].map(([type, apis]) => `${code(type)} (${apis.join(', ')})`);
}

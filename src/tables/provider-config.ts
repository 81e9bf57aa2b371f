/** Configuration table of a provider, and the tables of the stores that providers use. */
import {leadingArgument, onlyArgument} from '@docs-kit/docs-facts/tables';
import {fieldColumns, plainFieldColumns} from './config-field';
import type {TableRenderer} from './table-renderer';
import {blocks, code, codeList, markdownTable} from '@docs-kit/mdx-writer';
import type {ConfigField, Provider} from '../facts/data-types';
import {findProvider, type StoreKind} from '../facts/find';

const STORE_ARGUMENTS: Readonly<Record<string, StoreKind>> = {
  'key-value': 'key-value store',
  sql: 'SQL store',
};

/** `<!-- generated:provider-config API/TYPE -->`: one row for each key of the provider's `config`. */
export const renderProviderConfig: TableRenderer = (args, data) =>
  providerConfigTable(
    findProvider(onlyArgument(args, 'generated:provider-config API/TYPE'), data.providers),
  );

/** `<!-- generated:store-types key-value -->` or `sql`: the types of a store and the keys of each. */
export const renderStoreTypes: TableRenderer = (args, data) => {
  const [argument] = leadingArgument(args, 1, 'generated:store-types key-value|sql');
  const kind = Object.hasOwn(STORE_ARGUMENTS, argument) ? STORE_ARGUMENTS[argument] : undefined;
  if (kind === undefined) {
    throw new Error(
      `"${argument}" is no kind of store. Use one of: ${Object.keys(STORE_ARGUMENTS).join(', ')}.`,
    );
  }
  const store = data.providers.stores[kind];
  return blocks(
    ...Object.entries(store.types).flatMap(([type, fields]) => [
      `**${code(`type: ${type}`)}** needs the packages ${codeList(store.pipPackages[type] ?? [])}.`,
      markdownTable(plainFieldColumns, fields),
    ]),
  );
};

/**
 * Writes the configuration table of a provider.
 *
 * @param provider - the provider of the page's version
 * @returns the table, the keys of variants below it, or a sentence when there is nothing to configure
 */
export function providerConfigTable(provider: Provider): string {
  if (provider.config.length === 0) {
    return 'This provider has no configuration fields. Leave `config` out, or write `config: {}`.';
  }
  return blocks(
    markdownTable(fieldColumns, provider.config),
    provider.acceptsOtherKeys === true &&
      'Further keys are passed on to the client library of the service.',
    ...provider.config.flatMap(variantBlocks),
  );
}

/** A field with variants gets a sentence for each, and a table where the variant has keys of its own. */
function variantBlocks(field: ConfigField): string[] {
  return Object.entries(field.variants ?? {}).flatMap(([type, fields]) =>
    fields.length === 0
      ? [`${code(`${field.key}.type: ${type}`)} has no further keys.`]
      : [`${code(`${field.key}.type: ${type}`)} takes:`, markdownTable(plainFieldColumns, fields)],
  );
}

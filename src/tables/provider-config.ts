/** The configuration of a provider, and of the stores that providers use. */
import type {Tables} from '@docs-kit/docs-facts/tables';
import {blocks, code, codeList} from '@docs-kit/mdx-writer';
import type {ConfigField, Provider, VersionData} from '../facts/data-types';
import {findProvider} from '../facts/find';
import {fieldList, fieldsOf} from './config-field';

export const providerConfigTables: Tables<Pick<VersionData, 'providers'>> = {
  'provider-config': {
    parameters: 'API/TYPE',
    write: ({providers}, name = '') => providerConfig(findProvider(name, providers)),
  },
  /** The types of a store, with the keys of each. */
  'store-types': {
    parameters: 'key-value|sql',
    write: ({providers}, kind) => {
      const store = providers.stores[kind === 'sql' ? 'SQL store' : 'key-value store'];
      return blocks(
        ...Object.entries(store.types).flatMap(([type, fields]) => [
          `**${code(`type: ${type}`)}** requires ${packagesOf(store.pipPackages[type] ?? [])}.`,
          fieldList(fields),
        ]),
      );
    },
  },
};

const packagesOf = (names: readonly string[]): string =>
  `the ${names.length === 1 ? 'package' : 'packages'} ${codeList(names)}`;

/**
 * Writes the configuration of a provider: its fields, and the keys of variants below them; a sentence
 * when there is nothing to configure.
 */
export function providerConfig(provider: Provider): string {
  if (provider.config.length === 0) {
    return 'This provider has no configuration fields. Leave `config` out, or write `config: {}`.';
  }
  return blocks(
    fieldsOf(provider.config),
    provider.acceptsOtherKeys && "Any other key is passed to the service's client library.",
    ...provider.config.flatMap(variantBlocks),
  );
}

/** A field with variants gets a sentence for each, and a list where the variant has keys of its own. */
function variantBlocks(field: ConfigField): string[] {
  return Object.entries(field.variants ?? {}).flatMap(([type, fields]) =>
    fields.length === 0
      ? [`${code(`${field.key}.type: ${type}`)} has no other keys.`]
      : [`${code(`${field.key}.type: ${type}`)} takes:`, fieldList(fields)],
  );
}

/** The renderers of providers, distributions and environment variables, by the name in a marker. */
import {renderDistributionList} from './distribution-list';
import {
  renderDistributionEnvironment,
  renderDistributionFacts,
  renderDistributionProviders,
  renderDistributionResources,
} from './distribution-tables';
import {renderEnvironmentVariables} from './environment-variables';
import type {TableRenderer} from './table-renderer';
import {renderProviderConfig, renderStoreTypes} from './provider-config';
import {renderProviderData, renderProviderFacts} from './provider-facts';
import {renderProviderList, renderProviderSections, renderProviderTotals} from './provider-list';

export const providerRenderers = {
  'provider-config': renderProviderConfig,
  'provider-data': renderProviderData,
  'provider-facts': renderProviderFacts,
  'provider-list': renderProviderList,
  'provider-sections': renderProviderSections,
  'provider-totals': renderProviderTotals,
  'store-types': renderStoreTypes,
  'distribution-environment': renderDistributionEnvironment,
  'distribution-facts': renderDistributionFacts,
  'distribution-list': renderDistributionList,
  'distribution-providers': renderDistributionProviders,
  'distribution-resources': renderDistributionResources,
  'environment-variables': renderEnvironmentVariables,
} as const satisfies Readonly<Record<string, TableRenderer>>;

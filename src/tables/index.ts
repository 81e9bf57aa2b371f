/** The generated blocks of pages: by the name in a marker, what it takes and writes. */
import type {Tables} from '@docs-kit/docs-facts/tables';
import type {VersionData} from '../facts/data-types';
import {commandTables} from './cli-commands';
import {distributionTables} from './distribution-tables';
import {environmentVariables} from './environment-variables';
import {modelTables} from './llama-models';
import {providerConfigTables} from './provider-config';
import {providerFactTables} from './provider-facts';
import {providerListTables} from './provider-list';
import {pythonSdkTables} from './python-sdk';
import {specificationDownloads} from './specification-downloads';

export const tables: Tables<VersionData> = {
  ...commandTables,
  ...distributionTables,
  ...modelTables,
  ...providerConfigTables,
  ...providerFactTables,
  ...providerListTables,
  ...pythonSdkTables,
  'environment-variables': environmentVariables,
  'specification-downloads': {parameters: '', write: () => specificationDownloads()},
};

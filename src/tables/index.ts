/**
 * The registry of generated blocks: maps the name in a marker to the function that writes it.
 */
import {providerRenderers} from './provider-renderers';
import {referenceRenderers} from './reference-renderers';
import type {TableRenderer} from './table-renderer';

export const tableRenderers: Readonly<Record<string, TableRenderer>> = {
  ...providerRenderers,
  ...referenceRenderers,
};

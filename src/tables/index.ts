/**
 * The registry of generated blocks: maps the name in a marker to the function that writes it.
 */
import {providerRenderers} from './provider-renderers';
import {referenceRenderers} from './reference-renderers';
import type {TableRenderer} from './table-renderer';
import type {VersionData} from '../facts/data-types';

export const tableRenderers: Readonly<Record<string, TableRenderer>> = {
  ...providerRenderers,
  ...referenceRenderers,
};

/**
 * Writes the block that a marker names.
 *
 * @param name - name in the marker
 * @param args - words after the name
 * @param data - the pinned data of the page's version
 * @returns Markdown without the markers
 * @throws Error for an unknown name, listing the known ones, and whatever the renderer throws
 */
export function renderTable(name: string, args: readonly string[], data: VersionData): string {
  const renderer = Object.hasOwn(tableRenderers, name) ? tableRenderers[name] : undefined;
  if (renderer === undefined) {
    throw new Error(
      `"${name}" is not a known table. Use one of: ${Object.keys(tableRenderers).sort().join(', ')}.`,
    );
  }
  return renderer(args, data);
}

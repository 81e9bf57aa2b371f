import type {VersionData} from '../facts/data-types';

/**
 * Writes the Markdown of one kind of block.
 *
 * @param args - the words after the name in the marker
 * @param data - the pinned data of the page's version
 * @returns Markdown without the markers
 * @throws Error when the arguments do not fit or the data lacks what they name
 */
export type TableRenderer = (args: readonly string[], data: VersionData) => string;

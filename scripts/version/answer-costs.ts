import {nextVersion} from '../../src/site/versions';

/**
 * Adds the figures of a new release to the table of what an answer costs: those of the unreleased
 * version, whose pages it has.
 * @param text Markdown with rows such as `| the MCP server, next | 5,495 |`
 */
export function costsAfterCut(text: string, release: string): string {
  const row = new RegExp(`^(\\| .*, )${nextVersion.name}( \\|.*\\n)`, 'gm');
  return text.replace(row, (whole: string, start: string, figures: string) => {
    return `${whole}${start}${release}${figures}`;
  });
}

/** Takes the figures of an archived release out of the table. */
export function costsAfterArchive(text: string, release: string): string {
  return text
    .split(/(?<=\n)/)
    .filter((line) => !(line.startsWith('| ') && line.includes(`, ${release} |`)))
    .join('');
}

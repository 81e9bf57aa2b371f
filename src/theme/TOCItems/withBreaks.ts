/** Shorter names fit into a line of the list of contents, in characters. */
const longestWhole = 24;

/**
 * Lets a long name break before each of its words.
 * @param html an entry of the list of contents; those of several words, or with tags, stay as they are
 */
export function withBreaks(html: string): string {
  const isLongName = html.length > longestWhole && /^\w+$/.test(html);
  return isLongName ? html.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=_)/g, '<wbr>') : html;
}

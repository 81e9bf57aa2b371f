/**
 * One expression for globs: `*` is any part of a name, `**` any folders.
 * @returns what matches a whole path; nothing when there is no glob
 */
export function globs(patterns: readonly string[]): RegExp {
  const parts = patterns.map((pattern) =>
    pattern
      .replace(/[.+^${}()|[\]\\?]/g, String.raw`\$&`)
      .replaceAll('**/', '\u0001')
      .replaceAll('**', '\u0002')
      .replaceAll('*', '[^/]*')
      .replaceAll('\u0001', '(?:.*/)?')
      .replaceAll('\u0002', '.*'),
  );
  return parts.length === 0 ? /(?!)/ : new RegExp(`^(?:${parts.join('|')})$`);
}

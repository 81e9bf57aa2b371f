/** A revision that a file of data pins. */
export interface Revision {
  readonly commit: string;
  /** Day of the commit, as `2026-01-02`. */
  readonly date?: string;
  /** A release's tag. */
  readonly tag?: string;
}

/**
 * Writes another revision into the text of the JSON file that pins it, whose layout stays.
 * @param before the pinned revision
 * @throws Error when the text does not pin it
 */
export function withPin(text: string, before: Revision, {commit, date, tag}: Revision): string {
  if (commit === before.commit) return text;
  const at = text.indexOf(`"commit": "${before.commit}"`);
  if (at < 0) throw new Error(`The file does not pin the commit ${before.commit}.`);
  const start = text.lastIndexOf('{', at);
  const indent = /\n( *)$/.exec(text.slice(0, at))?.[1] ?? '';
  // The end of the object, which is one level further out.
  const end = text.indexOf(`\n${indent.slice(2)}}`, at);
  const entry = text
    .slice(start, end)
    .replace(/,\n *"tag": "[^"]*"$|\n *"tag": "[^"]*",/, '')
    .replace(/"date": "[^"]*"/, `"date": "${date ?? ''}"`)
    .replace(
      /"commit": "[^"]*"/,
      [`"commit": "${commit}"`, ...(tag === undefined ? [] : [`"tag": "${tag}"`])].join(
        `,\n${indent}`,
      ),
    );
  return `${text.slice(0, start)}${entry}${text.slice(end)}`;
}

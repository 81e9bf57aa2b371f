/** Most characters of a copy: programs that load a page whole cut off longer ones. */
export const maximumLength = 50_000;

/**
 * Cuts a Markdown text before headings of level 2 or 3, where it is too long.
 * @param limit most characters of a part
 * @returns the parts, without space around them; a text that is short enough as it is
 * @throws Error when a section is longer than a part may be
 */
export function splitAtHeadings(text: string, limit: number): string[] {
  if (text.length <= limit) return [text];
  const parts: string[] = [];
  let current = '';
  for (const section of sectionsOf(text)) {
    if (section.length > limit) {
      throw new Error(
        `The section "${section.split('\n')[0] ?? ''}" has ${section.length} characters; a part may have ${limit}. Divide the section with headings.`,
      );
    }
    if (current && current.length + section.length > limit) {
      parts.push(current.trim());
      current = '';
    }
    current += section;
  }
  return [...parts, current.trim()];
}

/** Cuts a text before each heading of level 2 or 3 outside fences. */
function sectionsOf(text: string): string[] {
  let isFence = false;
  const sections = [''];
  for (const line of text.split('\n')) {
    if (/^\s*```/.test(line)) isFence = !isFence;
    if (!isFence && /^#{2,3} /.test(line)) sections.push('');
    sections[sections.length - 1] += `${line}\n`;
  }
  return sections;
}

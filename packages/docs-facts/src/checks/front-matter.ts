import {nearest} from '../finding';

/** Keys that a page may have, and what a writer needs to know about each. */
const knownKeys: Readonly<Record<string, string>> = {
  id: 'set by generated pages alone',
  title: 'the heading of the page',
  description: 'what search engines and cards show',
  sidebar_label: 'a shorter name for the sidebar',
  slug: 'the address, where it differs from the file name',
  tags: 'tags of the tag index',
  keywords: 'words that readers search for and the text lacks',
  displayed_sidebar: 'null for a page without a sidebar',
  sources: 'files of the product that the page describes, as globs',
  custom_edit_url: 'set by generated pages alone',
  hide_table_of_contents: 'true for a page without a table of contents',
  unlisted: 'true for a page that no list names',
  draft: 'true for a page of the development server alone',
};

/**
 * Checks the front matter of a page before anything is built of it.
 * @param filePath path of the page, for the message
 * @param text the whole file, to find the line of a key
 * @param frontMatter the parsed front matter
 * @throws Error that names file, line and fix when a title or description is missing or empty, or
 * a key is unknown
 */
export function checkFrontMatter(
  filePath: string,
  text: string,
  frontMatter: Readonly<Record<string, unknown>>,
): void {
  if (isPartial(filePath)) return;
  const problems = [
    ...['title', 'description'].flatMap((key) => missingText(key, text, frontMatter)),
    ...Object.keys(frontMatter)
      .filter((key) => !(key in knownKeys))
      .map((key) => `${lineOf(key, text)}: unknown key "${key}"; ${suggestion(key)}`),
  ];
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `${filePath}:${problem}`).join('\n'));
  }
}

/** Files whose name begins with an underscore are parts of other pages and have no front matter. */
function isPartial(filePath: string): boolean {
  return /(^|[\\/])_[^\\/]*$/.test(filePath);
}

function missingText(
  key: string,
  text: string,
  frontMatter: Readonly<Record<string, unknown>>,
): string[] {
  const value = frontMatter[key];
  if (typeof value === 'string' && value.trim() !== '') return [];
  return [
    `${lineOf(key, text)}: "${key}" is missing or empty; add \`${key}: …\` between the --- lines at the top (${knownKeys[key]}).`,
  ];
}

function suggestion(key: string): string {
  const close = Object.keys(knownKeys).find(
    (known) => known.replaceAll('_', '') === key.replace(/[_-]/g, '').toLowerCase(),
  );
  return close
    ? `write \`${close}\`.`
    : `remove it, or use one of ${Object.keys(knownKeys).join(', ')}.${nearest(key, Object.keys(knownKeys))}`;
}

function lineOf(key: string, text: string): number {
  const index = text.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}

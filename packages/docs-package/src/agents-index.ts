import {type DocsPackage, maximumIndex, type PackagedVersion, rootMark} from './options';

/** A page as the data set `pages` lists it. */
export interface ListedPage {
  /** Path of the page. */
  readonly page: string;
  /** Path of its Markdown copy. */
  readonly markdown: string;
  readonly title: string;
}

/**
 * Writes the index of a version for `AGENTS.md`: each page with what it answers, below the name of its
 * folder. Agents open a page that they see in a list far more often than one that an index of indexes
 * leads to.
 * @param pages every page of the version
 * @throws Error when it is longer than 8 KB, lists no page, or a subject's page isn't in it
 */
export function agentsIndex(
  pages: readonly ListedPage[],
  version: PackagedVersion,
  {
    name,
    product,
    folders = {},
    subjects = {},
  }: Pick<DocsPackage, 'name' | 'product' | 'folders' | 'subjects'>,
): string {
  const byFolder = new Map<string, string[]>();
  const counts = new Map<string, number>();
  const unused = new Map(Object.entries(subjects));
  for (const {page, markdown, title} of pages) {
    const inVersion = page.slice(version.path.length + 1);
    const [top = ''] = inVersion.split('/');
    if (inVersion.includes('/') && folders[top] !== undefined) {
      counts.set(top, (counts.get(top) ?? 0) + 1);
      continue;
    }
    const file = markdown.slice(version.path.lastIndexOf('/') + 1);
    const cut = file.lastIndexOf('/') + 1;
    const folder = file.slice(0, cut);
    const subject = unused.get(inVersion);
    unused.delete(inVersion);
    const line = `- ${file.slice(cut, -'.md'.length)}: ${title}${subject ? `; ${subject}` : ''}`;
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), line]);
  }
  if (byFolder.size === 0) throw new Error(`${version.name} has no page for the index.`);
  if (unused.size > 0) {
    throw new Error(
      `${version.name} has no page ${[...unused.keys()].join(', ')}, which the option subjects names.`,
    );
  }
  const lines = [...byFolder].flatMap(([folder, listed]) => [
    ...(folder === '' ? [] : [folder]),
    ...listed,
  ]);
  const unlisted = [...counts]
    .filter(([folder]) => folders[folder] !== '')
    .map(([folder, count]) => `- ${folder}/: ${folders[folder] ?? ''} (${count} pages)`);
  const text = `## ${product} ${version.label} documentation

Read these pages before you write code for ${product}: what you remember may be of another version. The path of a page is \`${rootMark}\`, its folder, its name and \`.md\`. Long pages continue in \`.part-2.md\`. Search: \`npx ${name} mcp\`.

${lines.join('\n')}
${unlisted.length > 0 ? `\nFolders with an \`llms.txt\` that lists their pages:\n\n${unlisted.join('\n')}\n` : ''}`;
  const length = Buffer.byteLength(text);
  if (length > maximumIndex) {
    throw new Error(
      `The index of ${version.name} has ${length} bytes, and at most ${maximumIndex} are allowed. Shorten titles or subjects, or describe a folder as a whole with the option folders.`,
    );
  }
  return text;
}

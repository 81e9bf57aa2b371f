import {feedFile} from './files';

/** A change as the data set `changes` lists it. */
export interface Change {
  /** Page that lists all changes of the version, with an anchor. */
  readonly page: string;
  readonly kind: string;
  /** What changed. */
  readonly name: string;
  /** How, as Markdown. */
  readonly changes: readonly string[];
  /** Paths of the pages about it, by the name of the version. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The changes of a version. */
export interface VersionChanges {
  /** Name of the version in `Change.pages`. */
  readonly version: string;
  readonly label: string;
  /** Date of the source that the version documents: `2025-10-10`. */
  readonly date: string;
  readonly changes: readonly Change[];
  /** Titles of pages by their paths. */
  readonly titles: ReadonlyMap<string, string>;
}

/**
 * Writes a feed of the pages whose meaning changed: one entry for each page that a version's changes
 * are about, with what changed. Its times are those of the source that the version documents, so the
 * same data give the same feed, and a page that was only reworded is not in it.
 * Format: RFC 4287
 * @throws Error when there is no version, or a change leads to a page that the version lacks
 */
export function atomFeed(
  versions: readonly VersionChanges[],
  {url, title, author}: {readonly url: string; readonly title: string; readonly author: string},
): string {
  const dates = versions.map(({date}) => timeOf(date)).sort();
  const updated = dates.at(-1);
  if (updated === undefined) throw new Error('A feed needs at least one version with its changes.');
  const self = `${url}/${feedFile}`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${escaped(title)}</title>
<subtitle>Pages about what a version changed. Rewording a page adds no entry.</subtitle>
<id>${self}</id>
<updated>${updated}</updated>
<author><name>${escaped(author)}</name><uri>${url}</uri></author>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${url}/"/>
${versions.flatMap((version) => entriesOf(version, url, self)).join('')}</feed>
`;
}

function entriesOf(version: VersionChanges, url: string, self: string): string[] {
  const byPage = new Map<string, Change[]>();
  for (const change of version.changes) {
    const [page = ''] = (change.pages[version.version] ?? change.page).split('#');
    byPage.set(page, [...(byPage.get(page) ?? []), change]);
  }
  return [...byPage].map(([page, changes]) => {
    const title = version.titles.get(page);
    if (title === undefined) {
      throw new Error(
        `A change of ${version.version} is about ${page}, which is not a page of it. Correct its path in the data.`,
      );
    }
    const items = changes.map(({name, kind, changes: details}) =>
      plain([`${name} (${kind})`, ...details].map(sentence).join(' ')),
    );
    return `<entry>
<title>${escaped(`${title} (${version.label})`)}</title>
<id>${self}#${version.version}${page}</id>
<link rel="alternate" type="text/html" href="${url}${page}"/>
<updated>${timeOf(version.date)}</updated>
<summary>${escaped(items.join('\n'))}</summary>
</entry>
`;
  });
}

const timeOf = (date: string): string => `${date}T00:00:00Z`;

const sentence = (text: string): string => text.replace(/\.?$/, '.');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Markdown as text: readers of feeds show a summary as it is. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replaceAll('`', '')
    .trim();

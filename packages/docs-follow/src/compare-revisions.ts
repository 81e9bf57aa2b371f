/** Says what a newer revision of a product and its client changes for the pages about it. */
import {changesBetween} from './changes';
import type {Clone} from './clone';
import {isInData, namesInData} from './data-names';
import type {FollowedData} from './data';
import type {Facts, FileHashes} from './digest';
import {commitsOf, type History} from './history';
import {type Operations, type PageText, placesOf} from './places';
import {type ClientSettings, type ProductSettings, readClient, readProduct} from './read-digest';
import type {FollowReport, ReportedChange} from './report';
import {pinnedPaths, readRevisions} from './revisions';
import {routesBySchema} from './schemas';
import {SourceMeaning} from './source-meaning';
import {lostSources, type SourcedPage, stalePages} from './sources';

/** A repository with the commit that pages are about, and the one that is asked about. */
export interface ComparedSource<Settings> {
  readonly clone: Clone;
  readonly settings: Settings;
  readonly range: readonly [pin: string, target: string];
}

/** What is searched for the facts of a newer revision. */
export interface FollowedSite {
  readonly data: FollowedData;
  readonly pages: readonly PageText[];
  readonly sources: readonly SourcedPage[];
  readonly operations: Operations;
}

/** At which commit pages were read last: all of them, and those that somebody signed. */
export interface Reviews {
  readonly commit: string;
  readonly pages: Readonly<Record<string, string>>;
}

/** Hashes of a product's files at a commit, by the path that each file had at the pin. */
export type FilesAt = (commit: string) => FileHashes;

/** Reads each commit once. */
export function filesByCommit({
  clone,
  settings,
  range: [pin],
}: ComparedSource<ProductSettings>): FilesAt {
  const known = new Map<string, FileHashes>();
  return (commit) => {
    const files = known.get(commit) ?? pinnedPaths(clone, settings, pin, clone.commitOf(commit));
    known.set(commit, files);
    return files;
  };
}

/** @throws Error that lists the sources of pages that match no file of a commit */
export function requireSources(
  pages: readonly SourcedPage[],
  files: FileHashes,
  commit: string,
): void {
  const lost = lostSources(pages, files);
  if (lost.length === 0) return;
  throw new Error(
    `${lost.length} sources of pages match no file of ${commit}:\n${lost.join('\n')}\nCorrect them in the front matter, or in the data for a provider.`,
  );
}

/**
 * Compares two revisions of a product and of its client, and finds what pages say of what has changed.
 * @param client nothing where its repository is not at hand; the report says so
 */
export function compareRevisions({
  product,
  client,
  filesAt,
  site,
  reviews,
}: {
  readonly product: ComparedSource<ProductSettings & {readonly specifications: readonly string[]}>;
  readonly client?: ComparedSource<ClientSettings>;
  readonly filesAt: FilesAt;
  readonly site: FollowedSite;
  readonly reviews: Reviews;
}): {readonly report: Omit<FollowReport, 'from' | 'to'>; readonly facts: Facts} {
  const {clone, settings, range} = product;
  const own = readRevisions(clone, range, settings, settings.specifications, (files) =>
    readProduct(settings, files),
  );
  const theirs =
    client &&
    readRevisions(client.clone, client.range, client.settings, [], (files) =>
      readClient(client.settings, files),
    );
  const names = namesInData(site.data);
  const meaning = new SourceMeaning(clone);
  const facts = {...own.after, ...theirs?.after};
  return {
    facts,
    report: {
      commits: own.commits,
      changes: reportedChanges({
        before: {...own.before, ...theirs?.before},
        after: facts,
        history: new Map([...own.history, ...(theirs?.history ?? [])]),
        pages: site.pages,
        operations: site.operations,
        isInData: (change) => isInData(change, names),
      }),
      stale: stalePages(
        site.sources,
        (file) => filesAt(reviews.pages[file] ?? reviews.commit),
        filesAt(range[1]),
        (file, before, now) => meaning.isSame(file, before, now),
      ),
      notCompared: client
        ? []
        : ['The client was not compared: `--client-source` names its clone.'],
    },
  };
}

/**
 * Finds all changes between two revisions, with their commits and what they touch.
 * @param isInData whether the data has a change already; undefined where nothing tells
 */
export function reportedChanges({
  before,
  after,
  history,
  pages,
  operations,
  isInData,
}: {
  readonly before: Facts;
  readonly after: Facts;
  readonly history: History;
  readonly pages: readonly PageText[];
  readonly operations: Operations;
  readonly isInData: (
    change: Pick<ReportedChange, 'kind' | 'key' | 'before' | 'after'>,
  ) => boolean | undefined;
}): FollowReport['changes'] {
  const schemas = routesBySchema(before, after);
  return changesBetween(before, after).map((change) => ({
    ...change,
    ...placesOf(change, pages, operations, schemas),
    commits: commitsOf(change, history),
    inData: isInData(change),
  }));
}

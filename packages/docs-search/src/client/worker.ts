/** The web worker: it loads indexes and texts and searches, so that typing is never held up. */
import {searchIndexUrl} from '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js';
import clientOptions from '@generated/@easyops-cn/docusaurus-search-local/default/docs-search.json';
import {
  semanticFileName,
  textsFile,
  versioned,
  type Published,
  type SearchIndexFile,
} from '../indexing/index-file';
import {noticesOfTexts, present, type PageTexts} from '../results/present';
import {createSearcher, type Hit, type Searcher, type SearchResult} from '../results/searcher';
import type {SemanticFile} from '../semantic/semantic-file';
import type {SearchRequest, SearchResponse, WorkerReply, WorkerRequest} from './client';

const searchers = new Map<string, Promise<Searcher>>();
/** For each searcher, when its semantic ranking is there. */
const rankings = new Map<Searcher, Promise<void>>();
const texts = new Map<string, PageTexts>();
const [indexName = '', contentHash = ''] = searchIndexUrl.replace('{dir}', '').split('?_=');
const {formatHash, sourcesHash} = clientOptions;
/** Context on each side of what was found. */
const snippetLength = 2 * clientOptions.snippetLength;
const cancelled = new Set<number>();

/** Texts are loaded when the reader pauses: those of results that flash by are not worth it. */
const pauseBeforeTexts = 200;
/** A query that finds nothing may be half a word: that it does is said when the reader pauses. */
const pauseBeforeNothing = 500;

/** What readers are told when their words decide alone, and should not. */
const semanticNotice =
  'Pages in other words than yours are not found, because a part of the search could not be loaded.';

/** The site has been updated since the reader opened the page: this code cannot read the index. */
class OtherFormatError extends Error {}

self.addEventListener('message', ({data: {id, request}}: MessageEvent<WorkerRequest>) => {
  if (!request) {
    cancelled.add(id);
    return;
  }
  search(id, request).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    reply({id, failure: {message, isOutdated: error instanceof OtherFormatError}});
  });
});

function reply(message: WorkerReply): void {
  self.postMessage(message);
}

/** Answers with what the words find, with what semantic ranking makes of it, and with snippets. */
async function search(id: number, request: SearchRequest): Promise<void> {
  const searcher = await searcherOf(request);
  const isCancelled = () => cancelled.delete(id);
  if (isCancelled()) return;
  const {text, context, limit} = request;
  const find = () => searcher.search(text, {limit, ...(context && {context})});
  let result = find();
  const isWaiting = result.needsSemantic && !searcher.hasSemanticRanking();
  const show = (isComplete: boolean, elsewhere?: Record<string, number>) => {
    const response = {...respond(result), ...(elsewhere && {elsewhere})};
    const notices = [
      ...response.notices,
      ...(isWaiting && rankings.get(searcher) === undefined ? [semanticNotice] : []),
      ...(isComplete ? noticesOfTexts(response.hits) : []),
    ];
    reply({id, response: {...response, notices}, isComplete});
  };

  if (isWaiting) {
    const ranking = semanticRankingOf(searcher, request);
    if (result.total > 0) show(false);
    await ranking;
    if (isCancelled()) return;
    result = find();
  } else if (result.total === 0 && text !== '') {
    await pause(pauseBeforeNothing);
    if (isCancelled()) return;
  }
  if (result.total === 0 && text !== '' && !result.isTooLittle) {
    show(false);
    show(true, await totalsElsewhere(request));
    return;
  }
  const missing = result.hits.filter(({u}) => !texts.has(u));
  show(missing.length === 0);
  if (missing.length === 0) return;
  await pause(pauseBeforeTexts);
  if (isCancelled()) return;
  await Promise.all(missing.map(({u}) => loadTexts(u, searcher.settings.baseUrl)));
  if (!isCancelled()) show(true);
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

function respond({terms, hits, overviews, ...result}: SearchResult): SearchResponse {
  const shown = (some: readonly Hit[]) =>
    present({hits: some, terms}, (path) => texts.get(path), snippetLength);
  return {...result, hits: shown(hits), overviews: shown(overviews)};
}

/** How many pages other versions have; one whose index cannot be loaded has none to offer. */
async function totalsElsewhere({text, others}: SearchRequest): Promise<Record<string, number>> {
  const totals = others.map(async (indexFolder): Promise<[string, number]> => {
    const searcher = await searcherOf({indexFolder}).catch(() => undefined);
    return [indexFolder, searcher?.search(text, {limit: 0}).total ?? 0];
  });
  return Object.fromEntries(await Promise.all(totals));
}

function searcherOf({indexFolder}: Pick<SearchRequest, 'indexFolder'>): Promise<Searcher> {
  const address = versioned(`${indexFolder}${indexName}`, contentHash, sourcesHash);
  return loadOnce(searchers, address, async () =>
    createSearcher(await fetchPublished<SearchIndexFile>(address)),
  );
}

/** Loads the semantic ranking of a version. Without it the words decide alone. */
function semanticRankingOf(searcher: Searcher, {indexFolder}: SearchRequest): Promise<void> {
  const address = versioned(`${indexFolder}${semanticFileName}`, contentHash, sourcesHash);
  return loadOnce(rankings, searcher, async () =>
    searcher.addSemanticRanking(await fetchPublished<SemanticFile>(address)),
  ).catch(() => {});
}

/** What was loaded, which happens once. A failed load is not remembered: the next one may work. */
function loadOnce<Key, Value>(
  loaded: Map<Key, Promise<Value>>,
  key: Key,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = loaded.get(key);
  if (known) return known;
  const loading = load();
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

/** A page whose texts cannot be loaded is shown without a snippet. */
async function loadTexts(path: string, baseUrl: string): Promise<void> {
  try {
    const loaded = await fetchJson<unknown>(
      versioned(baseUrl + textsFile(path, baseUrl), contentHash, sourcesHash),
    );
    if (isTexts(loaded)) texts.set(path, loaded);
  } catch {
    texts.delete(path);
  }
}

const isTexts = (value: unknown): value is PageTexts =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** @throws OtherFormatError when the file was made for other code than this */
async function fetchPublished<File>(address: string): Promise<File> {
  const file = await fetchJson<Published<File>>(address);
  if (file.format !== formatHash) throw new OtherFormatError(`${address} has another format`);
  return file;
}

async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as Content;
}

/** The web worker: it loads indexes and texts and searches, so that typing is never held up. */
import {searchIndexUrl} from '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js';
import codeHash from '@generated/@easyops-cn/docusaurus-search-local/default/code-hash.json';
import formatHash from '@generated/@easyops-cn/docusaurus-search-local/default/format-hash.json';
import type {Published, SearchIndexFile} from '../../search/index/index-file';
import {meaningName, textsPath, versioned} from '../../search/index/locations';
import {noticesOfTexts, present, type PageTexts} from '../../search/list/present';
import {createSearcher, type Searcher, type SearchResult} from '../../search/list/searcher';
import type {MeaningFile} from '../../search/meaning/meaning-file';
import type {
  SearchRequest,
  SearchResponse,
  SearchSource,
  WorkerReply,
  WorkerRequest,
} from './protocol';

const searchers = new Map<string, Promise<Searcher>>();
/** For each searcher, when its second signal is there. */
const meanings = new WeakMap<Searcher, Promise<void>>();
const texts = new Map<string, PageTexts>();
const [indexName = '', contentHash = ''] = searchIndexUrl.replace('{dir}', '').split('?_=');
const withMeaning = new WeakSet<Searcher>();
const cancelled = new Set<number>();

/** Texts are loaded when the reader pauses: those of results that flash by are not worth it. */
const pauseBeforeTexts = 200;
/** A query that finds nothing may be half a word: that it does is said when the reader pauses. */
const pauseBeforeNothing = 500;

/** What readers are told when their words decide alone, and should not. */
const meaningNotice =
  'Pages in other words than yours are not found, because a part of the search could not be loaded.';

/** The site has been updated since the reader opened the page: this code cannot read the index. */
class OtherFormatError extends Error {}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  handle(data).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const isOutdated = error instanceof OtherFormatError;
    reply({id: data.id, kind: 'failed', message, isOutdated});
  });
});

async function handle(request: WorkerRequest): Promise<void> {
  if (request.kind === 'cancel') cancelled.add(request.id);
  else if (request.kind === 'load') await load(request.id, request);
  else await search(request.id, request);
}

function reply(message: WorkerReply): void {
  self.postMessage(message);
}

async function load(id: number, source: SearchSource): Promise<void> {
  await searcherOf(source);
  reply({id, kind: 'loaded'});
}

/** Answers with what the words find, with what the second signal makes of it, and with snippets. */
async function search(id: number, request: SearchRequest): Promise<void> {
  const searcher = await searcherOf(request);
  const isCancelled = () => cancelled.delete(id);
  if (isCancelled()) return;
  const {text, context, limit} = request;
  const find = () => searcher.search(text, {limit, ...(context && {context})});
  let result = find();
  const needsMeaning = result.isWeak && !withMeaning.has(searcher);
  const show = (isComplete: boolean) => {
    const response = respond(result, request);
    const notices = [
      ...response.notices,
      ...(needsMeaning && meanings.get(searcher) === undefined ? [meaningNotice] : []),
      ...(isComplete ? noticesOfTexts(response.hits) : []),
    ];
    reply({id, kind: 'result', response: {...response, notices}, isComplete});
  };

  if (needsMeaning) {
    const meaning = meaningOf(searcher, request);
    if (result.total > 0) show(false);
    await meaning;
    if (isCancelled()) return;
    result = find();
  } else if (result.total === 0) {
    await pause(pauseBeforeNothing);
    if (isCancelled()) return;
  }
  const missing = result.hits.filter(({u}) => !texts.has(u));
  show(missing.length === 0);
  if (missing.length === 0) return;
  await pause(pauseBeforeTexts);
  if (isCancelled()) return;
  await Promise.all(missing.map(({u}) => loadTexts(u)));
  if (!isCancelled()) show(true);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function respond({terms, ...result}: SearchResult, {snippetLength}: SearchRequest): SearchResponse {
  const hits = present({hits: result.hits, terms}, (path) => texts.get(path), snippetLength);
  return {...result, hits};
}

function searcherOf({indexFolder, versionPath}: SearchSource): Promise<Searcher> {
  const address = versioned(`${indexFolder}${indexName}`, contentHash, codeHash);
  const known = searchers.get(address);
  if (known) return known;
  const searcher = fetchPublished<SearchIndexFile>(address).then((file) =>
    createSearcher(file, versionPath),
  );
  searchers.set(address, searcher);
  // A failed load is not remembered: the next one may work.
  searcher.catch(() => searchers.delete(address));
  return searcher;
}

/** Loads the second signal of a version, once. Without it the words decide alone. */
function meaningOf(searcher: Searcher, {indexFolder}: SearchSource): Promise<void> {
  const known = meanings.get(searcher);
  if (known) return known;
  const address = versioned(`${indexFolder}${meaningName}`, contentHash, codeHash);
  const meaning = fetchPublished<MeaningFile>(address)
    .then((file) => {
      searcher.addMeaning(file);
      withMeaning.add(searcher);
    })
    // A failed load is not remembered: the next query may have more luck.
    .catch(() => {
      meanings.delete(searcher);
    });
  meanings.set(searcher, meaning);
  return meaning;
}

/** A page whose texts cannot be loaded is shown without a snippet. */
async function loadTexts(path: string): Promise<void> {
  try {
    const loaded = await fetchJson<unknown>(versioned(textsPath(path), contentHash, codeHash));
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

/** The script of the search page of an archive: it works in a file too, without a server. */
import {noticesOfTexts, present, type PresentedHit} from '@docs-kit/docs-search/results/present';
import {createSearcher, type Searcher} from '@docs-kit/docs-search/results/searcher';
import type {TextPiece} from '@docs-kit/docs-search/results/snippet';
import {type ArchivedSite, dataVariable, type SearchData, textsScript, versionScript} from './data';

/** Written in by the bundler. */
declare const archivedSite: ArchivedSite;

const {versions, contexts} = archivedSite;
const limit = 20;
const snippetLength = 200;

const data: SearchData = {versions: {}, texts: {}};
Object.assign(window, {[dataVariable]: data});

const searchers = new Map<string, Searcher>();

const form = find('main form');
const query = find<HTMLInputElement>('main input[name="q"]');
const context = find<HTMLSelectElement>('main select[name="ctx"]');
const version = find<HTMLSelectElement>('main select[name="version"]');
const status = find('main [role="status"]');
const results = find('main [data-results]');

let latestSearch = 0;

function find<Kind extends HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`The search page has no ${selector}.`);
  return element;
}

/** Values of the choice are paths of versions without their first slash. */
const chosenVersion = (): string =>
  (versions.find(({path}) => path === `/${version.value}`) ?? versions[0]).name;

function readAddress(): void {
  const parameters = new URLSearchParams(window.location.search);
  // On a slow disk, readers type before this script has come.
  query.value ||= parameters.get('q') ?? '';
  const asked = parameters.get('ctx') ?? '';
  if (contexts.includes(asked)) context.value = asked;
  const named = versions.find(({path}) => path === `/${parameters.get('version') ?? ''}`);
  version.value = (named ?? versions[0]).path.slice(1);
}

async function searcherOf(name: string): Promise<Searcher> {
  const known = searchers.get(name);
  if (known) return known;
  await loadScript(versionScript(name));
  const loaded = data.versions[name];
  if (!loaded) throw new Error(`The archive has no index of ${name}.`);
  const searcher = createSearcher(loaded.index);
  if (loaded.semantic) searcher.addSemanticRanking(loaded.semantic);
  searchers.set(name, searcher);
  return searcher;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} cannot be loaded.`));
    document.head.append(script);
  });
}

async function search(): Promise<void> {
  const number = ++latestSearch;
  const text = query.value.trim();
  if (text === '') {
    status.textContent = 'Type a word, an identifier, a route or a whole error message.';
    results.replaceChildren();
    return;
  }
  const searcher = await searcherOf(chosenVersion());
  const isLimited = contexts.includes(context.value);
  const found = searcher.search(text, {limit, ...(isLimited && {context: context.value})});
  const missing = found.hits.filter(({u}) => !(u in data.texts));
  // A page whose texts are missing is shown without them.
  await Promise.allSettled(missing.map(({u}) => loadScript(textsScript(u))));
  if (number !== latestSearch) return;
  const pages = found.total === 1 ? '1 page found' : `${found.total} pages found`;
  const count = found.total === 0 ? 'No results' : pages;
  const hits = present(found, (path) => data.texts[path], snippetLength);
  status.textContent = [count, ...found.notices, ...noticesOfTexts(hits)].join('. ');
  results.replaceChildren(...hits.map(showHit));
}

function showHit({u, h, b, title, heading, snippet}: PresentedHit): HTMLElement {
  const link = document.createElement('a');
  link.href = `${u.slice(1)}.html${h ?? ''}`;
  link.append(...marked(heading ?? title));
  const headline = document.createElement('h2');
  headline.append(link);
  const place = document.createElement('p');
  place.textContent = [
    ...(b ?? []),
    ...(heading ? [title.map(({text}) => text).join('')] : []),
  ].join(' › ');
  const text = document.createElement('p');
  text.append(...marked(snippet ?? []));
  const article = document.createElement('article');
  article.append(headline, place, text);
  return article;
}

const marked = (pieces: readonly TextPiece[]): Node[] =>
  pieces.map(({text, isMarked}) => {
    const element = document.createElement(isMarked ? 'mark' : 'span');
    element.textContent = text;
    return element;
  });

function start(): void {
  search().catch((error: unknown) => {
    status.textContent = error instanceof Error ? error.message : String(error);
  });
}

readAddress();
start();
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', start);

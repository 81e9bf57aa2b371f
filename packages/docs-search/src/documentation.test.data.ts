import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {compactIndex, type AuthoredTexts, type CompactIndex} from './indexing/compact';
import type {PluginIndex, SearchDocument} from './indexing/documents';
import {defaultSettings, type SearchSettings} from './settings';
import {createSearcher, type Searcher} from './results/searcher';

export interface SamplePage {
  readonly u: string;
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly text?: string;
  /** Title, anchor and text of each other section. */
  readonly sections?: readonly (readonly [title: string, hash: string, text: string])[];
}

/** The documents that the search plugin makes of pages. */
export function pluginIndexOf(pages: readonly SamplePage[]): PluginIndex {
  let i = 0;
  const titles: SearchDocument[] = [];
  const headings: SearchDocument[] = [];
  const descriptions: SearchDocument[] = [];
  const keywords: SearchDocument[] = [];
  const contents: SearchDocument[] = [];
  for (const {u, title, description, keywords: words, text, sections = []} of pages) {
    const p = (i += 1);
    titles.push({i: p, t: title, u, b: ['Docs']});
    if (description) descriptions.push({i: p, t: description, s: title, u, p});
    if (words) keywords.push({i: p, t: words, s: title, u, p});
    if (text) contents.push({i: (i += 1), t: text, s: title, u, h: '', p});
    for (const [heading, h, content] of sections) {
      headings.push({i: (i += 1), t: heading, u, h, p});
      if (content) contents.push({i: (i += 1), t: content, s: heading, u, h, p});
    }
  }
  return [titles, headings, descriptions, keywords, contents].map((documents) => ({documents}));
}

/** The settings of the documentation. */
export const sampleSettings: SearchSettings = {
  ...defaultSettings,
  hasSemantic: true,
  productName: 'Acorn Stack',
  synonyms: [
    ['guardrail', 'shield', 'safety'],
    ['function calling', 'tool calling', 'tool use'],
    ['docker', 'container'],
  ],
  rewrites: {'turn on': 'enable'},
  namePrefixes: ['remote_', 'inline_'],
  contexts: [
    {path: 'guides', label: 'Guides', folders: []},
    {path: 'providers', label: 'Providers', folders: ['providers', 'distributions']},
    {path: 'api', label: 'API reference', folders: ['api', 'api-experimental', 'api-deprecated']},
  ],
  groups: [
    {folder: 'api', prior: 0.8},
    {folder: 'api-experimental', prior: 0.68},
    {folder: 'api-deprecated', prior: 0.48, isDeprecated: true},
  ],
};

export function compactIndexOf(
  pages: readonly SamplePage[],
  settings: SearchSettings = sampleSettings,
  authored: AuthoredTexts = {},
): CompactIndex {
  return compactIndex(pluginIndexOf(pages), settings, authored);
}

export function searcherOf(
  pages: readonly SamplePage[],
  settings: SearchSettings = sampleSettings,
): Searcher {
  return createSearcher(compactIndexOf(pages, settings).index);
}

/** Paths of the pages that a query finds, without `/docs`. */
export function found(searcher: Searcher, query: string, context?: string): string[] {
  return searcher
    .search(query, {limit: 8, ...(context && {context})})
    .hits.map(({u}) => u.replace('/docs/', ''));
}

/** A small documentation with guides, providers and reference. */
export const samplePages = parse(
  readFileSync(path.join(__dirname, 'documentation.test.yaml'), 'utf8'),
) as readonly SamplePage[];

import lunr from 'lunr';
import {compactIndex, type CompactIndex} from './indexing/compact';
import type {DocumentIndex, PluginIndex, SearchDocument} from './indexing/documents';
import {defaultSettings, type SearchSettings} from './settings';
import {installTokenizer} from './text/lunr-tokenizer';
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

/** The index that the search plugin makes of pages, with the site's tokenizer. */
export function pluginIndexOf(pages: readonly SamplePage[]): PluginIndex {
  installTokenizer();
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
  return [titles, headings, descriptions, keywords, contents].map(indexOf);
}

function indexOf(documents: readonly SearchDocument[]): DocumentIndex {
  const index = lunr(function () {
    this.pipeline.remove(lunr.stopWordFilter);
    this.pipeline.remove(lunr.stemmer);
    this.ref('i');
    this.field('t');
    this.metadataWhitelist = ['position'];
    documents.forEach((document) => this.add({...document, i: String(document.i)}));
  });
  return {documents, index: JSON.parse(JSON.stringify(index)) as DocumentIndex['index']};
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
    {folder: 'api', label: 'Stable APIs', prior: 0.8},
    {folder: 'api-experimental', label: 'Experimental APIs', prior: 0.68},
    {folder: 'api-deprecated', label: 'Deprecated APIs', prior: 0.48, isDeprecated: true},
  ],
};

export function compactIndexOf(
  pages: readonly SamplePage[],
  settings: SearchSettings = sampleSettings,
): CompactIndex {
  return compactIndex(pluginIndexOf(pages), settings);
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

const filler = (words: string) => `${words} The page goes on about other matters for a while.`;

/** A small documentation with guides, providers and reference. */
export const samplePages: readonly SamplePage[] = [
  {
    u: '/docs',
    title: 'Introduction',
    keywords: 'what is acorn stack, overview',
    description: 'One server for models and retrieval.',
    text: filler('Acorn Stack is one server for many models.'),
  },
  {
    u: '/docs/providers/inference/remote_ottara',
    title: 'Ottara',
    description: 'Serve models from an Ottara server.',
    text: filler('The provider type is remote::ottara. Set OTTARA_URL to the address.'),
    sections: [
      [
        'If it fails',
        '#if-it-fails',
        'RuntimeError: Ottara Server is not running (message: refused)',
      ],
    ],
  },
  {
    u: '/docs/providers/vector_io/remote_pgvector',
    title: 'pgvector',
    description: 'Keep vector stores in PostgreSQL.',
    text: filler(
      'The provider type is remote::pgvector. Set PGVECTOR_HOST. Embeddings are kept in tables of vector_io.',
    ),
  },
  {
    u: '/docs/building_applications/tools',
    title: 'Tools',
    description: 'Let a model call functions.',
    text: filler('A model answers with tool_calls that your code runs.'),
  },
  {
    u: '/docs/building_applications/safety',
    title: 'Safety',
    description: 'Register shields that check messages.',
    text: filler('A shield checks what users write.'),
  },
  {
    u: '/docs/deploying/kubernetes_deployment',
    title: 'Deploy Acorn Stack on Kubernetes',
    description: 'Complete manifests for a cluster.',
    text: filler(
      'Apply the manifests with kubectl. Run the container image and change the port of the server.',
    ),
  },
  {
    u: '/docs/api/list-models',
    title: 'List models',
    description: 'GET /v1/models: Returns the models.',
    text: filler('Returns the registered models.'),
    sections: [
      ['Error', '#schema-Error', 'What went wrong.'],
      ['detail', '#schema-Error-detail', 'A text.'],
    ],
  },
  {
    u: '/docs/api/create-chat-completion',
    title: 'Create a chat completion',
    description: 'POST /v1/chat/completions: Sends messages to a model.',
    text: filler('Returns the answer of a model.'),
    sections: [
      ['Message', '#schema-Message', 'One message.'],
      ['tool_calls', '#schema-Message-tool_calls', 'Tools that the model wants to have run.'],
      ['Error', '#schema-Error', 'What went wrong.'],
      ['detail', '#schema-Error-detail', 'A text.'],
    ],
  },
];

import type {PageGroup, SearchContext} from '@docs-kit/docs-search/settings';
import type {ArchivedSite} from '@docs-kit/offline-search';
import {apiLevels} from './api-levels';
import {latestVersion, siteVersions} from './versions';

/** Keys that lead to the search. */
export const searchShortcut = 'mod+k';

/** Parts of the documentation that a search can be limited to, in the order in which readers meet them. */
export const searchContexts = [
  {path: 'guides', label: 'Guides', folders: []},
  {
    path: 'providers',
    label: 'Providers and distributions',
    folders: ['providers', 'distributions'],
  },
  {path: 'api', label: 'API reference', folders: apiLevels.map(({folder}) => folder)},
] as const satisfies readonly SearchContext[];

/** What the search of an archive knows of the site. */
export const archivedSite: ArchivedSite = {
  versions: [latestVersion, ...siteVersions.filter((version) => version !== latestVersion)],
  contexts: searchContexts.map(({path}) => path),
};

/** How likely readers are to want an operation of a level, where a guide counts 1. */
const priors = {stable: 0.8, experimental: 0.68, deprecated: 0.48} as const;

/** Pages of the API reference, which come after guides, each level after the one before it. */
export const pageGroups: readonly PageGroup[] = apiLevels.map(({id, folder}) => ({
  folder,
  prior: priors[id],
  ...(id === 'deprecated' && {isDeprecated: true}),
}));

import {apiLevels} from '../../site/api-levels';

/** A part of the documentation that a search can be limited to. */
export interface SearchContext {
  /** Value of the `ctx` parameter of the search page. */
  readonly path: string;
  readonly label: string;
}

const guides: SearchContext = {path: 'guides', label: 'Guides'};
const providers: SearchContext = {path: 'providers', label: 'Providers and distributions'};
const reference: SearchContext = {path: 'api', label: 'API reference'};

/** Every context, in the order in which readers meet them. */
export const searchContexts: readonly SearchContext[] = [guides, providers, reference];

/**
 * The context of a page, from its path under its version: `/docs/next/api/list-models` is in the API
 * reference.
 * @returns nothing for pages outside the documentation
 */
export function contextOfPath(pathname: string, versionPath: string): SearchContext | undefined {
  if (pathname !== versionPath && !pathname.startsWith(`${versionPath}/`)) return undefined;
  const [folder = ''] = pathname.slice(versionPath.length + 1).split('/');
  if (folder === 'providers' || folder === 'distributions') return providers;
  return apiLevels.some((level) => level.folder === folder) ? reference : guides;
}

/** Looks a context up by its path. */
export function contextByPath(path: string): SearchContext | undefined {
  return searchContexts.find((context) => context.path === path);
}

import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {docuHash} from '@docusaurus/utils';
import {frontMatterKey, type RouteManifest} from '../page-data';
import {type GeneratedRoute, readGeneratedData, readGeneratedSite} from './generated-site';
import {writeRouteComponents} from './route-components';
import {routeManifests} from './route-manifest';

/** Folder of files whose names have a hash of what is in them: browsers may keep them for good. */
export const dataFolder = 'assets/json';

/** What the plugin generates for a site. */
export interface SiteManifest {
  /** The manifest of each page, by its path without a slash at its end; the not-found page has an empty one. */
  readonly manifests: Readonly<Record<string, RouteManifest>>;
  /** Source of the module that loads the components of routes. */
  readonly components: string;
  /** Texts of the files with properties of components, by their names in `dataFolder`. */
  readonly files: ReadonlyMap<string, string>;
}

/** What the manifests of a site depend on. */
export interface SiteSource {
  /** Folder of the site. */
  readonly siteDir: string;
  /** Folder of the files that Docusaurus has generated. */
  readonly folder: string;
  readonly baseUrl: string;
  /** Configuration of the navbar, which leads to documents from every page. */
  readonly navbar: unknown;
  /** The option of the plugin. */
  readonly landingPages: Readonly<Record<string, string>>;
}

/**
 * Describes all pages of a site before it is bundled.
 * @throws Error when a generated file has another form than expected
 */
export function describeSite({
  siteDir,
  folder,
  baseUrl,
  navbar,
  landingPages,
}: SiteSource): SiteManifest {
  const {routes, globalData} = readGeneratedSite(folder);
  const files = new Map<string, string>();
  // All pages of a version are below one route.
  const addresses = new Map<string, string>();
  const data = new Map<string, object>();
  const dataOf = (module: string): object => {
    const known = data.get(module) ?? readGeneratedData(folder, module);
    data.set(module, known);
    return known;
  };
  const running = new Set<string>();
  const isRunning = (module: string): boolean => {
    if (!asksForReact(siteDir, module)) return false;
    running.add(module);
    return true;
  };
  const manifests = routeManifests({
    routes,
    landingPages,
    globalData,
    navigatedDocs: new Set(docIds(navbar)),
    dataOf,
    isRunning,
    addressOf(route, module) {
      const known = addresses.get(module);
      if (known !== undefined) return known;
      const text = JSON.stringify(propsForBrowsers(dataOf(module), hasCards(route, isRunning)));
      const file = nameOf(route, text);
      const address = `${baseUrl}${dataFolder}/${file}`;
      files.set(file, text);
      addresses.set(module, address);
      return address;
    },
  });
  return {
    manifests: Object.fromEntries(manifests),
    components: writeRouteComponents(routes, running),
    files,
  };
}

/** Whether the front matter of a file says that React runs its content; what `isRunning` finds later. */
function asksForReact(siteDir: string, module: string): boolean {
  const [, file] = /^@site\/([^?]+\.mdx?)(?:\?|$)/.exec(module) ?? [];
  if (file === undefined) return false;
  const [, frontMatter = ''] =
    /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(path.join(siteDir, file), 'utf8')) ?? [];
  return new RegExp(`^${frontMatterKey}: *false *(?:#.*)?\r?$`, 'm').test(frontMatter);
}

function nameOf({path}: GeneratedRoute, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `${docuHash(path)}.${hash}.json`;
}

/**
 * Whether React may render cards below a route: on the page of a category, which has them outside of
 * texts, or in a text that it runs.
 */
function hasCards(
  {component, modules: {content}, routes = []}: GeneratedRoute,
  isRunning: (module: string) => boolean,
): boolean {
  return (
    component === '@theme/DocCategoryGeneratedIndexPage' ||
    (typeof content === 'string' && isRunning(content)) ||
    routes.some((route) => hasCards(route, isRunning))
  );
}

/**
 * The properties of a component, without what only the server reads: cards show the titles and
 * descriptions of a version's pages, and are mostly part of the content.
 */
function propsForBrowsers(props: {readonly version?: object}, areComplete: boolean): unknown {
  const {version} = props;
  return version && !areComplete ? {...props, version: {...version, docs: {}}} : props;
}

/** Ids of the documents that a part of the configuration leads to. */
function docIds(configured: unknown): string[] {
  if (typeof configured !== 'object' || configured === null) return [];
  return Object.entries(configured).flatMap(([key, value]) =>
    key === 'docId' && typeof value === 'string' ? [value] : docIds(value),
  );
}

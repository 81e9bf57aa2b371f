import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {GlobalData} from '@docusaurus/types';
import type {PageRoute, RouteManifest} from '../page-data';
import {placeInVersion, versionOf} from '../versions';
import type {GeneratedRoute, ModuleNames} from './generated-site';

/** Data of the plugin for documents, by the id of each of its instances. */
type DocsData = Readonly<Record<string, {readonly versions: readonly GlobalVersion[]}>>;

const docsPlugin = 'docusaurus-plugin-content-docs';

/** The site, as Docusaurus has generated it. */
export interface SiteData {
  readonly routes: readonly GeneratedRoute[];
  readonly globalData: GlobalData;
  /** Documents that the navigation of every page leads to, by their ids. */
  readonly navigatedDocs: ReadonlySet<string>;
  /** Reads a module of data that Docusaurus has generated, by its name. */
  readonly dataOf: (module: string) => object;
  /** The option of the plugin. */
  readonly landingPages: Readonly<Record<string, string>>;
  /** Address of the file with data that a route gives to its component, by the name of their module. */
  readonly addressOf: (route: GeneratedRoute, module: string) => string;
  /** Whether React runs the content that a module has. */
  readonly isRunning: (module: string) => boolean;
}

/**
 * Writes the route manifest of each page.
 * @returns manifests by the paths of the pages; that of the not-found page by an empty path
 * @throws Error when a route needs a module of a kind that a page cannot name
 */
export function routeManifests(site: SiteData): ReadonlyMap<string, RouteManifest> {
  const branches = branchesOf(site.routes);
  const paths = branches.map((branch) => pathOf(branch));
  const isPage = (path: string): boolean => known.has(path);
  const known = new Set(paths);
  const single = branches.filter(({length}) => length === 1).map((branch) => pathOf(branch));
  const describe = (path: string, routes: readonly PageRoute[]): [string, RouteManifest] => {
    const {data, leadsTo} = nearbyDocs(site, path, isPage);
    const pages = [...new Set([...single, ...leadsTo.map(withoutSlash)])];
    return [path, {routes, globalData: data, pages}];
  };
  return new Map([
    ...branches.map((branch) =>
      describe(
        pathOf(branch),
        branch.map((route) => describeRoute(route, site)),
      ),
    ),
    describe('', []),
  ]);
}

type Branch = readonly GeneratedRoute[];

/** The routes that lead to each page: those without routes below them. */
function branchesOf(routes: readonly GeneratedRoute[]): Branch[] {
  return routes.flatMap((route) =>
    route.routes ? branchesOf(route.routes).map((branch) => [route, ...branch]) : [[route]],
  );
}

function pathOf(branch: Branch): string {
  return withoutSlash(branch.at(-1)?.path ?? '');
}

/** Paths of documents from index files end with a slash, addresses do not. */
const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** The text of a page; and the configuration of the site, which the browser has. */
const knownModules: ReadonlySet<string> = new Set(['content', 'config']);

function describeRoute(route: GeneratedRoute, site: SiteData): PageRoute {
  const {path, exact, component, props, context, modules} = route;
  const others = Object.entries(modules).filter(([name]) => !knownModules.has(name));
  const data = others.filter((entry): entry is [string, string] => isData(entry[1]));
  const contents = others.filter(([, names]) => isListOfContents(names)).map(([name]) => name);
  const unknown = others.filter(([, names]) => !isData(names) && !isListOfContents(names));
  if (unknown.length > 0 || contents.length > 1) {
    const names = (unknown.length > 0 ? unknown : others).map(([name]) => name).join(', ');
    throw new Error(
      `The route ${path} gives its component ${names} as modules: expected texts, as "content" or as one list, and generated data. Give it as "props" (packages/static-content).`,
    );
  }
  const texts = contents[0] === undefined ? [modules.content] : textsIn(modules[contents[0]]);
  const running = texts.map((text) =>
    typeof text === 'string' && site.isRunning(text) ? text : null,
  );
  return {
    path,
    ...(exact && {exact}),
    ...(typeof route.sidebar === 'string' && {sidebar: route.sidebar}),
    component,
    context: dataIn(context, site),
    ...(props !== undefined && {props: site.addressOf(route, props)}),
    ...(data.length > 0 && {
      data: Object.fromEntries(data.map(([name, module]) => [name, site.addressOf(route, module)])),
    }),
    ...(modules.config !== undefined && {config: true}),
    ...(contents[0] !== undefined && {contents: contents[0]}),
    ...(running.some((module) => module !== null) && {running}),
  };
}

/** The data of modules, in the form of their names. */
function dataIn(names: object, site: SiteData): Record<string, object> {
  return Object.fromEntries(
    Object.entries(names).map(([name, below]: [string, string | object]) => [
      name,
      typeof below === 'string' ? site.dataOf(below) : dataIn(below, site),
    ]),
  );
}

const isData = (names: ModuleNames): boolean =>
  typeof names === 'string' && /^(?:@generated|~\w+)\/.*\.json$/.test(names);

/** Each entry of a list has a text as its only property. */
const isListOfContents = (names: ModuleNames): boolean =>
  Array.isArray(names) && names.every((entry: object) => Object.keys(entry).join() === 'content');

/** The texts of a list, in its order. */
function textsIn(list: ModuleNames | undefined): readonly (ModuleNames | undefined)[] {
  return (Array.isArray(list) ? list : []).map((entry: {readonly content?: ModuleNames}) => {
    return entry.content;
  });
}

/** What plugins say to all pages, with the documents alone that a page leads to beside its text. */
function nearbyDocs(
  {globalData, navigatedDocs, landingPages}: SiteData,
  path: string,
  isPage: (path: string) => boolean,
): {readonly data: GlobalData; readonly leadsTo: readonly string[]} {
  const leadsTo: string[] = [];
  const sites = (globalData[docsPlugin] ?? {}) as DocsData;
  const near = Object.entries(sites).map(([id, {versions, ...more}]) => {
    const active = versionOf(path, versions);
    const open = active?.docs.find((doc) => withoutSlash(doc.path) === path);
    return [
      id,
      {
        ...more,
        versions: versions.map((version) => {
          const same = version.docs.find((doc) => doc.id === open?.id);
          const page = {path, version: active, document: same?.path};
          const place = placeInVersion(version, page, isPage, landingPages).path;
          leadsTo.push(place);
          const docs = version.docs.filter(
            (doc) =>
              doc.id === version.mainDocId || doc.path === place || navigatedDocs.has(doc.id),
          );
          return {...version, docs};
        }),
      },
    ];
  });
  return {data: {...globalData, [docsPlugin]: Object.fromEntries(near)}, leadsTo};
}

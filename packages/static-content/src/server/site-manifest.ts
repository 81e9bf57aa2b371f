import {createHash} from 'node:crypto';
import {docuHash} from '@docusaurus/utils';
import {describePages} from './describe-pages';
import type {PagePlace} from './description';
import {type GeneratedRoute, readGeneratedData, readGeneratedSite} from './generated-site';

/** Folder of files whose names have a hash of what is in them: browsers may keep them for good. */
export const dataFolder = 'assets/json';

/** What a site has to say of its pages. */
export interface SitePlaces {
  /** Where each page is, by its path without a slash at its end; that of the not-found page is empty. */
  readonly places: Readonly<Record<string, PagePlace>>;
  /** Texts of the files with properties of components, by their names in `dataFolder`. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Describes all pages of a site before it is bundled.
 * @param folder the files that Docusaurus has generated
 * @param navbar the configuration of the navbar, which leads to documents from every page
 */
export function describeSite(folder: string, baseUrl: string, navbar: unknown): SitePlaces {
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
  const pages = describePages({
    routes,
    globalData,
    navigatedDocs: new Set(docIds(navbar)),
    dataOf,
    addressOf(route, props) {
      const known = addresses.get(props);
      if (known !== undefined) return known;
      const text = JSON.stringify(propsForBrowsers(dataOf(props)));
      const file = nameOf(route, text);
      const address = `${baseUrl}${dataFolder}/${file}`;
      files.set(file, text);
      addresses.set(props, address);
      return address;
    },
  });
  return {places: Object.fromEntries(pages), files};
}

function nameOf({path}: GeneratedRoute, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `${docuHash(path)}.${hash}.json`;
}

/**
 * The properties of a component, without what only the server reads: the title and the description of
 * each page of a version are shown on cards, which are a part of texts.
 */
function propsForBrowsers(props: {readonly version?: object}): unknown {
  const {version} = props;
  return version ? {...props, version: {...version, docs: {}}} : props;
}

/** Ids of the documents that a part of the configuration leads to. */
function docIds(configured: unknown): string[] {
  if (typeof configured !== 'object' || configured === null) return [];
  return Object.entries(configured).flatMap(([key, value]) =>
    key === 'docId' && typeof value === 'string' ? [value] : docIds(value),
  );
}

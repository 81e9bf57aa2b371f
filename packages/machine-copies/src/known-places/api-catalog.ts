import {catalogFile} from './files';

/** An interface of the documented product, as one version has it. */
export interface CatalogApi {
  /** Path of the page that documents it. */
  readonly page: string;
  /** Paths of its OpenAPI document, by media type. */
  readonly documents: Readonly<Record<string, string>>;
}

/** The index of a build's data sets: `data/index.json`. */
export interface DataIndex {
  readonly versions: readonly {readonly sets: Readonly<Record<string, string>>}[];
  /** Paths of JSON Schemas, by the name of the set. */
  readonly schemas: Readonly<Record<string, string>>;
}

/**
 * Writes the catalog of interfaces: the OpenAPI documents with their pages, and the data sets with
 * their schemas.
 * Format: RFC 9727, a set of links in JSON as RFC 9264 describes it; servers send it as
 * `application/linkset+json`
 * @param url address of the site, without a trailing slash
 * @throws Error when it would list nothing
 */
export function apiCatalog(apis: readonly CatalogApi[], data: DataIndex, url: string): string {
  const sets = data.versions.flatMap((version) => Object.entries(version.sets));
  if (apis.length + sets.length === 0) throw new Error('The catalog has no interface to list.');
  const linkset = [
    {
      anchor: `${url}/${catalogFile}`,
      item: [...apis.map(({page}) => page), ...sets.map(([, path]) => path)].map((path) => ({
        href: url + path,
      })),
    },
    ...apis.map(({page, documents}) => ({
      anchor: url + page,
      'service-desc': Object.entries(documents).map(([type, path]) => ({href: url + path, type})),
      'service-doc': [{href: url + page, type: 'text/html'}],
    })),
    ...sets.map(([name, path]) => ({
      anchor: url + path,
      describedby: [{href: url + (data.schemas[name] ?? ''), type: 'application/schema+json'}],
    })),
  ];
  return `${JSON.stringify({linkset}, null, 1)}\n`;
}

import {cardPath} from '@docs-kit/machine-copies/paths';
import type {Organization, TechArticle, WebSite, WithContext} from 'schema-dts';
import {documentation, product} from './product';

/** What programs that read JSON-LD learn of a page. The types are those of https://schema.org */
export type StructuredData = WithContext<TechArticle> | WithContext<WebSite>;

/** A document as its structured data describes it. */
export interface DescribedPage {
  readonly title: string;
  readonly description: string;
  /** Path on this site, with or without a slash at its end. */
  readonly path: string;
  /** Label of the version that the page is about. */
  readonly version: string;
  /** When the page changed, in milliseconds since 1970; unknown for generated pages. */
  readonly changedAt?: number | undefined;
}

const site = {
  '@type': 'WebSite',
  name: `${product.name} documentation`,
  url: documentation.url,
} as const satisfies WebSite;

const publisher = {
  '@type': 'Organization',
  name: product.name,
  url: product.repositoryUrl,
  logo: `${documentation.url}/img/icon-512.png`,
} as const satisfies Organization;

/** Describes a guide or a page of the reference: https://schema.org/TechArticle */
export function articleData(page: DescribedPage): WithContext<TechArticle> {
  const url = `${documentation.url}${page.path.replace(/\/$/, '')}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url,
    mainEntityOfPage: url,
    image: `${documentation.url}${cardPath(page.path)}`,
    inLanguage: 'en',
    version: page.version,
    ...(page.changedAt !== undefined && {dateModified: new Date(page.changedAt).toISOString()}),
    isPartOf: site,
    author: publisher,
    publisher,
  };
}

/** Describes the site itself, for its home page: https://schema.org/WebSite */
export function siteData(): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    ...site,
    description: product.description,
    inLanguage: 'en',
    publisher,
  };
}

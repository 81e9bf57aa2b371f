/** The checks of this site's pages: those of the package, and those of this product's own names. */
import {
  checkPage as checkPageOf,
  type KindFinding,
  type Page,
  type PageCheck,
  pageChecks as commonChecks,
} from '@docs-kit/docs-facts/checks';
import {wrongFeatures} from './features';
import type {SiteFacts} from './facts';
import {linksIntoNext, misleadingLinks} from './links';
import {unknownImages, unknownPaths, unknownProviderTypes} from './names';
import {unknownPackages, unneededPackages} from './packages';
import {wrongConditions} from './policies';
import {wrongMessageStatuses, wrongStatuses} from './statuses';
import {wrongVersions} from './versions';

export const pageChecks = {
  ...commonChecks,
  'provider type': unknownProviderTypes,
  path: unknownPaths,
  image: unknownImages,
  'access condition': wrongConditions,
  'link into next': linksIntoNext,
  'words of a link': misleadingLinks,
  package: unknownPackages,
  'package of a provider': unneededPackages,
  'feature of a provider': wrongFeatures,
  'another version': wrongVersions,
  status: wrongStatuses,
  'status of a message': wrongMessageStatuses,
} satisfies Readonly<Record<string, PageCheck<SiteFacts>>>;

/** Everything that does not hold on a page. */
export const checkPage = (page: Page, facts: SiteFacts, text: string): KindFinding[] =>
  checkPageOf<SiteFacts>(pageChecks, page, facts, text);

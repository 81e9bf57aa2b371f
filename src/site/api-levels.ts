import {product} from './product';

export type ApiLevelId = 'stable' | 'experimental' | 'deprecated';

/** One of the three levels that the framework divides its HTTP API into. */
export interface ApiLevel {
  readonly id: ApiLevelId;
  readonly label: string;
  /** Folder of the level's pages under a version's documents, and its path segment. */
  readonly folder: string;
  readonly sidebarId: string;
  /** Title of the specification; the landing page's id is this title in kebab case. */
  readonly specificationTitle: string;
  readonly landingId: string;
  /** One sentence for readers who choose a level. */
  readonly summary: string;
}

const title = `${product.name} Specification`;
const landing = `${product.slug}-specification`;

/** The levels in the order in which readers meet them. */
export const apiLevels: readonly ApiLevel[] = [
  {
    id: 'stable',
    label: 'Stable',
    folder: 'api',
    sidebarId: 'stableApiSidebar',
    specificationTitle: title,
    landingId: landing,
    summary: 'Routes under `/v1` that keep their contract between releases: build on these.',
  },
  {
    id: 'experimental',
    label: 'Experimental',
    folder: 'api-experimental',
    sidebarId: 'experimentalApiSidebar',
    specificationTitle: `${title} - Experimental APIs`,
    landingId: `${landing}-experimental-apis`,
    summary: 'Routes under `/v1alpha` and `/v1beta` that may change or go in any release.',
  },
  {
    id: 'deprecated',
    label: 'Deprecated',
    folder: 'api-deprecated',
    sidebarId: 'deprecatedApiSidebar',
    specificationTitle: `${title} - Deprecated APIs`,
    landingId: `${landing}-deprecated-apis`,
    summary: 'Routes that are still served, but scheduled for removal: migrate away.',
  },
];

/**
 * Looks a level up by its id.
 * @throws Error when no level has that id
 */
export function apiLevel(id: string): ApiLevel {
  const level = apiLevels.find((candidate) => candidate.id === id);
  if (!level) {
    throw new Error(
      `Unknown API level "${id}": expected one of ${apiLevels.map((l) => l.id).join(', ')}.`,
    );
  }
  return level;
}

/** Pages of the levels that stand for their folders, by paths below a version. */
export const landingPages: Readonly<Record<string, string>> = Object.fromEntries(
  apiLevels.map(({folder, landingId}) => [`/${folder}`, `/${folder}/${landingId}`]),
);

import {type ApiLevel, type ApiLevelId, apiLevels} from '../site/api-levels';
import {operationPath, specificationPath} from '../site/links';
import type {LevelPages} from '../facts/data-types';
import {type SiteVersion} from '../site/versions';
import {type LandingGroup, type LandingRow, routeOf} from './landing-page';
import {type ApiModel, isSameRequest, isSameResponse, type Operation} from './model';
import type {OperationPage, Replacement} from './page-content';
import type {CodeSample} from './samples';
import {tagSlugOf} from './document';

/** The specifications of one version, and which pages it has of them. */
export interface VersionModels {
  readonly version: SiteVersion;
  readonly levels: Readonly<Record<ApiLevelId, LevelPages>>;
  readonly models: Readonly<Record<ApiLevelId, ApiModel>>;
}

/** Everything that is generated for one level of one version. */
export interface PageSet {
  readonly version: SiteVersion;
  readonly level: ApiLevel;
  readonly model: ApiModel;
  readonly operations: readonly OperationPage[];
  readonly groups: readonly LandingGroup[];
  readonly downloads: readonly {readonly label: string; readonly path: string}[];
}

export type SampleWriter = (
  operation: Operation,
  model: ApiModel,
  versionName: string,
) => readonly CodeSample[];

/**
 * Decides which pages a level of a version has, as `data/<version>/version.json` says: one for each
 * operation, and for those that it borrows from another version, which say so; or a landing page
 * alone, which links the pages of another version.
 * @param versions every version of the site
 * @throws Error when the version is not among `versions`, or its data names a version or an
 * operation that does not exist
 */
export function buildPageSet(
  versionName: string,
  level: ApiLevel,
  versions: readonly VersionModels[],
  writeSamples: SampleWriter,
): PageSet {
  const own = versions.find(({version}) => version.name === versionName);
  if (!own) throw new Error(`No specifications were loaded for the version "${versionName}".`);
  const {version} = own;
  const model = own.models[level.id];
  const plan = own.levels[level.id];
  const operations =
    plan.pages === 'operations'
      ? pagesOf(own, level, versions, plan.borrowed ?? {}, writeSamples)
      : [];
  return {
    version,
    level,
    model,
    operations,
    groups:
      plan.pages === 'operations'
        ? groupRows(
            operations.map((page) => [page.operation, rowOf(page, version, level)]),
            tagsOf([own, ...versions], level),
            version,
            level,
          )
        : linkedGroups(own, level, otherVersion(plan.version, own, level, versions)),
    downloads: (['yaml', 'json'] as const).map((format) => ({
      label: `${level.label} specification, ${format.toUpperCase()}`,
      path: specificationPath(version, level, format),
    })),
  };
}

function pagesOf(
  own: VersionModels,
  level: ApiLevel,
  versions: readonly VersionModels[],
  borrowed: Readonly<Record<string, readonly string[]>>,
  writeSamples: SampleWriter,
): OperationPage[] {
  const pageOf = (operation: Operation, source: VersionModels): OperationPage => ({
    operation,
    model: source.models[level.id],
    level: level.label,
    samples: writeSamples(operation, source.models[level.id], source.version.name),
    replacement: replacementOf(operation, level, source),
    availability:
      source === own
        ? undefined
        : {
            availableIn: source.version.label,
            missingIn: own.version.label,
            path: operationPath(source.version, level, operation.slug),
          },
  });
  return [
    ...withPages(own, level).map((operation) => pageOf(operation, own)),
    ...Object.entries(borrowed).flatMap(([name, slugs]) => {
      const source = otherVersion(name, own, level, versions);
      return borrowedOperations(own, source, level, slugs).map((operation) =>
        pageOf(operation, source),
      );
    }),
  ];
}

function withPages({models}: VersionModels, level: ApiLevel): Operation[] {
  return models[level.id].operations.filter(({hasPage}) => hasPage);
}

/** The operations that a version borrows from another, in the order of their specification. */
function borrowedOperations(
  own: VersionModels,
  source: VersionModels,
  level: ApiLevel,
  slugs: readonly string[],
): Operation[] {
  const available = withPages(source, level);
  for (const slug of slugs) {
    if (withPages(own, level).some((operation) => operation.slug === slug)) {
      throw new Error(
        `${planOf(own, level)} borrows "${slug}" from ${source.version.name}, but openapi/${own.version.name} has that operation. Take it off the list.`,
      );
    }
    if (!available.some((operation) => operation.slug === slug)) {
      throw new Error(
        `${planOf(own, level)} borrows "${slug}" from ${source.version.name}, which has no ${level.id} operation of that name with a page. Correct the name; or take it off the list, and redirect its address in data/redirects.`,
      );
    }
  }
  return available.filter(({slug}) => slugs.includes(slug));
}

function otherVersion(
  name: string,
  own: VersionModels,
  level: ApiLevel,
  versions: readonly VersionModels[],
): VersionModels {
  const found = versions.find((candidate) => candidate !== own && candidate.version.name === name);
  if (found) return found;
  const others = versions.filter((candidate) => candidate !== own);
  throw new Error(
    `${planOf(own, level)} names the version "${name}": expected another version of this site (${others.map(({version}) => version.name).join(', ')}).`,
  );
}

/** Where the data says which pages a level has, for messages. */
function planOf({version}: VersionModels, level: ApiLevel): string {
  return `data/${version.name}/version.json: levels.${level.id}`;
}

function replacementOf(
  operation: Operation,
  ownLevel: ApiLevel,
  {version, models}: VersionModels,
): Replacement | undefined {
  if (!operation.replacedBy) return undefined;
  for (const level of apiLevels) {
    const found = models[level.id].operations.find(
      (candidate) =>
        candidate.path === operation.replacedBy && candidate.method === operation.method,
    );
    if (found && found !== operation) {
      const pair = [
        {operation, model: models[ownLevel.id]},
        {operation: found, model: models[level.id]},
      ] as const;
      return {
        label: routeOf(found),
        path: operationPath(version, level, found.slug),
        sameRequest: isSameRequest(...pair),
        sameResponse: isSameResponse(...pair),
      };
    }
  }
  throw new Error(
    `${operation.id} (${routeOf(operation)}) is said to be replaced by ${operation.replacedBy}, which no specification of ${version.label} has with that method.`,
  );
}

function rowOf(page: OperationPage, version: SiteVersion, level: ApiLevel): LandingRow {
  return {
    summary: page.operation.summary,
    routes: page.availability ? [] : [routeOf(page.operation)],
    pagePath: operationPath(version, level, page.operation.slug),
  };
}

/** Groups of a level whose pages stand in another version: routes of this one, links there. */
function linkedGroups(own: VersionModels, level: ApiLevel, linked: VersionModels): LandingGroup[] {
  const ownOperations = apiLevels.flatMap(({id}) => own.models[id].operations);
  const rows = linked.models[level.id].operations.map(
    (operation): readonly [Operation, LandingRow] => [
      operation,
      {
        summary: operation.summary,
        routes: ownOperations
          .filter((candidate) => isSame(candidate, operation, level))
          .map(routeOf),
        pagePath: operationPath(linked.version, level, operation.slug),
      },
    ],
  );
  return groupRows(rows, linked.models[level.id].tags);
}

/** Deprecated operations share their names with what replaces them: only the route tells them apart. */
function isSame(candidate: Operation, operation: Operation, level: ApiLevel): boolean {
  return level.id === 'deprecated'
    ? routeOf(candidate) === routeOf(operation)
    : candidate.slug === operation.slug;
}

/** Tags of a level in their order; operations that a version borrows bring theirs along. */
function tagsOf(versions: readonly VersionModels[], level: ApiLevel): ApiModel['tags'] {
  const tags = versions.flatMap(({models}) => models[level.id].tags);
  return tags.filter(({name}, index) => tags.findIndex((tag) => tag.name === name) === index);
}

function groupRows(
  rows: readonly (readonly [Operation, LandingRow])[],
  knownTags: ApiModel['tags'],
  version?: SiteVersion,
  level?: ApiLevel,
): LandingGroup[] {
  const tags = [...new Set(rows.map(([operation]) => operation.tag))];
  const order = new Map(knownTags.map(({name}, index) => [name, index]));
  const rank = (tag: string): number => order.get(tag) ?? knownTags.length;
  return tags
    .sort((a, b) => rank(a) - rank(b))
    .map((tag) => ({
      tag,
      description: knownTags.find(({name}) => name === tag)?.description ?? '',
      pagePath: version && level && `${version.path}/${level.folder}/${tagSlugOf(tag)}`,
      rows: rows.filter(([operation]) => operation.tag === tag).map(([, row]) => row),
    }));
}

/**
 * Writes the document that the OpenAPI plugin reads to know which pages to create. It names the
 * operations and nothing else: the pages are rendered from the model, and dereferencing the whole
 * specification would cost the plugin minutes.
 */
export function toPluginDocument(pageSet: PageSet): object {
  const {level, groups, operations, model} = pageSet;
  const paths: Record<string, Record<string, object>> = {};
  for (const {operation} of operations) {
    (paths[operation.path] ??= {})[operation.method] = {
      operationId: operation.id,
      tags: [operation.tag],
      summary: operation.summary,
      description: metaDescription(operation),
      deprecated: operation.deprecated,
      responses: {},
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: level.specificationTitle,
      version: pageSet.version.label,
      description: model.description,
    },
    tags:
      operations.length > 0 ? groups.map(({tag, description}) => ({name: tag, description})) : [],
    paths,
  };
}

/**
 * What search engines and cards of the tag's page show. Docusaurus ships the descriptions of all
 * pages of a version with each of them: what all have in common compresses to nothing.
 */
function metaDescription(operation: Operation): string {
  return `${routeOf(operation)}: parameters, bodies, responses and code samples.`;
}

import {type ApiLevel, type ApiLevelId, apiLevels} from '../site/api-levels';
import {landingPath, operationPath, specificationPath} from '../site/links';
import type {LevelPages, TagPages} from '../facts/data-types';
import {operationAddress, sharedPagesLabel} from '../facts/shared-pages';
import {type SiteVersion} from '../site/versions';
import {type LandingGroup, type LandingRow, routeOf} from './landing-page';
import {type ApiModel, isSameRequest, isSameResponse, type Operation} from './model';
import type {OperationPage, Replacement} from './page-content';
import {tagSlugOf} from './document';
import type {TagPage} from './tag-page';

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
  /** Which pages the version has of the level. */
  readonly plan: LevelPages;
  /** Operations with a page of their own. */
  readonly operations: readonly OperationPage[];
  /** Pages that operations without one of their own share. */
  readonly tagPages: readonly TagPage[];
  /** Operations without a page of their own that the page of their tag describes, below its list. */
  readonly tagSections: readonly TagPage[];
  readonly groups: readonly LandingGroup[];
  readonly downloads: readonly {readonly label: string; readonly path: string}[];
}

export type SampleWriter = (
  operation: Operation,
  model: ApiModel,
  versionName: string,
) => Pick<OperationPage, 'samples' | 'clientNote'>;

/**
 * Decides which pages a level of a version has, as `data/<version>/version.json` says: one for each
 * operation, and for those that it borrows from another version, which say so; or one for each tag
 * with all its operations; or a landing page alone. The landing pages of both latter kinds link the
 * operation pages of another version as well.
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
  const tagPages = plan.pages === 'tags' ? tagPagesOf(own, level, plan, writeSamples) : [];
  const tagSections = plan.pages === 'operations' ? tagSectionsOf(own, level, writeSamples) : [];
  return {
    version,
    level,
    model,
    plan,
    operations,
    tagPages,
    tagSections,
    groups:
      plan.pages === 'operations'
        ? groupRows(
            [...operations, ...tagSections.flatMap((section) => section.operations)].map((page) =>
              rowOf(page, operationAddress(version, level, plan, page.operation)),
            ),
            tagsOf([own, ...versions], level),
            version,
            level,
          )
        : linkedGroups(own, level, otherVersion(plan.version, own, level, versions), tagPages),
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
    ...writeSamples(operation, source.models[level.id], source.version.name),
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
  {version, levels, models}: VersionModels,
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
        path:
          operationAddress(version, level, levels[level.id], found) ?? landingPath(version, level),
        sameRequest: isSameRequest(...pair),
        sameResponse: isSameResponse(...pair),
      };
    }
  }
  throw new Error(
    `${operation.id} (${routeOf(operation)}) is said to be replaced by ${operation.replacedBy}, which no specification of ${version.label} has with that method.`,
  );
}

function rowOf(
  {operation, availability}: OperationPage,
  pagePath: string | undefined,
): readonly [Operation, LandingRow] {
  const routes = availability ? [] : [routeOf(operation)];
  return [operation, {summary: operation.summary, routes, pagePath}];
}

/**
 * The pages that operations of a level share.
 * @throws Error when an operation is on no page or on two, one of the list does not exist, or an
 * introduction belongs to no page
 */
function tagPagesOf(
  own: VersionModels,
  level: ApiLevel,
  {tags: titles, introductions = {}}: TagPages,
  writeSamples: SampleWriter,
): TagPage[] {
  const model = own.models[level.id];
  for (const title of Object.keys(introductions)) {
    if (!(title in titles)) {
      throw new Error(
        `${planOf(own, level)}.introductions: expected titles of .tags, found "${title}". Correct it, or list the page there.`,
      );
    }
  }
  const listed = Object.values(titles).flat();
  for (const slug of new Set([...model.operations.map((operation) => operation.slug), ...listed])) {
    const count = listed.filter((candidate) => candidate === slug).length;
    const isKnown = model.operations.some((operation) => operation.slug === slug);
    if (count !== 1 || !isKnown) {
      throw new Error(
        `${planOf(own, level)}.tags: expected each ${level.id} operation of openapi/${own.version.name} once, found "${slug}" ${isKnown ? `${count} times` : 'which it does not have'}. Put it on the page where readers look for it.`,
      );
    }
  }
  return Object.entries(titles).map(([title, slugs]) => {
    const page = tagPageOf(
      title,
      model.operations.filter(({slug}) => slugs.includes(slug)),
      own,
      level,
      writeSamples,
    );
    return {...page, description: introductions[title] ?? page.description};
  });
}

/** The operations of a level whose specification gives them no page, by tag. */
function tagSectionsOf(own: VersionModels, level: ApiLevel, writeSamples: SampleWriter): TagPage[] {
  const without = own.models[level.id].operations.filter(({hasPage}) => !hasPage);
  return [...new Set(without.map(({tag}) => tag))].map((tag) =>
    tagPageOf(
      tag,
      without.filter((operation) => operation.tag === tag),
      own,
      level,
      writeSamples,
    ),
  );
}

function tagPageOf(
  title: string,
  operations: readonly Operation[],
  own: VersionModels,
  level: ApiLevel,
  writeSamples: SampleWriter,
): TagPage {
  const model = own.models[level.id];
  return {
    title,
    slug: tagSlugOf(title),
    description: model.tags.find(({name}) => name === operations[0]?.tag)?.description ?? '',
    operations: operations.map((operation) => ({
      operation,
      model,
      level: level.label,
      ...writeSamples(operation, model, own.version.name),
      replacement: replacementOf(operation, level, own),
    })),
  };
}

/** The operations that a version describes on pages of its own, alone or with others; none that it borrows. */
export function describedOperations({
  operations,
  tagPages,
  tagSections,
}: Pick<PageSet, 'operations' | 'tagPages' | 'tagSections'>): OperationPage[] {
  return [
    ...operations.filter(({availability}) => availability === undefined),
    ...[...tagPages, ...tagSections].flatMap((page) => page.operations),
  ];
}

/**
 * Groups of a level without operation pages: the operations that the version shows on pages of tags,
 * and those of another version, with the routes that this one has for them.
 */
function linkedGroups(
  own: VersionModels,
  level: ApiLevel,
  linked: VersionModels,
  tagPages: readonly TagPage[],
): LandingGroup[] {
  const {version} = own;
  const ownOperations = apiLevels.flatMap(({id}) => own.models[id].operations);
  const shown = tagPages.flatMap(({operations}) => operations.map(({operation}) => operation));
  const others = linked.models[level.id].operations;
  const rowOfOperation = (operation: Operation): readonly [Operation, LandingRow] => {
    const here = shown.find((candidate) => isSame(candidate, operation, level));
    return [
      operation,
      {
        summary: operation.summary,
        routes: ownOperations
          .filter((candidate) => isSame(candidate, operation, level))
          .map(routeOf),
        pagePath: here
          ? operationAddress(version, level, own.levels[level.id], here)
          : operationAddress(linked.version, level, linked.levels[level.id], operation),
      },
    ];
  };
  const alone = shown.filter(
    (operation) => !others.some((other) => isSame(operation, other, level)),
  );
  const groups = groupRows([...others, ...alone].map(rowOfOperation), tagsOf([linked, own], level));
  return groups.map((group) => {
    const page = tagPages.find(({slug}) => slug === tagSlugOf(group.tag));
    return page ? {...group, pagePath: operationPath(version, level, page.slug)} : group;
  });
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
  const {level, groups, operations, tagPages, model} = pageSet;
  const paths: Record<string, Record<string, object>> = {};
  // The plugin knows pages of operations alone: a page that several share is one for it.
  for (const {slug, title, operations: shared} of tagPages) {
    paths[`/${slug}`] = {
      get: {
        operationId: slug,
        tags: [sharedPagesLabel],
        summary: title,
        description: sharedDescription(`${title} (${level.id})`, shared),
        responses: {},
      },
    };
  }
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

function sharedDescription(title: string, pages: readonly OperationPage[]): string {
  const [first, last] = [pages[0], pages.at(-1)].map((page) => page?.operation.summary ?? '');
  const names = first === last ? `“${first}”` : `from “${first}” to “${last}”`;
  return `${title}: routes, parameters, request bodies and responses of ${pages.length === 1 ? 'one operation' : `${pages.length} operations`}, ${names}.`;
}

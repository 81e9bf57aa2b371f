import {blocks} from '@docs-kit/mdx-writer';
import {isSameRequest, isSameResponse} from '@docs-kit/openapi-changes';
import {
  type LandingGroup,
  type LandingRow,
  type Notice,
  type OperationPage,
  type ReferencePages,
  type TagPage,
} from '@docs-kit/openapi-reference';
import {slugOf} from '@docs-kit/openapi-reference/document';
import {type ApiModel, type Operation, routeOf} from '@docs-kit/openapi-reference/model';
import {type ApiLevel, type ApiLevelId, apiLevels} from '../site/api-levels';
import {landingPath, operationPath, specificationPath} from '../site/links';
import type {LevelPages, TagPages} from '../facts/data-types';
import {operationAddress, sharedPagesLabel} from '../facts/shared-pages';
import {type SiteVersion} from '../site/versions';
import {
  absenceOf,
  apiNotice,
  availabilityNotice,
  deprecationNotice,
  type Replacement,
  type SitePage,
} from './site-page';

/** The specifications of one version, and which pages it has of them. */
export interface VersionModels {
  readonly version: SiteVersion;
  readonly levels: Readonly<Record<ApiLevelId, LevelPages>>;
  readonly models: Readonly<Record<ApiLevelId, ApiModel>>;
}

/** Everything that is generated for one level of one version. */
export interface PageSet extends ReferencePages {
  readonly version: SiteVersion;
  readonly level: ApiLevel;
  /** Which pages the version has of the level. */
  readonly plan: LevelPages;
  readonly operations: readonly SitePage[];
}

export type SampleWriter = (
  operation: Operation,
  model: ApiModel,
  versionName: string,
) => Pick<OperationPage, 'samples' | 'clientNote' | 'noteHasAuthorization'>;

/** What the pages of a level are made from. */
interface Context {
  readonly own: VersionModels;
  readonly level: ApiLevel;
  readonly versions: readonly VersionModels[];
  readonly writeSamples: SampleWriter;
}

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
  const context: Context = {own, level, versions, writeSamples};
  const {version} = own;
  const plan = own.levels[level.id];
  const pages =
    plan.pages === 'operations'
      ? {
          operations: pagesOf(plan.borrowed ?? {}, context),
          tagPages: [],
          tagSections: tagSectionsOf(context),
        }
      : {
          operations: [],
          tagPages: plan.pages === 'tags' ? tagPagesOf(plan, context) : [],
          tagSections: [],
        };
  return {
    version,
    level,
    title: level.specificationTitle,
    versionLabel: version.label,
    model: own.models[level.id],
    introduction: blocks(
      `The [API overview](${version.path}/api-overview) explains what all operations share: base URL, authentication, errors, pagination and streams.`,
      '<WhatChanged />',
    ),
    sharedPagesLabel,
    plan,
    ...pages,
    groups:
      plan.pages === 'operations'
        ? ownGroups(
            [...pages.operations, ...pages.tagSections.flatMap(({operations}) => operations)],
            context,
          ).map((group) => ({...group, notice: noticeOfTag(group.tag, pages.operations)}))
        : linkedGroups(otherVersion(plan.version, context), pages.tagPages, context),
    downloads: (['yaml', 'json'] as const).map((format) => ({
      label: `${level.label} specification, ${format.toUpperCase()}`,
      path: specificationPath(version, level, format),
    })),
  };
}

/**
 * Says of an operation what its page shows.
 * @param source the version that has the operation
 */
function pageOf(
  operation: Operation,
  {own, level, writeSamples}: Context,
  source: VersionModels = own,
): SitePage {
  const model = source.models[level.id];
  const replacement = replacementOf(operation, level, source);
  const availability =
    source === own
      ? undefined
      : {
          availableIn: source.version.label,
          missingIn: own.version.label,
          path: operationPath(source.version, level, operation.slug),
        };
  return {
    operation,
    model,
    level: level.label,
    absence: availability && absenceOf(availability),
    ...writeSamples(operation, model, source.version.name),
    notices: [
      ...(availability ? [availabilityNotice(availability)] : []),
      ...(operation.deprecated ? [deprecationNotice(replacement)] : []),
    ],
    availability,
    replacement,
  };
}

/** The pages of the operations of a version, and of those that it borrows from others. */
function pagesOf(
  borrowed: Readonly<Record<string, readonly string[]>>,
  context: Context,
): SitePage[] {
  const {own} = context;
  return [
    ...withPages(own, context).map((operation) => pageOf(operation, context)),
    ...Object.entries(borrowed).flatMap(([name, slugs]) => {
      const source = otherVersion(name, context);
      checkBorrowed(slugs, source, context);
      return withPages(source, context)
        .filter(({slug}) => slugs.includes(slug))
        .map((operation) => pageOf(operation, context, source));
    }),
  ];
}

function withPages({models}: VersionModels, {level}: Context): Operation[] {
  return models[level.id].operations.filter(({hasPage}) => hasPage);
}

function checkBorrowed(slugs: readonly string[], source: VersionModels, context: Context): void {
  const {own, level} = context;
  const has = (version: VersionModels, slug: string): boolean =>
    withPages(version, context).some((operation) => operation.slug === slug);
  for (const slug of slugs) {
    const start = `${planOf(context)} borrows "${slug}" from ${source.version.name}`;
    if (has(own, slug)) {
      throw new Error(
        `${start}, but openapi/${own.version.name} has that operation. Take it off the list.`,
      );
    }
    if (!has(source, slug)) {
      throw new Error(
        `${start}, which has no ${level.id} operation of that name with a page. Correct the name; or take it off the list, and redirect its address in data/redirects.`,
      );
    }
  }
}

function otherVersion(name: string, context: Context): VersionModels {
  const others = context.versions.filter((candidate) => candidate !== context.own);
  const found = others.find(({version}) => version.name === name);
  if (found) return found;
  throw new Error(
    `${planOf(context)} names the version "${name}": expected another version of this site (${others.map(({version}) => version.name).join(', ')}).`,
  );
}

/** Where the data says which pages a level has, for messages. */
function planOf({own: {version}, level}: Context): string {
  return `data/${version.name}/version.json: levels.${level.id}`;
}

function replacementOf(
  operation: Operation,
  ownLevel: ApiLevel,
  {version, levels, models}: VersionModels,
): Replacement | undefined {
  const {replacedBy, method} = operation;
  if (!replacedBy) return undefined;
  for (const level of apiLevels) {
    const model = models[level.id];
    const found = model.operations.find((one) => one.path === replacedBy && one.method === method);
    if (!found || found === operation) continue;
    const pair = [
      {operation, model: models[ownLevel.id]},
      {operation: found, model},
    ] as const;
    const address = operationAddress(version, level, levels[level.id], found);
    return {
      label: routeOf(found),
      path: address ?? landingPath(version, level),
      sameRequest: isSameRequest(...pair),
      sameResponse: isSameResponse(...pair),
    };
  }
  throw new Error(
    `${operation.id} (${routeOf(operation)}) is said to be replaced by ${replacedBy}, which no specification of ${version.label} has with that method.`,
  );
}

/**
 * The pages that operations of a level share.
 * @throws Error when an operation is on no page or on two, one of the list does not exist, or an
 * introduction belongs to no page
 */
function tagPagesOf({tags: titles, introductions = {}}: TagPages, context: Context): TagPage[] {
  const {own, level} = context;
  const {operations} = own.models[level.id];
  for (const title of Object.keys(introductions)) {
    if (!(title in titles)) {
      throw new Error(
        `${planOf(context)}.introductions: expected titles of .tags, found "${title}". Correct it, or list the page there.`,
      );
    }
  }
  const listed = Object.values(titles).flat();
  for (const slug of new Set([...operations.map((operation) => operation.slug), ...listed])) {
    const count = listed.filter((candidate) => candidate === slug).length;
    const isKnown = operations.some((operation) => operation.slug === slug);
    if (count !== 1 || !isKnown) {
      throw new Error(
        `${planOf(context)}.tags: expected each ${level.id} operation of openapi/${own.version.name} once, found "${slug}" ${isKnown ? `${count} times` : 'which it does not have'}. Put it on the page where readers look for it.`,
      );
    }
  }
  return Object.entries(titles).map(([title, slugs]) => {
    const page = tagPageOf(
      title,
      operations.filter(({slug}) => slugs.includes(slug)),
      context,
    );
    return {...page, description: introductions[title] ?? page.description};
  });
}

/** The warning on the page of a tag whose operations the version lacks without exception. */
function noticeOfTag(tag: string, pages: readonly SitePage[]): Notice | undefined {
  const ofTag = pages.filter(({operation}) => operation.tag === tag);
  const [availability, ...others] = ofTag.map((page) => page.availability);
  if (!availability || others.includes(undefined)) return undefined;
  const path = availability.path.replace(/[^/]+$/, slugOf(tag));
  return apiNotice({...availability, path});
}

/** The operations of a level whose specification gives them no page, by tag. */
function tagSectionsOf(context: Context): TagPage[] {
  const {own, level} = context;
  const without = own.models[level.id].operations.filter(({hasPage}) => !hasPage);
  return [...new Set(without.map(({tag}) => tag))].map((name) =>
    tagPageOf(
      name,
      without.filter(({tag}) => tag === name),
      context,
    ),
  );
}

function tagPageOf(title: string, operations: readonly Operation[], context: Context): TagPage {
  const {own, level} = context;
  const {tags} = own.models[level.id];
  return {
    title,
    metaTitle: `${title} (${level.id})`,
    slug: slugOf(title),
    description: tags.find(({name}) => name === operations[0]?.tag)?.description ?? '',
    operations: operations.map((operation) => pageOf(operation, context)),
  };
}

/** The operations that a version describes on pages of its own, alone or with others; none that it borrows. */
export function describedOperations({
  operations,
  tagPages,
  tagSections,
}: Pick<PageSet, 'operations' | 'tagPages' | 'tagSections'>): SitePage[] {
  return [
    ...operations.filter(({availability}) => availability === undefined),
    ...[...tagPages, ...tagSections].flatMap((page) => page.operations),
  ];
}

/** An operation in a table of a landing page. */
type Row = readonly [Operation, LandingRow];

/** Groups of a level with operation pages: its operations, and those that it borrows. */
function ownGroups(pages: readonly SitePage[], {own, level, versions}: Context): LandingGroup[] {
  const {version, levels} = own;
  const rows = pages.map(({operation, availability}): Row => [
    operation,
    {
      summary: operation.summary,
      routes: availability ? [] : [routeOf(operation)],
      pagePath: operationAddress(version, level, levels[level.id], operation),
    },
  ]);
  return groupRows(rows, tagsOf([own, ...versions], level)).map((group) => ({
    ...group,
    pagePath: operationPath(version, level, slugOf(group.tag)),
  }));
}

/**
 * Groups of a level without operation pages: the operations that the version shows on pages of tags,
 * and those of another version, with the routes that this one has for them.
 */
function linkedGroups(
  linked: VersionModels,
  tagPages: readonly TagPage[],
  {own, level}: Context,
): LandingGroup[] {
  const ownOperations = apiLevels.flatMap(({id}) => own.models[id].operations);
  const shown = tagPages.flatMap(({operations}) => operations.map(({operation}) => operation));
  const others = linked.models[level.id].operations;
  const alone = shown.filter(
    (operation) => !others.some((other) => isSame(operation, other, level)),
  );
  const rows = [...others, ...alone].map((operation): Row => {
    const isHere = (candidate: Operation): boolean => isSame(candidate, operation, level);
    const here = shown.find(isHere);
    const {version, levels} = here ? own : linked;
    return [
      operation,
      {
        summary: operation.summary,
        routes: ownOperations.filter(isHere).map(routeOf),
        pagePath: operationAddress(version, level, levels[level.id], here ?? operation),
      },
    ];
  });
  return groupRows(rows, tagsOf([linked, own], level)).map((group) => {
    const page = tagPages.find(({slug}) => slug === slugOf(group.tag));
    return page ? {...group, pagePath: operationPath(own.version, level, page.slug)} : group;
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

/** Groups rows by tag: in the order of the known tags, then in their own. */
function groupRows(rows: readonly Row[], knownTags: ApiModel['tags']): LandingGroup[] {
  const tags = [...knownTags, ...rows.map(([{tag}]) => ({name: tag, description: ''}))];
  return tags.flatMap(({name, description}, index) => {
    const own = rows.filter(([{tag}]) => tag === name).map(([, row]) => row);
    const isFirst = tags.findIndex((tag) => tag.name === name) === index;
    return isFirst && own.length > 0 ? [{tag: name, description, rows: own}] : [];
  });
}

import {
  type LandingGroup,
  type LandingRow,
  type Notice,
  type OperationPage,
  type ReferencePages,
  routeOf,
  type TagPage,
} from '@docs-kit/openapi-reference';
import {tagSlugOf} from '@docs-kit/openapi-reference/document';
import {type ApiModel, type Operation} from '@docs-kit/openapi-reference/model';
import {type ApiLevel, type ApiLevelId, apiLevels} from '../site/api-levels';
import {landingPath, operationPath, specificationPath} from '../site/links';
import type {LevelPages, TagPages} from '../facts/data-types';
import {operationAddress, sharedPagesLabel} from '../facts/shared-pages';
import {type SiteVersion} from '../site/versions';
import {isSameRequest, isSameResponse} from './same-contract';
import {
  type Availability,
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
    title: level.specificationTitle,
    versionLabel: version.label,
    model,
    introduction: '<WhatChanged />',
    sharedPagesLabel,
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
): SitePage[] {
  const pageOf = (operation: Operation, source: VersionModels): SitePage => {
    const replacement = replacementOf(operation, level, source);
    const availability = source === own ? undefined : availabilityOf(operation, own, source, level);
    return {
      operation,
      model: source.models[level.id],
      level: level.label,
      ...writeSamples(operation, source.models[level.id], source.version.name),
      notices: noticesOf(operation, replacement, availability),
      availability,
      replacement,
    };
  };
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

function availabilityOf(
  {slug}: Operation,
  own: VersionModels,
  source: VersionModels,
  level: ApiLevel,
): Availability {
  return {
    availableIn: source.version.label,
    missingIn: own.version.label,
    path: operationPath(source.version, level, slug),
  };
}

function noticesOf(
  {deprecated}: Operation,
  replacement?: Replacement,
  availability?: Availability,
): Notice[] {
  return [
    ...(availability ? [availabilityNotice(availability)] : []),
    ...(deprecated ? [deprecationNotice(replacement)] : []),
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
  {operation, availability}: SitePage,
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
    metaTitle: `${title} (${level.id})`,
    slug: tagSlugOf(title),
    description: model.tags.find(({name}) => name === operations[0]?.tag)?.description ?? '',
    operations: operations.map((operation) => ({
      operation,
      model,
      level: level.label,
      ...writeSamples(operation, model, own.version.name),
      notices: noticesOf(operation, replacementOf(operation, level, own)),
    })),
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

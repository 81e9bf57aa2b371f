import {
  groupRows,
  type LandingGroup,
  type LandingOperation,
  type Notice,
  type OperationPage,
  type ReferencePages,
  type TagPage,
} from '@docs-kit/openapi-reference';
import {slugOf} from '@docs-kit/openapi-model/document';
import {type ApiModel, type Operation, routeOf} from '@docs-kit/openapi-model';
import {isSameRequest, isSameResponse} from '../same-contract';
import type {Version} from '../upgrade';
import {
  landingPath,
  type LevelPages,
  operationAddress,
  operationPath,
  type ReferenceLevel,
  type SharedPages,
  sharedPagesLabel,
} from './addresses';
import {
  absenceOf,
  apiNotice,
  availabilityNotice,
  deprecationNotice,
  type Replacement,
  type SitePage,
} from './site-page';

/** The documents of one version by level, and which pages it has of each. */
export interface VersionModels<V extends Version = Version> {
  readonly version: V;
  /** Where `levels` is written, for messages: `data/next/version.json`. */
  readonly file: string;
  readonly levels: Readonly<Record<string, LevelPages>>;
  readonly models: Readonly<Record<string, ApiModel>>;
}

/** Everything that is generated for one level of one version. */
export interface PageSet<
  V extends Version = Version,
  L extends ReferenceLevel = ReferenceLevel,
> extends ReferencePages {
  readonly version: V;
  readonly level: L;
  /** Which pages the version has of the level. */
  readonly plan: LevelPages;
  readonly operations: readonly SitePage[];
}

export type SampleWriter = (
  operation: Operation,
  model: ApiModel,
  versionName: string,
) => Pick<OperationPage, 'samples' | 'clientNote' | 'noteHasAuthorization'>;

/** What page sets are made from. */
export interface Reference<V extends Version, L extends ReferenceLevel> {
  /** Every version of the site. */
  readonly versions: readonly VersionModels<V>[];
  /** Every level, in the order for readers. */
  readonly levels: readonly L[];
  readonly writeSamples: SampleWriter;
  /** MDX between the description of a document and the table of its operations. */
  readonly introductionOf?: (version: V) => string;
  readonly downloadsOf?: (version: V, level: L) => ReferencePages['downloads'];
}

/** What the pages of a level are made from. */
interface Context extends Pick<
  Reference<Version, ReferenceLevel>,
  'versions' | 'levels' | 'writeSamples'
> {
  readonly own: VersionModels;
  readonly level: ReferenceLevel;
}

/**
 * Decides which pages a level of a version has: one for each operation, and for those that it borrows
 * from another version, which say so; or one for each tag with all its operations; or a landing page
 * alone. The landing pages of both latter kinds link the operation pages of another version as well.
 * @throws Error when the version is not among those of the reference, or its plan names a version or an
 * operation that does not exist
 */
export function buildPageSet<V extends Version, L extends ReferenceLevel>(
  versionName: string,
  level: L,
  reference: Reference<V, L>,
): PageSet<V, L> {
  const own = reference.versions.find(({version}) => version.name === versionName);
  if (!own) throw new Error(`No specifications were loaded for the version "${versionName}".`);
  const context: Context = {...reference, own, level};
  const {version} = own;
  const plan = planOf(own, level);
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
    model: modelOf(own, level),
    introduction: reference.introductionOf?.(version),
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
    downloads: reference.downloadsOf?.(version, level) ?? [],
  };
}

/** @throws Error when the version has no document of the level */
function modelOf({models, version}: VersionModels, {id}: ReferenceLevel): ApiModel {
  const model = models[id];
  if (model) return model;
  throw new Error(`No ${id} specification was loaded for the version "${version.name}".`);
}

/** @throws Error when nothing says which pages the version has of the level */
function planOf({levels, file}: VersionModels, {id}: ReferenceLevel): LevelPages {
  const plan = levels[id];
  if (plan) return plan;
  throw new Error(`${file}: expected levels.${id} to say which pages there are, found nothing.`);
}

/**
 * Says of an operation what its page shows.
 * @param source the version that has the operation
 */
function pageOf(
  operation: Operation,
  context: Context,
  source: VersionModels = context.own,
): SitePage {
  const {own, level, writeSamples} = context;
  const model = modelOf(source, level);
  const replacement = replacementOf(operation, context, source);
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

function withPages(version: VersionModels, {level}: Context): Operation[] {
  return modelOf(version, level).operations.filter(({hasPage}) => hasPage);
}

function checkBorrowed(slugs: readonly string[], source: VersionModels, context: Context): void {
  const {own, level} = context;
  const has = (version: VersionModels, slug: string): boolean =>
    withPages(version, context).some((operation) => operation.slug === slug);
  for (const slug of slugs) {
    const start = `${placeOf(context)} borrows "${slug}" from ${source.version.name}`;
    if (has(own, slug)) {
      throw new Error(
        `${start}, but ${own.version.name} has that operation. Take it off the list.`,
      );
    }
    if (!has(source, slug)) {
      throw new Error(
        `${start}, which has no ${level.id} operation of that name with a page. Correct the name; or take it off the list, and redirect its address.`,
      );
    }
  }
}

function otherVersion(name: string, context: Context): VersionModels {
  const others = context.versions.filter((candidate) => candidate !== context.own);
  const found = others.find(({version}) => version.name === name);
  if (found) return found;
  throw new Error(
    `${placeOf(context)} names the version "${name}": expected another version of this site (${others.map(({version}) => version.name).join(', ')}).`,
  );
}

/** Where it is written which pages a level has, for messages. */
function placeOf({own: {file}, level}: Context): string {
  return `${file}: levels.${level.id}`;
}

function replacementOf(
  operation: Operation,
  {level: ownLevel, levels}: Context,
  source: VersionModels,
): Replacement | undefined {
  const {version} = source;
  const {replacedBy, method} = operation;
  if (!replacedBy) return undefined;
  for (const level of levels) {
    const model = modelOf(source, level);
    const found = model.operations.find((one) => one.path === replacedBy && one.method === method);
    if (!found || found === operation) continue;
    const pair = [
      {operation, model: modelOf(source, ownLevel)},
      {operation: found, model},
    ] as const;
    const address = operationAddress(version, level, planOf(source, level), found);
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
function tagPagesOf({tags: titles, introductions = {}}: SharedPages, context: Context): TagPage[] {
  const {own, level} = context;
  const {operations} = modelOf(own, level);
  for (const title of Object.keys(introductions)) {
    if (!(title in titles)) {
      throw new Error(
        `${placeOf(context)}.introductions: expected titles of .tags, found "${title}". Correct it, or list the page there.`,
      );
    }
  }
  const listed = Object.values(titles).flat();
  for (const slug of new Set([...operations.map((operation) => operation.slug), ...listed])) {
    const count = listed.filter((candidate) => candidate === slug).length;
    const isKnown = operations.some((operation) => operation.slug === slug);
    if (count !== 1 || !isKnown) {
      throw new Error(
        `${placeOf(context)}.tags: expected each ${level.id} operation of ${own.version.name} once, found "${slug}" ${isKnown ? `${count} times` : 'which it does not have'}. Put it on the page where readers look for it.`,
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
  const without = modelOf(own, level).operations.filter(({hasPage}) => !hasPage);
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
  const {tags} = modelOf(own, level);
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

/** Groups of a level with operation pages: its operations, and those that it borrows. */
function ownGroups(pages: readonly SitePage[], {own, level, versions}: Context): LandingGroup[] {
  const {version} = own;
  const plan = planOf(own, level);
  const rows = pages.map(({operation, availability}): LandingOperation => [
    operation,
    {
      summary: operation.summary,
      routes: availability ? [] : [routeOf(operation)],
      pagePath: operationAddress(version, level, plan, operation),
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
  {own, level, levels}: Context,
): LandingGroup[] {
  const ownOperations = levels.flatMap((each) => modelOf(own, each).operations);
  const shown = tagPages.flatMap(({operations}) => operations.map(({operation}) => operation));
  const others = modelOf(linked, level).operations;
  const alone = shown.filter(
    (operation) => !others.some((other) => isSame(operation, other, level)),
  );
  const rows = [...others, ...alone].map((operation): LandingOperation => {
    const isHere = (candidate: Operation): boolean => isSame(candidate, operation, level);
    const here = shown.find(isHere);
    const source = here ? own : linked;
    return [
      operation,
      {
        summary: operation.summary,
        routes: ownOperations.filter(isHere).map(routeOf),
        pagePath: operationAddress(source.version, level, planOf(source, level), here ?? operation),
      },
    ];
  });
  return groupRows(rows, tagsOf([linked, own], level)).map((group) => {
    const page = tagPages.find(({slug}) => slug === slugOf(group.tag));
    return page ? {...group, pagePath: operationPath(own.version, level, page.slug)} : group;
  });
}

/** Deprecated operations share their names with what replaces them: only the route tells them apart. */
function isSame(candidate: Operation, operation: Operation, level: ReferenceLevel): boolean {
  return level.id === 'deprecated'
    ? routeOf(candidate) === routeOf(operation)
    : candidate.slug === operation.slug;
}

/** Tags of a level in their order; operations that a version borrows bring theirs along. */
function tagsOf(versions: readonly VersionModels[], level: ReferenceLevel): ApiModel['tags'] {
  const tags = versions.flatMap((version) => modelOf(version, level).tags);
  return tags.filter(({name}, index) => tags.findIndex((tag) => tag.name === name) === index);
}

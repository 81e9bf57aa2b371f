import {codeSpan} from '@docs-kit/mdx-writer';
import {sectionSchemas} from '@docs-kit/openapi-reference';
import {
  type Field,
  fieldsIn,
  isSuccess,
  referencedSchema,
  routeOf,
  schemasOf,
} from '@docs-kit/openapi-model';
import {
  type BehaviorChange,
  behaviorLinks,
  behaviorSectionOf,
  upgradeSectionIds,
} from '../behavior';
import type {ApiComparison, Models, OperationChange, Route, SchemaChange} from '../changes';
import {changeMark, fieldMarks, type OperationChanges, renderChanges} from '../changes-section';
import {compareVersions} from '../compare-versions';
import {withoutExplained} from '../explained';
import type {Version} from '../upgrade';
import {operationPath, type ReferenceLevel, upgradePath} from './addresses';
import type {PageSet} from './page-set';
import type {SitePage} from './site-page';

/** What writers say of the versions. */
export interface VersionWords<V extends Version> {
  /** Every version, newest first. */
  readonly versions: readonly V[];
  /** Gives the route that takes the place of one that a version has no more, where there is one. */
  readonly replacements: (version: V, route: string) => string | null | undefined;
  /** What a version does otherwise than the one before it. */
  readonly behaviorOf?: (version: V) => readonly BehaviorChange[];
}

/**
 * Adds to each operation what differs from the version before its own and from the one after it.
 * @param pageSets the pages of all of the versions and levels
 */
export function addChanges<V extends Version, L extends ReferenceLevel>(
  pageSets: readonly PageSet<V, L>[],
  {versions, replacements, behaviorOf = () => []}: VersionWords<V>,
): PageSet<V, L>[] {
  const steps = new Map<V, Step>();
  for (const [index, newer] of versions.entries()) {
    const older = versions[index + 1];
    if (older) {
      const models = [modelsOf(older, pageSets), modelsOf(newer, pageSets)] as const;
      const behavior = behaviorOf(newer);
      const explained = behavior.flatMap(({replaces = []}) => replaces);
      const {comparison} = withoutExplained(compareVersions(...models), explained);
      const instead = (route: string) => replacements(newer, route);
      steps.set(newer, {older, newer, comparison, behavior, instead});
    }
  }
  return pageSets.map((set) => ({
    ...set,
    operations: set.operations.map((page) => {
      const successor = versions[versions.indexOf(set.version) - 1];
      const changes = [set.version, successor].flatMap((newer) => {
        const step = newer && steps.get(newer);
        return step ? changesOf({...step, page, set, pageSets}) : [];
      });
      return changes.length > 0 ? {...page, ...shown(changes)} : page;
    }),
  }));
}

/** What a page shows of its changes. */
function shown(
  changes: readonly OperationChanges[],
): Pick<SitePage, 'changes' | 'change' | 'marks' | 'appendix'> {
  return {
    changes,
    change: changes.map(changeMark).join(', '),
    marks: fieldMarks(changes),
    appendix: renderChanges(changes),
  };
}

/** Finds the specifications of a version. */
export function modelsOf(version: Version, pageSets: readonly PageSet[]): Models {
  return Object.fromEntries(
    pageSets.filter((set) => set.version === version).map(({level, model}) => [level.id, model]),
  );
}

/** From one version to the next. */
interface Step {
  readonly older: Version;
  readonly newer: Version;
  readonly comparison: ApiComparison;
  readonly behavior: readonly BehaviorChange[];
  /** The route that takes the place of one that is gone. */
  readonly instead: (route: string) => string | null | undefined;
}

/** A page of the older or of the newer version of a step. */
interface Compared extends Step {
  readonly page: SitePage;
  readonly set: PageSet;
  readonly pageSets: readonly PageSet[];
}

function changesOf(compared: Compared): OperationChanges[] {
  const {page, set, older, newer, comparison, pageSets} = compared;
  const {slug} = page.operation;
  const behavior = compared.behavior.filter(({operations}) => operations?.includes(slug));
  const found = comparison.operations.find((each) => each.slug === slug);
  if (!found || (found.status === 'unchanged' && behavior.length === 0)) return [];
  const change: OperationChange =
    found.status === 'unchanged' ? {...found, status: 'changed'} : found;
  const isNewerPage = newer === set.version;
  const [own, others] = isNewerPage ? [change.after, change.before] : [change.before, change.after];
  // Pages that a version borrows tell of an operation that the other version alone has.
  const described = page.availability ? others : own;
  if (described?.level !== set.level.id) return deprecatedAlias(compared, change);
  const other = isNewerPage ? older : newer;
  const otherPage = others && findPage(slug, other, others, pageSets);
  const route = change.before && routeOf(change.before);
  const instead =
    change.status === 'removed' && route
      ? compared.instead(route)
      : change.replacedBy && change.after && routeOf({...change.after, path: change.replacedBy});
  return [
    {
      change,
      schemas: schemasOn(page, change, comparison.schemas, isNewerPage),
      older: older.label,
      newer: newer.label,
      isNewerPage,
      ids: idsOf(page),
      ...(instead && {instead: linkedRoute(instead, newer, pageSets)}),
      ...(otherPage && {otherPage: {path: otherPage.path, ids: idsOf(otherPage.page)}}),
      responseId: responseIdOf(page),
      upgrade: `${upgradePath(newer)}#${sectionOf(found, behavior)}`,
      ...(behavior.length > 0 && {behavior: behaviorLinks(behavior, upgradePath(newer))}),
    },
  ];
}

/** Id of the section with the row about an operation. */
function sectionOf({status}: OperationChange, [first]: readonly BehaviorChange[]): string {
  if (status !== 'unchanged') return upgradeSectionIds[status];
  return first ? behaviorSectionOf(first) : upgradeSectionIds.behavior;
}

/** An old route that the newer version keeps as a deprecated one: its successor shows what changed. */
function deprecatedAlias(
  {page, set, older, newer, pageSets}: Compared,
  change: OperationChange,
): OperationChanges[] {
  const {before, after} = change;
  const {method, path} = page.operation;
  const isAlias =
    newer === set.version && set.level.id === 'deprecated' && change.status === 'moved';
  if (!isAlias || !after || before?.method !== method || before.path !== path) return [];
  const successor = findPage(change.slug, newer, after, pageSets);
  const text = codeSpan(routeOf(after));
  return [
    {
      change: {...change, status: 'deprecated', contract: [], fields: [], schemas: []},
      schemas: [],
      older: older.label,
      newer: newer.label,
      isNewerPage: true,
      ids: idsOf(page),
      instead: successor
        ? `[${text}](${successor.path}#changes), whose page lists the differences`
        : text,
      responseId: responseIdOf(page),
      upgrade: `${upgradePath(newer)}#${upgradeSectionIds.moved}`,
    },
  ];
}

/** Schemas that differ among those that the operation uses, as far as the page can show them. */
function schemasOn(
  {operation, model}: SitePage,
  change: OperationChange,
  schemas: readonly SchemaChange[],
  isNewerPage: boolean,
): SchemaChange[] {
  if (!change.before || !change.after) return [];
  const names = new Set(schemasOf(operation, model).map(({name}) => name));
  const bodies = new Set(
    (operation.requestBody?.bodies ?? []).map(({type}) => referencedSchema(type, model)?.name),
  );
  return schemas.filter((schema) => {
    const own = isNewerPage ? schema.name : (schema.oldName ?? schema.name);
    return names.has(own) && !bodies.has(own);
  });
}

const responseIdOf = ({operation}: SitePage): string =>
  `response-${operation.responses.find(isSuccess)?.status ?? ''}`;

function findPage(
  slug: string,
  version: Version,
  {level}: Route,
  pageSets: readonly PageSet[],
): {readonly path: string; readonly page: SitePage} | undefined {
  const set = pageSets.find((one) => one.version === version && one.level.id === level);
  const page = set?.operations.find(({operation}) => operation.slug === slug);
  return set && page && {path: operationPath(version, set.level, slug), page};
}

function linkedRoute(route: string, version: Version, pageSets: readonly PageSet[]): string {
  for (const set of pageSets.filter((one) => one.version === version)) {
    const page = set.operations.find(
      ({operation, availability}) => !availability && routeOf(operation) === route,
    );
    if (page) {
      return `[${codeSpan(route)}](${operationPath(version, set.level, page.operation.slug)})`;
    }
  }
  return codeSpan(route);
}

/** Ids of the parameters, properties and schemas that a page shows. */
function idsOf(page: SitePage): ReadonlySet<string> {
  const {operation, model} = page;
  const idsBelow = (fields: readonly Field[], parent: string): string[] =>
    fields.flatMap(({name, type}) => [
      `${parent}-${name}`,
      ...idsBelow(fieldsIn(type), `${parent}-${name}`),
    ]);
  return new Set([
    ...operation.parameters.flatMap((parameter) => idsBelow([parameter], parameter.in)),
    ...(operation.requestBody?.bodies ?? []).flatMap(({type}) =>
      idsBelow(fieldsIn(referencedSchema(type, model)?.type ?? type), 'body'),
    ),
    ...operation.responses.flatMap(({status, bodies}) =>
      bodies.flatMap(({type}) => idsBelow(fieldsIn(type), `response-${status}`)),
    ),
    ...sectionSchemas(page).flatMap(({name, type}) => [
      `schema-${name}`,
      ...idsBelow(fieldsIn(type), `schema-${name}`),
    ]),
  ]);
}

import type {AnswerDifference, ExplainedAnswers} from './answers';
import {routeOf} from '@docs-kit/openapi-model';
import {type BehaviorChange, orderBehavior} from './behavior';
import type {ApiComparison} from './changes';
import {compareVersions} from './compare-versions';
import {withoutExplained} from './explained';
import {compareItems, type Item, type ItemChange} from './items';
import type {Models} from './changes';

/** A version, as pages name it. */
export interface Version {
  readonly name: string;
  readonly label: string;
  /** Path of the version's pages: `/docs/next`. */
  readonly path: string;
}

/** What is known of a version. */
export interface UpgradeSide {
  readonly version: Version;
  readonly models: Models;
  /** Facts beside the API, by their kind: commands, variables, methods. */
  readonly items: Readonly<Record<string, readonly Item[]>>;
  /** Every route of the server, also those without a document: `GET /v1/batches`. */
  readonly routes: readonly string[];
}

/** What a writer says of a version that follows another. */
export interface UpgradeWords {
  /** Where this is written, for messages: `data/next/version.json`. */
  readonly file: string;
  readonly behavior?: readonly BehaviorChange[];
  /** The route that does the work of one that is gone, by the route; null where nothing does. */
  readonly replacedRoutes?: Readonly<Record<string, string | null>>;
  /** What to use instead of an item that is gone, as Markdown, by its name. */
  readonly replacedItems?: ReadonlyMap<string, string>;
  /** Beginning of a path whose change is a move: its version. */
  readonly routePrefix?: RegExp;
  /**
   * What servers of both versions answered to the same requests, by `API: NAME` of the change of
   * behavior that explains it, or `tables` where the tables of this page do.
   */
  readonly seen?: ExplainedAnswers & {readonly file: string};
}

/** The version at the beginning of a path: `/v1`, `/v1alpha`. */
export const commonRoutePrefix = /^\/v\d+(?:alpha|beta)?(?=\/)/;

/** A route that no document describes, and what became of it. */
export interface RouteChange {
  readonly before?: string;
  readonly after?: string;
  readonly isOldRouteServed: boolean;
}

/** Everything that differs between a version and the one before it. */
export interface Upgrade {
  readonly from: Version;
  readonly to: Version;
  readonly api: ApiComparison;
  readonly routes: readonly RouteChange[];
  readonly items: Readonly<Record<string, readonly ItemChange[]>>;
  /** What does the work of a route that is gone, by the route; undefined where nothing does. */
  readonly replacements: ReadonlyMap<string, string | undefined>;
  /** What to use instead of an item that is gone, as Markdown, by its name. */
  readonly itemReplacements: ReadonlyMap<string, string>;
  /** What behaves otherwise and nothing else shows, in the order for readers. */
  readonly behavior: readonly BehaviorChange[];
  /** Differences that runs showed, by the change of behavior that explains them. */
  readonly seen: ReadonlyMap<BehaviorChange, readonly AnswerDifference[]>;
  /** How many requests both versions were sent. */
  readonly sameRequests: number;
  /** Names of the groups in the newer version's documents. */
  readonly tags: readonly string[];
}

/**
 * Computes what changed from one version to the next.
 * @param words what a writer says of the newer version
 * @throws Error when the words do not say what takes the place of a route that is gone, or name one
 * that is still there or never was, or when a change of behavior names an operation or a difference
 * that does not exist, or two items of a kind have one name
 */
export function compareSides(
  before: UpgradeSide,
  after: UpgradeSide,
  words: UpgradeWords,
): Upgrade {
  const behavior = orderBehavior(words.behavior ?? []);
  const explained = behavior.flatMap(({replaces = []}) => replaces);
  const compared = withoutExplained(compareVersions(before.models, after.models), explained);
  const {comparison: api} = compared;
  const kinds = new Set([...Object.keys(before.items), ...Object.keys(after.items)]);
  const allItems = [...kinds].map(
    (kind) => [kind, compareItems(before.items[kind] ?? [], after.items[kind] ?? [])] as const,
  );
  const {items, unknown} = withoutItems(allItems, compared.unknown);
  checkBehavior(words, behavior, api, unknown);
  const seen = seenBy(behavior, words.seen);
  const routes = compareRoutes(undocumented(before), undocumented(after), words.routePrefix);
  return {
    from: before.version,
    to: after.version,
    api,
    routes,
    items,
    replacements: replacementsOf(words, after, [
      ...api.operations.flatMap(({status, before: route}) =>
        status === 'removed' && route ? [routeOf(route)] : [],
      ),
      ...routes.flatMap(({before: old, after: current}) => (old && !current ? [old] : [])),
    ]),
    itemReplacements: words.replacedItems ?? new Map(),
    behavior,
    seen,
    sameRequests: words.seen?.requests ?? 0,
    tags: Object.values(after.models).flatMap(({tags}) => tags.map(({name}) => name)),
  };
}

/**
 * Takes out items that a change of behavior describes better.
 * @param explained the items as `KIND NAME`
 * @returns the others, and the entries that name no item
 */
function withoutItems(
  kinds: readonly (readonly [kind: string, changes: readonly ItemChange[]])[],
  explained: readonly string[],
): {readonly items: Upgrade['items']; readonly unknown: readonly string[]} {
  const named = new Set(kinds.flatMap(([kind, all]) => all.map(({name}) => `${kind} ${name}`)));
  return {
    items: Object.fromEntries(
      kinds.map(([kind, all]) => [
        kind,
        all.filter(({name}) => !explained.includes(`${kind} ${name}`)),
      ]),
    ),
    unknown: explained.filter((entry) => !named.has(entry)),
  };
}

/** @throws Error when nothing explains a difference, or an explained one is no longer there */
function seenBy(behavior: readonly BehaviorChange[], seen: UpgradeWords['seen']): Upgrade['seen'] {
  if (!seen) return new Map();
  const {file, explained, unexplained, vanished} = seen;
  const names = new Map(behavior.map((change) => [`${change.api}: ${change.name}`, change]));
  const problems = [
    ...unexplained.map((name) => `"${name}" is new: put it below the change that explains it.`),
    ...vanished.map((name) => `"${name}" no longer differs: take it out.`),
    ...[...explained.keys()]
      .filter((name) => name !== 'tables' && !names.has(name))
      .map((name) => `"${name}" is no change of behavior: expected its API and name.`),
  ];
  if (problems.length > 0) throw new Error(problems.map((one) => `${file}: ${one}`).join('\n'));
  return new Map(
    [...names].flatMap(([name, change]) => {
      const differences = explained.get(name) ?? [];
      return differences.length > 0 ? [[change, differences] as const] : [];
    }),
  );
}

function checkBehavior(
  {file}: UpgradeWords,
  behavior: readonly BehaviorChange[],
  api: ApiComparison,
  unknown: readonly string[],
): void {
  const slugs = new Set(api.operations.map(({slug}) => slug));
  const problems = [
    ...behavior.flatMap(({name, operations = []}) =>
      operations
        .filter((slug) => !slugs.has(slug))
        .map((slug) => `"${name}" names the operation "${slug}", which no version has.`),
    ),
    ...unknown.map((entry) => `"${entry}" replaces nothing that differs: take it out.`),
  ];
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `${file}: behaviorChanges: ${problem}`).join('\n'));
  }
}

/** Routes that no document of the version has. Parameters of paths may hold slashes. */
function undocumented({models, routes}: UpgradeSide): string[] {
  const documented = new Set(
    Object.values(models).flatMap(({operations}) => operations.map(routeOf)),
  );
  return routes.map((route) => route.replaceAll(':path}', '}')).filter((r) => !documented.has(r));
}

/** A route has moved where one under another prefix of the API, and the same otherwise, is new. */
export function compareRoutes(
  before: readonly string[],
  after: readonly string[],
  prefix = commonRoutePrefix,
): readonly RouteChange[] {
  const withoutPrefix = (route: string): string => {
    const [method = '', path = ''] = route.split(' ');
    return `${method} ${path.replace(prefix, '')}`;
  };
  const arrived = after.filter((route) => !before.includes(route));
  const moved = arrived.flatMap((route) => {
    const old = before.find((candidate) => withoutPrefix(candidate) === withoutPrefix(route));
    return old ? [{before: old, after: route, isOldRouteServed: after.includes(old)}] : [];
  });
  const isMoved = (route: string): boolean =>
    moved.some((move) => move.before === route || move.after === route);
  return [
    ...moved,
    ...arrived
      .filter((route) => !isMoved(route))
      .map((route) => ({after: route, isOldRouteServed: false})),
    ...before
      .filter((route) => !after.includes(route) && !isMoved(route))
      .map((route) => ({before: route, isOldRouteServed: false})),
  ];
}

function replacementsOf(
  {file, replacedRoutes: known = {}}: UpgradeWords,
  {version, routes}: UpgradeSide,
  removed: readonly string[],
): Upgrade['replacements'] {
  const served = new Set(routes.map((route) => route.replaceAll(':path}', '}')));
  const problems = [
    ...removed
      .filter((route) => !Object.hasOwn(known, route))
      .map((route) => `"${route}" is gone: add it, with the route that does its work, or null.`),
    ...Object.entries(known).flatMap(([route, instead]) => [
      ...(removed.includes(route) ? [] : [`"${route}" was not removed: take it out.`]),
      ...(instead !== null && !served.has(instead)
        ? [`"${route}" leads to "${instead}", which ${version.label} does not serve: correct it.`]
        : []),
    ]),
  ];
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `${file}: replacedRoutes: ${problem}`).join('\n'));
  }
  return new Map(Object.entries(known).map(([route, instead]) => [route, instead ?? undefined]));
}

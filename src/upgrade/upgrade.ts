import {type ApiComparison, compareVersions, type Models} from '../openapi/comparison';
import {type BehaviorChange, orderBehavior} from '../openapi/comparison/behavior';
import {withoutExplained} from '../openapi/comparison/explained';
import type {VersionData} from '../facts/data-types';
import type {SiteVersion} from '../site/versions';
import type {ItemChange} from './items';
import {compareVersionData, type ItemKind} from './version-items';

/** What is known of a version: its specifications, its data and its routes. */
export interface UpgradeSide {
  readonly version: SiteVersion;
  readonly models: Models;
  readonly data: VersionData;
  /** Every route of the server, also those without a specification: `GET /v1/batches`. */
  readonly routes: readonly string[];
}

/** A route that no specification describes, and what became of it. */
export interface RouteChange {
  readonly before?: string;
  readonly after?: string;
  readonly isOldRouteServed: boolean;
}

/** Everything that differs between a version and the one before it. */
export interface Upgrade {
  readonly from: SiteVersion;
  readonly to: SiteVersion;
  readonly api: ApiComparison;
  readonly routes: readonly RouteChange[];
  readonly items: Readonly<Record<ItemKind, readonly ItemChange[]>>;
  /** What does the work of a route that is gone, by the route; undefined where nothing does. */
  readonly replacements: ReadonlyMap<string, string | undefined>;
  /** What to use instead of a command that is gone, as Markdown, by the command. */
  readonly commandReplacements: ReadonlyMap<string, string>;
  /** What behaves otherwise and nothing else shows, in the order for readers. */
  readonly behavior: readonly BehaviorChange[];
  /** Names of the APIs in the newer version's specifications. */
  readonly tags: readonly string[];
}

/**
 * Computes what changed from one version to the next.
 * @throws Error when the newer version's data does not say what takes the place of a route that is
 * gone, or names one that is still there or never was, or when a change of behavior names an
 * operation or a difference that does not exist
 */
export function compareSides(before: UpgradeSide, after: UpgradeSide): Upgrade {
  const behavior = orderBehavior(after.data.facts.behaviorChanges ?? []);
  const explained = behavior.flatMap(({replaces = []}) => replaces);
  const compared = withoutExplained(compareVersions(before.models, after.models), explained);
  const {comparison: api} = compared;
  const data = withoutItems(
    compareVersionData(
      {data: before.data, path: before.version.path},
      {data: after.data, path: after.version.path},
    ),
    compared.unknown,
  );
  checkBehavior(after, behavior, api, data.unknown);
  const routes = compareRoutes(undocumented(before), undocumented(after));
  return {
    from: before.version,
    to: after.version,
    api,
    routes,
    items: data.items,
    replacements: replacementsOf(after, [
      ...api.operations.flatMap(({status, before: route}) =>
        status === 'removed' && route ? [`${route.method.toUpperCase()} ${route.path}`] : [],
      ),
      ...routes.flatMap(({before: old, after: current}) => (old && !current ? [old] : [])),
    ]),
    commandReplacements: new Map(
      after.data.llamaCli.absent.map(({command, instead}) => [command, `Instead: ${instead}`]),
    ),
    behavior,
    tags: Object.values(after.models).flatMap(({tags}) => tags.map(({name}) => name)),
  };
}

/**
 * Takes out items that a change of behavior describes better.
 * @param explained the items as `KIND NAME`
 * @returns the others, and the entries that name no item
 */
function withoutItems(
  items: Upgrade['items'],
  explained: readonly string[],
): {readonly items: Upgrade['items']; readonly unknown: readonly string[]} {
  const kinds = Object.entries(items) as [ItemKind, readonly ItemChange[]][];
  const named = new Set(kinds.flatMap(([kind, all]) => all.map(({name}) => `${kind} ${name}`)));
  return {
    items: Object.fromEntries(
      kinds.map(([kind, all]) => [
        kind,
        all.filter(({name}) => !explained.includes(`${kind} ${name}`)),
      ]),
    ) as unknown as Upgrade['items'],
    unknown: explained.filter((entry) => !named.has(entry)),
  };
}

function checkBehavior(
  {version}: UpgradeSide,
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
    const file = `data/${version.name}/version.json`;
    throw new Error(problems.map((problem) => `${file}: behaviorChanges: ${problem}`).join('\n'));
  }
}

/** Routes that no specification of the version has. Parameters of paths may hold slashes. */
function undocumented({models, routes}: UpgradeSide): string[] {
  const documented = new Set(
    Object.values(models).flatMap(({operations}) =>
      operations.map(({method, path}) => `${method.toUpperCase()} ${path}`),
    ),
  );
  return routes.map((route) => route.replaceAll(':path}', '}')).filter((r) => !documented.has(r));
}

/** A route has moved where one under another prefix of the API, and the same otherwise, is new. */
export function compareRoutes(
  before: readonly string[],
  after: readonly string[],
): readonly RouteChange[] {
  const withoutPrefix = (route: string): string =>
    route.replace(/ \/v\d+(?:alpha|beta)?(?:\/openai\/v\d+)?(?=\/)/, ' ');
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
  {version, data, routes}: UpgradeSide,
  removed: readonly string[],
): Upgrade['replacements'] {
  const file = `data/${version.name}/version.json`;
  const known = data.facts.replacedRoutes ?? {};
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

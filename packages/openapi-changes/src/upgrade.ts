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
  /**
   * What servers of both versions answered to the same requests, by `API: NAME` of the change of
   * behavior that explains it, or `tables` where the tables of this page do.
   */
  readonly seen?: ExplainedAnswers & {readonly file: string};
}

/** Everything that differs between a version and the one before it. */
export interface Upgrade {
  readonly from: Version;
  readonly to: Version;
  readonly api: ApiComparison;
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
  return {
    from: before.version,
    to: after.version,
    api,
    items,
    replacements: replacementsOf(words, after, api),
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

function replacementsOf(
  {file, replacedRoutes: known = {}}: UpgradeWords,
  {version, models}: UpgradeSide,
  {operations}: ApiComparison,
): Upgrade['replacements'] {
  const removed = operations.flatMap(({status, before}) =>
    status === 'removed' && before ? [routeOf(before)] : [],
  );
  const served = new Set(Object.values(models).flatMap((model) => model.operations.map(routeOf)));
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

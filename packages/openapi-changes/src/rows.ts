import {codeSpan, proseToMdx} from '@docs-kit/mdx-writer';
import {routeOf} from '@docs-kit/openapi-model';
import {type AnswerDifference, describeDifference} from './answers';
import {behaviorLinks, type BehaviorChange, upgradeSectionIds} from './behavior';
import type {OperationChange, SchemaChange} from './changes';
import type {FactChange, ItemChange} from './items';
import type {Upgrade} from './upgrade';
import {
  capitalized,
  describeContractChange,
  describeFieldChange,
  describeLists,
  linkedName,
} from './wording';

/** The pages of a version, as far as rows link them. */
export interface PageIndex {
  /** Address of an operation's page; of its level's landing page where it has none of its own. */
  readonly operation: (slug: string, level: string) => string | undefined;
  /** Address of the operation that a route leads to. */
  readonly route: (route: string) => string | undefined;
  readonly schema: (name: string) => {readonly page: string; readonly tag: string} | undefined;
}

/** What became of one thing, for readers. */
export interface UpgradeRow {
  /** API or group to filter by. */
  readonly api: string;
  readonly kind: 'moved' | 'removed' | 'deprecated' | 'added' | 'changed' | 'renamed';
  /** Name, as Markdown. */
  readonly name: string;
  /** Sentences without a full stop, as Markdown. */
  readonly changes: readonly string[];
  /** Addresses of the pages of both versions. */
  readonly before?: string;
  readonly after?: string;
}

export interface UpgradeSection {
  readonly id: string;
  readonly title: string;
  /** What the rows are: the heading of their column. */
  readonly subject: string;
  readonly rows: readonly UpgradeRow[];
}

/** How a site says what changed. */
export interface UpgradeOptions {
  /** Kinds of items in their order: title of the section, and heading of its column of names. */
  readonly itemSections: Readonly<Record<string, readonly [title: string, subject: string]>>;
  /** Facts of items whose values are sentences on what does not work. */
  readonly sentenceFacts?: readonly string[];
}

/** Lists what changed, section by section; sections without a change are left out. */
export function upgradeSections(
  upgrade: Upgrade,
  before: PageIndex,
  after: PageIndex,
  options: UpgradeOptions,
): UpgradeSection[] {
  const {operations, schemas} = upgrade.api;
  const context: Context = {upgrade, before, after, options};
  const rowsOf = (...kinds: UpgradeRow['kind'][]): UpgradeRow[] =>
    operations
      .filter(({status}) => kinds.some((kind) => kind === status))
      .map((operation) => operationRow(operation, context));
  const behaviorRows = (isFirst: boolean): UpgradeRow[] =>
    upgrade.behavior
      .filter(({first = false}) => first === isFirst)
      .map((change) => behaviorRow(change, context));
  const contractRows = operations
    .filter(
      ({fields, contract, schemas: used}) => fields.length + contract.length + used.length > 0,
    )
    .map((operation) => contractRow(operation, context));
  const ids = upgradeSectionIds;
  const sections: (readonly [id: string, title: string, subject: string, rows: UpgradeRow[]])[] = [
    [ids.readFirst, 'Read these first', 'Topic', behaviorRows(true)],
    [ids.behavior, 'Other behavior changes', 'Topic', behaviorRows(false)],
    [
      ids.seen,
      'Same requests, different results',
      'Topic',
      [...upgrade.seen].map(([change, differences]) => seenRow(change, differences, context)),
    ],
    [ids.moved, 'Moved routes', 'Operation', rowsOf('moved')],
    [ids.removed, 'Removed and deprecated routes', 'Operation', rowsOf('removed', 'deprecated')],
    [ids.added, 'New operations', 'Operation', rowsOf('added')],
    [ids.changed, 'Changed requests and responses', 'Operation', contractRows],
    ['schemas', 'Schemas', 'Schema', schemas.map((schema) => schemaRow(schema, context))],
    ...Object.entries(options.itemSections).map(
      ([kind, [title, subject]]) =>
        [
          kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
          title,
          subject,
          mergeParts(upgrade.items[kind] ?? []).map((change) => itemRow(change, context)),
        ] as const,
    ),
  ];
  return sections
    .filter(([, , , rows]) => rows.length > 0)
    .map(([id, title, subject, rows]) => ({id, title, subject, rows}));
}

interface Context {
  readonly upgrade: Upgrade;
  readonly before: PageIndex;
  readonly after: PageIndex;
  readonly options: UpgradeOptions;
}

function pagesOf({slug, before, after}: OperationChange, context: Context) {
  return {
    before: before && context.before.operation(slug, before.level),
    after: after && context.after.operation(slug, after.level),
  };
}

function operationRow(operation: OperationChange, context: Context): UpgradeRow {
  const {summary, tag, status, before, after, isOldRouteServed, replacedBy} = operation;
  const kind = status === 'unchanged' ? 'changed' : status;
  const old = before && routeOf(before);
  const current = after && routeOf(after);
  const isElsewhere = before && after && before.level !== after.level;
  return {
    api: tag,
    kind,
    name: summary,
    ...pagesOf(operation, context),
    changes: [
      ...(status === 'deprecated' && old
        ? [
            `${codeSpan(old)} still works, but is deprecated`,
            ...(replacedBy && after
              ? [`Use ${linkedRoute(routeOf({...after, path: replacedBy}), context.after)}`]
              : []),
          ]
        : routeSentences(old, current, isOldRouteServed, context)),
      ...operation.newAliases.map(
        (alias) => `Also served at ${linkedRoute(routeOf(alias), context.after)} (${alias.level})`,
      ),
      ...(isElsewhere && status === 'moved'
        ? [`Now ${after.level} instead of ${before.level}`]
        : []),
      ...behaviorSentence(operation, context),
    ],
  };
}

/** Says where a route went, and what becomes of calls to the old one. */
function routeSentences(
  before: string | undefined,
  after: string | undefined,
  isOldRouteServed: boolean,
  context: Context,
): string[] {
  if (before && after) {
    return [
      `${codeSpan(before)} → ${codeSpan(after)}`,
      isOldRouteServed
        ? 'The old route still works, but is deprecated'
        : 'The old route no longer works',
    ];
  }
  if (after) return [codeSpan(after)];
  if (!before) return [];
  const instead = context.upgrade.replacements.get(before);
  return [
    `${codeSpan(before)} was removed`,
    instead ? `Use ${linkedRoute(instead, context.after)}` : "There's no replacement",
  ];
}

function linkedRoute(route: string, pages: PageIndex): string {
  return linkedName(route, pages.route(route));
}

function contractRow(operation: OperationChange, context: Context): UpgradeRow {
  const {summary, tag, fields, contract, schemas} = operation;
  return {
    api: tag,
    kind: 'changed',
    name: summary,
    ...pagesOf(operation, context),
    changes: [
      ...contract.map(describeContractChange),
      ...fields.map((change) => describeFieldChange(change)),
      ...(schemas.length > 0
        ? [`Schemas that changed: ${schemas.map((name) => linkedSchema(name, context)).join(', ')}`]
        : []),
      ...(operation.status === 'changed' ? behaviorSentence(operation, context) : []),
    ],
  };
}

function behaviorRow(
  {api, name, kind, change, action, operations, page}: BehaviorChange,
  context: Context,
): UpgradeRow {
  const {from, to} = context.upgrade;
  return {
    api,
    kind,
    name,
    changes: [
      change,
      ...(action ? [`**What to do**: ${action}`] : []),
      ...(operations
        ? [`Affects ${operations.map((slug) => linkedOperation(slug, context)).join(', ')}`]
        : []),
    ],
    ...(page && {before: `${from.path}/${page}`, after: `${to.path}/${page}`}),
  };
}

/** How many differences a row shows: more say the same of other requests. */
const shownDifferences = 4;

function seenRow(
  change: BehaviorChange,
  differences: readonly AnswerDifference[],
  context: Context,
): UpgradeRow {
  const left = differences.length - shownDifferences;
  return {
    api: change.api,
    kind: change.kind,
    name: change.name,
    changes: [
      ...differences
        .slice(0, shownDifferences)
        .map((each) => `${requestInWords(each, context)}: ${describeDifference(each)}`),
      ...(left > 0 ? [`${left} more of the kind`] : []),
      `See ${behaviorLinks([change])}`,
    ],
  };
}

/** A request by the page that has it, or by its place in a sequence of requests. */
function requestInWords({request}: AnswerDifference, context: Context): string {
  const [, sequence = '', step = '', ask = ''] = /^(.+) (\d+): (\w+ .+)$/.exec(request) ?? [];
  if (ask !== '')
    return `${codeSpan(ask.replace(/\{(openai|agents|evaluation|datasets)\}/, '…'))} (“${sequence}”, request ${step})`;
  const [, call = '', model = '', fault = ''] =
    /^(.+), (\w+), (\w+) \(fault\)$/.exec(request) ?? [];
  if (call !== '') {
    const article = /^[aeiou]/.test(call) ? 'An' : 'A';
    return `${article} ${call}, when ${codeSpan(model)} gives ${codeSpan(fault)}`;
  }
  const [, id = '', rest = ''] = /^(\w+)(.*)$/.exec(request) ?? [];
  const slug = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const isOperation = context.upgrade.api.operations.some((each) => each.slug === slug);
  if (!isOperation) return request;
  const how = rest.replace(/^ stream\b/, ', streamed').replace(/, fields$/, '');
  return `${linkedOperation(slug, context)}${how}`;
}

function linkedOperation(slug: string, context: Context): string {
  const operation = context.upgrade.api.operations.find((each) => each.slug === slug);
  if (!operation) return codeSpan(slug);
  const {before, after} = pagesOf(operation, context);
  const address = after ?? before;
  return address ? `[${operation.summary}](${address})` : operation.summary;
}

/** Says which changes in behavior concern an operation. */
function behaviorSentence({slug}: OperationChange, {upgrade}: Context): string[] {
  const changes = upgrade.behavior.filter(({operations}) => operations?.includes(slug));
  return changes.length > 0 ? [`Behavior: ${behaviorLinks(changes)}`] : [];
}

function linkedSchema(name: string, {after}: Context): string {
  return linkedName(name, after.schema(name)?.page);
}

function schemaRow({name, status, oldName, fields}: SchemaChange, context: Context): UpgradeRow {
  const old = status === 'added' ? undefined : context.before.schema(oldName ?? name);
  const current = status === 'removed' ? undefined : context.after.schema(name);
  return {
    api: current?.tag ?? old?.tag ?? 'Other',
    kind: status,
    name: codeSpan(name),
    before: old?.page,
    after: current?.page,
    changes: [
      ...(oldName ? [`Formerly ${codeSpan(oldName)}`] : []),
      ...fields.map((change) => describeFieldChange(change)),
      ...(status === 'added' ? ['New'] : status === 'removed' ? ['Removed'] : []),
    ],
  };
}

/** A change of an item with those of its parts. */
interface MergedChange extends ItemChange {
  readonly parts: readonly ItemChange[];
}

/** Puts changes of parts, such as the fields of a provider, to the thing that they are parts of. */
function mergeParts(changes: readonly ItemChange[]): MergedChange[] {
  const partOf = ({before, after}: ItemChange): string | undefined =>
    after?.partOf ?? before?.partOf;
  const wholes = changes.filter((change) => partOf(change) === undefined);
  const names = new Set([
    ...wholes.map(({name}) => name),
    ...changes.flatMap((change) => partOf(change) ?? []),
  ]);
  return [...names]
    .sort((one, other) => one.localeCompare(other, 'en'))
    .flatMap((name): MergedChange[] => {
      const parts = changes.filter((change) => partOf(change) === name);
      const whole = wholes.find((change) => change.name === name);
      if (whole) return [{...whole, parts}];
      const [first] = parts;
      return first ? [{...first, name, status: 'changed', facts: [], parts}] : [];
    });
}

function itemRow(change: MergedChange, context: Context): UpgradeRow {
  const {name, status, oldName, facts, before, after, parts} = change;
  const route = before?.route;
  const instead = status === 'removed' && insteadOf(name, route, context);
  return {
    api: groupName((after ?? before)?.group ?? '', context),
    kind: status,
    name: codeSpan(name),
    before: before?.page,
    after: after?.page,
    changes: [
      ...(oldName ? [`Formerly ${codeSpan(oldName)}`] : []),
      ...(status === 'added' ? ['New'] : status === 'removed' ? ['Removed'] : []),
      ...(instead ? [instead] : []),
      ...facts.map((fact) => describeFact(fact, context)),
      ...parts.map((part) => describePart(part, context)),
    ],
  };
}

/** What takes the place of a command or of a method that is gone. */
function insteadOf(
  name: string,
  route: string | undefined,
  {upgrade}: Context,
): string | undefined {
  const instead = route && upgrade.replacements.get(route);
  return instead ? `Call ${codeSpan(instead)} instead` : upgrade.itemReplacements.get(name);
}

function describePart({name, status, before, after, facts}: ItemChange, context: Context): string {
  const own = codeSpan(name.slice(((after ?? before)?.partOf ?? '').length + 1));
  if (status === 'added') return `${own} is new`;
  if (status === 'removed') return `${own} was removed`;
  return `${own}: ${facts.map((fact) => describeFact(fact, context)).join('; ')}`;
}

function describeFact({fact, before, after}: FactChange, {options}: Context): string {
  if (options.sentenceFacts?.includes(fact)) {
    return typeof after === 'string' ? `${capitalized(fact)}: ${proseToMdx(after)}` : 'Works again';
  }
  if (typeof before === 'object' || typeof after === 'object') {
    return describeLists(capitalized(fact), toList(before), toList(after));
  }
  return `${capitalized(fact)}: ${valueText(before)} → ${valueText(after)}`;
}

const toList = (value: FactChange['before']): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

const valueText = (value: string | undefined): string => (value ? codeSpan(value) : 'none');

/** Groups of items are named as the API is, where it has a group of the same letters. */
function groupName(group: string, {upgrade}: Context): string {
  const plain = (text: string): string => text.toLowerCase().replace(/\(.*\)|[^a-z]/g, '');
  const tag = upgrade.tags.find((name) => plain(name) === plain(group));
  return tag ?? capitalized(group.replaceAll('_', ' '));
}

import {blocks, codeSpan, headingId, textToMdx} from '@docs-kit/mdx-writer';
import {routeOf} from '@docs-kit/openapi-model';
import type {FieldChange, OperationChange, SchemaChange} from './changes';
import {
  capitalized,
  describeContractChange,
  describeFieldChange,
  linkedName,
  type NameLinks,
} from './wording';

/** What became of the operation of a page between the version of the page and another one. */
export interface OperationChanges {
  readonly change: OperationChange;
  /** Schemas on the page that differ, with their names in the version of the page. */
  readonly schemas: readonly SchemaChange[];
  /** Labels of both versions, and which of them the page belongs to. */
  readonly older: string;
  readonly newer: string;
  readonly isNewerPage: boolean;
  /** Ids of the parameters, properties and schemas that the page shows. */
  readonly ids: ReadonlySet<string>;
  /** Route that takes the place of this one, as Markdown. */
  readonly instead?: string;
  /** The operation's page in the other version, where it has one, and what can be linked there. */
  readonly otherPage?: {readonly path: string; readonly ids: ReadonlySet<string>};
  /** Id of the section with the properties of a successful response, on both pages. */
  readonly responseId: string;
  /** Address of the rows about the operation on the page with all changes. */
  readonly upgrade: string;
  /** Links to the changes in behavior that concern the operation, as Markdown. */
  readonly behavior?: string;
}

const statusWords: Readonly<Record<Exclude<OperationChange['status'], 'unchanged'>, string>> = {
  added: 'new',
  removed: 'removed',
  deprecated: 'deprecated',
  moved: 'moved',
  changed: 'changed',
};

/**
 * Says in a few words what became of an operation: `Changed in Next`. One that moved has the route of the
 * other version: `was /v1/old` on the page of the newer one, `/v1/new in Next` on that of the older one.
 */
export function changeMark({change, newer, isNewerPage}: OperationChanges): string {
  const {status, before, after} = change;
  if (status === 'unchanged') return '';
  if (status !== 'moved' || !before || !after)
    return `${capitalized(statusWords[status])} in ${newer}`;
  const {method, path} = isNewerPage ? before : after;
  const route = before.method === after.method ? path : `${method.toUpperCase()} ${path}`;
  return isNewerPage ? `was ${route}` : `${route} in ${newer}`;
}

/**
 * Says in a few words what became of each parameter and property: `new in Next`.
 * @returns the marks by the ids of the fields on the page
 */
export function fieldMarks(changes: readonly OperationChanges[]): ReadonlyMap<string, string> {
  return new Map(
    changes.flatMap((changed) =>
      groupsOf(changed).flatMap(({id, fields}) =>
        fields.flatMap(({path, kind}): (readonly [string, string])[] => {
          if (kind !== (changed.isNewerPage ? 'added' : 'removed')) return [];
          const word = changed.isNewerPage ? 'new' : 'removed';
          return [[idOf(id, path), `${word} in ${changed.newer}`]];
        }),
      ),
    ),
  );
}

/**
 * Writes what differs from the versions before and after, property by property, as MDX. Names
 * lead to what the page shows, or else to the page of the other version. Searches leave the section out,
 * since it names what the operation has no more.
 */
export function renderChanges(changes: readonly OperationChanges[]): string {
  if (changes.length === 0) return '';
  return blocks(
    '<div data-search="skip">',
    `## Changes ${headingId('changes')}`,
    ...changes.map(renderComparison),
    '</div>',
  );
}

function renderComparison(changed: OperationChanges): string {
  const {change, schemas, older, newer, isNewerPage, otherPage, upgrade} = changed;
  const links = [
    ...(otherPage ? [`[the operation in ${isNewerPage ? older : newer}](${otherPage.path})`] : []),
    `[all changes](${upgrade})`,
  ];
  const items = [
    routeSentence(changed),
    changed.behavior ? `**Behavior**: ${changed.behavior}` : '',
    ...change.contract.map(describeContractChange),
    ...schemas.flatMap(({name, oldName}) =>
      oldName
        ? [`The schema ${schemaName(oldName, changed)} is now called ${schemaName(name, changed)}`]
        : [],
    ),
    ...renderGroups(groupsOf(changed), changed),
  ].filter((item) => item !== '');
  const others = isNewerPage
    ? otherSchemas('new', 'added', changed, items)
    : otherSchemas('removed', 'removed', changed, items);
  return blocks(
    `From ${older} to ${newer} (${links.join(', ')}):`,
    [...items, ...others].map((item) => `- ${item}`).join('\n'),
  );
}

/** Names the schemas that came or went and that no other change mentions. */
function otherSchemas(
  word: string,
  status: SchemaChange['status'],
  changed: OperationChanges,
  items: readonly string[],
): string[] {
  const all = changed.schemas.filter((schema) => schema.status === status).map(({name}) => name);
  const others = all.filter((name) => !new RegExp(`\\b${name}\\b`).test(items.join('\n')));
  if (others.length === 0) return [];
  const title =
    others.length < all.length ? `Other ${word} schemas` : capitalized(`${word} schemas`);
  return [`${title}: ${others.map((name) => schemaName(name, changed)).join(', ')}`];
}

function routeSentence({change, instead}: OperationChanges): string {
  const {status, before, after, isOldRouteServed} = change;
  const use = instead ? `: use ${instead}` : '';
  switch (status) {
    case 'added':
      return '**New operation**';
    case 'removed':
      return `**Removed**${use || "; there's no replacement"}`;
    case 'deprecated':
      return `**Deprecated**${use}`;
    case 'moved':
      return before && after
        ? `**Moved**: ${codeSpan(routeOf(before))} → ${codeSpan(routeOf(after))}; the old route ${isOldRouteServed ? 'still works, but is deprecated' : 'no longer works'}`
        : '';
    default:
      return '';
  }
}

/** Fields that changed in one place of the page. */
interface Group {
  /** Heading of the place, or name of the schema. */
  readonly title: string;
  readonly isSchema: boolean;
  /** Id of the place; ids of the fields begin with it. */
  readonly id: string;
  readonly fields: readonly FieldChange[];
}

const placeTitles = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
  body: 'Request body',
  response: 'Response',
} as const;

function groupsOf({change, schemas, isNewerPage, responseId}: OperationChanges): Group[] {
  const places = Object.entries(placeTitles).map(([place, title]) => ({
    title,
    isSchema: false,
    id: place === 'response' ? responseId : place,
    fields: change.fields.filter((field) => field.place === place),
  }));
  const ofSchemas = schemas.map(({name, oldName, fields}) => {
    const own = isNewerPage ? name : (oldName ?? name);
    return {title: own, isSchema: true, id: schemaId(own), fields};
  });
  return [...places, ...ofSchemas].filter(({fields}) => fields.length > 0);
}

/**
 * Writes the groups as items; schemas in which the same changed are one item, whose fields lead to the
 * first of them.
 */
function renderGroups(groups: readonly Group[], changed: OperationChanges): string[] {
  const alike = new Map<string, Group[]>();
  for (const group of groups) {
    // Fields of one name have another id in each schema.
    const fields = renderFields(group, {...changed, ids: new Set()});
    alike.set(fields, [...(alike.get(fields) ?? []), group]);
  }
  return [...alike.values()].map((all) => {
    const titles = all.map((group) => titleOf(group, changed)).join(', ');
    return [titles, ...all.slice(0, 1).map((first) => renderFields(first, changed))].join('\n');
  });
}

const titleOf = ({title, isSchema, id}: Group, changed: OperationChanges): string =>
  isSchema ? schemaName(title, changed) : `[${textToMdx(title)}](#${id})`;

/** What the page does not show is linked where the other version's page does. */
function renderFields({id, fields}: Group, changed: OperationChanges): string {
  const {otherPage, isNewerPage, ids} = changed;
  const links: NameLinks = {
    field: ({kind, path}) => {
      const own = idOf(id, path);
      const isElsewhere = kind === (isNewerPage ? 'removed' : 'added');
      if (isElsewhere && otherPage?.ids.has(own)) return `${otherPage.path}#${own}`;
      return ids.has(own) ? `#${own}` : undefined;
    },
    schema: (name) => schemaAddress(name, changed),
  };
  return fields.map((field) => `  - ${describeFieldChange(field, links)}`).join('\n');
}

const schemaId = (name: string): string => `schema-${name}`;

const schemaAddress = (name: string, {ids}: OperationChanges): string | undefined =>
  ids.has(schemaId(name)) ? `#${schemaId(name)}` : undefined;

const schemaName = (name: string, changed: OperationChanges): string =>
  linkedName(name, schemaAddress(name, changed));

const idOf = (section: string, path: readonly string[]): string => [section, ...path].join('-');

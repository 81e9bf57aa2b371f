import {
  type ApiModel,
  type Body,
  type Field,
  fieldsIn,
  type Operation,
  referencedSchema,
  schemasOf,
  successBodies,
  type Type,
} from '@docs-kit/openapi-model';
import type {
  ApiComparison,
  ContractChange,
  FieldChange,
  Models,
  OperationChange,
  Place,
  Route,
} from './changes';
import {compareFields, compareTypes} from './compare-fields';
import {allSchemas, compareSchemas, findRenamedSchemas} from './compare-schemas';
import type {Context} from './shape';

const deprecatedLevel = 'deprecated';

/** An operation with the specification that it and its schemas come from. */
interface Located {
  readonly level: string;
  readonly model: ApiModel;
  readonly operation: Operation;
}

interface Pair {
  readonly before?: Located;
  readonly after?: Located;
}

/**
 * Computes what changed from one version of the API to the next: for each operation its route and
 * its parameters and properties, for each schema its properties. Operations are paired by their ids;
 * where a deprecated route has a replacement with the same id, the replacement counts.
 */
export function compareVersions(before: Models, after: Models): ApiComparison {
  const all = {before: locate(before), after: locate(after)};
  const pairs = pairOperations(all);
  const oldSchemas = allSchemas(Object.values(before));
  const newSchemas = allSchemas(Object.values(after));
  const renamed = findRenamedSchemas(pairs.flatMap(comparedTypes), oldSchemas, newSchemas);
  const context: Context = {before: oldSchemas, after: newSchemas, renamed};
  const schemas = compareSchemas(context);
  const changed = new Set(schemas.filter(({fields}) => fields.length > 0).map(({name}) => name));
  return {
    operations: pairs.map((pair) => compareOperation(pair, context, changed, all)),
    schemas,
  };
}

/** All operations of both versions. */
interface Both {
  readonly before: readonly Located[];
  readonly after: readonly Located[];
}

function locate(models: Models): Located[] {
  return Object.entries(models).flatMap(([level, model]) =>
    model.operations.map((operation) => ({level, model, operation})),
  );
}

/** The operation of each id: the one that lasts, where a deprecated route has the same id. */
function byId(all: readonly Located[]): ReadonlyMap<string, Located> {
  const found = new Map<string, Located>();
  for (const located of all) {
    const {id} = located.operation;
    if (!found.has(id) || found.get(id)?.level === deprecatedLevel) found.set(id, located);
  }
  return found;
}

function pairOperations({before, after}: Both): Pair[] {
  const old = byId(before);
  const current = byId(after);
  return [
    ...[...current].map(([id, located]) => ({before: old.get(id), after: located})),
    ...[...old].filter(([id]) => !current.has(id)).map(([, located]) => ({before: located})),
  ];
}

function compareOperation(
  {before, after}: Pair,
  context: Context,
  changedSchemas: ReadonlySet<string>,
  all: Both,
): OperationChange {
  const located = after ?? before;
  if (!located) throw new Error('A pair of operations needs one of them.');
  const {slug, summary, tag} = located.operation;
  const fields = before && after ? compareFieldsOf(before, after, context) : [];
  const contract = before && after ? compareContracts(before.operation, after.operation) : [];
  const schemas =
    before && after ? schemasBelow(after).filter((name) => changedSchemas.has(name)) : [];
  return {
    slug,
    summary,
    tag,
    status: statusOf({before, after}, fields.length + schemas.length + contract.length > 0),
    ...(before && {before: routeOf(before)}),
    ...(after && {after: routeOf(after)}),
    isOldRouteServed: before !== undefined && all.after.some((one) => isSameRoute(one, before)),
    newAliases: newAliasesOf(after, all),
    ...(after?.operation.replacedBy && {replacedBy: after.operation.replacedBy}),
    contract,
    fields,
    schemas,
  };
}

/** Names of the schemas that an operation uses; properties of its bodies' are compared as theirs. */
function schemasBelow({operation, model}: Located): string[] {
  const bodies = operation.requestBody?.bodies ?? [];
  const ofBodies = new Set(bodies.map(({type}) => referencedSchema(type, model)));
  return schemasOf(operation, model)
    .filter((schema) => !ofBodies.has(schema))
    .map(({name}) => name);
}

function statusOf({before, after}: Pair, hasChanged: boolean): OperationChange['status'] {
  if (!before) return 'added';
  if (!after) return 'removed';
  if (after.level === deprecatedLevel && before.level !== deprecatedLevel) return 'deprecated';
  if (JSON.stringify(routeOf(before)) !== JSON.stringify(routeOf(after))) return 'moved';
  return hasChanged ? 'changed' : 'unchanged';
}

/** What operations say of their bodies and answers as a whole. */
const contractFacts: readonly (readonly [fact: string, (operation: Operation) => string[]])[] = [
  [
    'request body',
    ({requestBody: body}) => (body ? [body.required ? 'required' : 'optional'] : []),
  ],
  ['request media type', ({requestBody: body}) => body?.bodies.map(mediaTypeOf) ?? []],
  ['documented statuses', ({responses}) => responses.map(({status}) => status)],
  ['response media type', (operation) => [...new Set(successBodies(operation).map(mediaTypeOf))]],
  ['answer', ({streamOnly}) => (streamOnly ? ['a stream alone'] : [])],
];

const mediaTypeOf = ({mediaType, isFileContent}: Body): string =>
  isFileContent ? 'content of a file' : mediaType;

function compareContracts(before: Operation, after: Operation): ContractChange[] {
  return contractFacts
    .map(([fact, read]) => ({fact, before: read(before), after: read(after)}))
    .filter((change) => change.before.join() !== change.after.join());
}

const routeOf = ({level, operation: {method, path}}: Located): Route => ({level, method, path});

const isSameRoute = ({operation: one}: Located, {operation: other}: Located): boolean =>
  one.method === other.method && one.path === other.path;

/** Routes of an operation that the newer version alone has, beside the one that counts. */
function newAliasesOf(located: Located | undefined, {before, after}: Both): Route[] {
  if (!located) return [];
  const known = [...before, located];
  return after
    .filter(({operation}) => operation.id === located.operation.id)
    .filter((one) => !known.some((other) => isSameRoute(other, one)))
    .map(routeOf);
}

/** Compares the parameters, the request body and the successful responses of an operation. */
function compareFieldsOf(before: Located, after: Located, context: Context): FieldChange[] {
  const places = ['path', 'query', 'header', 'cookie', 'body'] as const;
  const changes = places.flatMap((place) =>
    compareFields(fieldsAt(before, place), fieldsAt(after, place), place, context),
  );
  return [...changes, ...compareResponses(before, after, context)];
}

function fieldsAt({operation, model}: Located, place: Place): readonly Field[] {
  if (place !== 'body') return operation.parameters.filter((parameter) => parameter.in === place);
  return (operation.requestBody?.bodies ?? []).flatMap(({type}) =>
    fieldsIn(referencedSchema(type, model)?.type ?? type),
  );
}

function compareResponses(before: Located, after: Located, context: Context): FieldChange[] {
  const old = successBodies(before.operation);
  return successBodies(after.operation).flatMap(({mediaType, type}) => {
    const earlier = old.find((body) => body.mediaType === mediaType);
    if (!earlier) return [];
    return compareTypes(earlier.type, type, {place: 'response', path: []}, context);
  });
}

/** Types at the same places of an operation in both versions: from here schemas are followed. */
function comparedTypes({before, after}: Pair): (readonly [Type, Type])[] {
  if (!before || !after) return [];
  const current = typesAtPlaces(after);
  return [...typesAtPlaces(before)].flatMap(([place, type]) => {
    const other = current.get(place);
    return other ? [[type, other] as const] : [];
  });
}

function typesAtPlaces({operation}: Located): ReadonlyMap<string, Type> {
  const {parameters, requestBody} = operation;
  return new Map([
    ...parameters.map(({name, type}) => [`parameter ${name}`, type] as const),
    ...(requestBody?.bodies ?? []).map((body) => [`request ${body.mediaType}`, body.type] as const),
    ...successBodies(operation).map((body) => [`response ${body.mediaType}`, body.type] as const),
  ]);
}

import type {ApiModel, Operation, Type} from '@docs-kit/openapi-model';

/** An operation with the specification that its schemas come from. */
export interface OperationInModel {
  readonly operation: Operation;
  readonly model: ApiModel;
}

/** Tells whether two operations take the same parameters and bodies, whatever is said about them. */
export function isSameRequest(one: OperationInModel, other: OperationInModel): boolean {
  const requestOf = ({operation: {parameters, requestBody}, model}: OperationInModel): string =>
    textOf([parameters, requestBody?.required ?? false, requestBody?.bodies ?? []], model);
  return requestOf(one) === requestOf(other);
}

/** Tells whether two operations give the same statuses with the same bodies. */
export function isSameResponse(one: OperationInModel, other: OperationInModel): boolean {
  const responseOf = ({operation: {streamOnly, responses}, model}: OperationInModel): string =>
    textOf([streamOnly, responses.map(({status, bodies}) => ({status, bodies}))], model);
  return responseOf(one) === responseOf(other);
}

/** What only readers see. */
const words = [
  'description',
  'externalDocs',
  'deprecated',
  'example',
  'otherExamples',
  'examples',
  'events',
];

/**
 * Writes a part of an operation as JSON, with schemas where they are first used. Names of schemas
 * say nothing, what they hold does; and neither does the order of what has a name, a status or a
 * media type.
 */
function textOf(part: readonly unknown[], {schemas}: ApiModel): string {
  /** Schemas that are written already, or at this moment: a recursive type has an end. */
  const written: string[] = [];
  return JSON.stringify(part, (key, value: unknown) => {
    if (words.includes(key)) return undefined;
    if (Array.isArray(value)) return byKey(value);
    if (!isReference(value)) return value;
    const {schema, constant} = value;
    if (written.includes(schema)) return {constant, written: written.indexOf(schema)};
    written.push(schema);
    return {constant, type: schemas.get(schema)?.type};
  });
}

function byKey(list: readonly unknown[]): readonly unknown[] {
  const keyOf = (value: unknown): string => {
    const {in: place, name, status, mediaType} = isEntry(value) ? value : {};
    return JSON.stringify([place, name, status, mediaType]);
  };
  return [...list].sort((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));
}

function isEntry(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isReference(value: unknown): value is Extract<Type, {kind: 'reference'}> {
  return isEntry(value) && value.kind === 'reference';
}

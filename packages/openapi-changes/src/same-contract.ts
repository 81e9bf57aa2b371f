import type {ApiModel, Operation, Type} from '@docs-kit/openapi-model';

/** An operation with the specification that its schemas come from. */
export interface OperationInModel {
  readonly operation: Operation;
  readonly model: ApiModel;
}

/** Tells whether two operations take the same parameters and bodies, whatever is said about them. */
export function isSameRequest(one: OperationInModel, other: OperationInModel): boolean {
  const requestOf = ({operation: {parameters, requestBody}}: OperationInModel): unknown => [
    parameters,
    requestBody?.required ?? false,
    requestBody?.bodies ?? [],
  ];
  return comparison(one.model, other.model)(requestOf(one), requestOf(other));
}

/** Tells whether two operations give the same statuses with the same bodies. */
export function isSameResponse(one: OperationInModel, other: OperationInModel): boolean {
  const responseOf = ({operation: {streamOnly, responses}}: OperationInModel): unknown => [
    streamOnly,
    responses.map(({status, bodies}) => ({status, bodies})),
  ];
  return comparison(one.model, other.model)(responseOf(one), responseOf(other));
}

type Entry = Readonly<Record<string, unknown>>;

/** What only readers see. */
const words = ['description', 'deprecated', 'example', 'otherExamples', 'events'];

/**
 * Compares values of two models. Names of schemas say nothing, what they hold does; and neither does
 * the order of what has a name, a status or a media type.
 */
function comparison(
  oneModel: ApiModel,
  otherModel: ApiModel,
): (one: unknown, other: unknown) => boolean {
  /** Pairs of schemas that are compared already, or at this moment: a recursive type has an end. */
  const seen = new Set<string>();
  const isSame = (one: unknown, other: unknown): boolean => {
    if (!isEntry(one) || !isEntry(other)) return one === other;
    if (Array.isArray(one) && Array.isArray(other)) {
      return isSame({...byKey(one)}, {...byKey(other)});
    }
    if (isReference(one) && isReference(other)) {
      const pair = `${one.schema} ${other.schema}`;
      if (!isSame(one.constant, other.constant)) return false;
      if (seen.has(pair)) return true;
      seen.add(pair);
      return isSame(
        oneModel.schemas.get(one.schema)?.type,
        otherModel.schemas.get(other.schema)?.type,
      );
    }
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => words.includes(name) || isSame(one[name], other[name]));
  };
  return isSame;
}

function byKey(list: readonly unknown[]): readonly unknown[] {
  const keyOf = (value: unknown): string => {
    const {in: place, name, status, mediaType} = isEntry(value) ? value : {};
    return JSON.stringify([place, name, status, mediaType]);
  };
  return [...list].sort((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null;
}

function isReference(value: object): value is Extract<Type, {kind: 'reference'}> {
  return 'kind' in value && value.kind === 'reference';
}

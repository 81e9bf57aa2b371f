import type {ApiModel, Body, NamedSchema, Operation, OperationResponse} from './model';
import {referencesIn, type Type} from './types';

/**
 * Lists the schemas that an operation needs, each once: first those that its body, parameters and
 * responses name, then those that these name, and so on.
 * @throws Error when a reference names a schema that the model does not hold
 */
export function schemasOf(operation: Operation, model: ApiModel): NamedSchema[] {
  return schemasFrom(typesIn(operation), operation, model);
}

function typesIn({requestBody, parameters, responses, callbacks = []}: Operation): Type[] {
  const parts = [
    ...(requestBody?.bodies ?? []),
    ...parameters,
    ...responses.flatMap(({bodies}) => bodies),
    ...responses.flatMap(({headers = []}) => headers),
  ];
  return [...parts.map(({type}) => type), ...callbacks.flatMap((each) => typesIn(each.operation))];
}

/**
 * Lists the schemas that some types of an operation need, each once, in the order of `schemasOf`.
 * @throws Error when a reference names a schema that the model does not hold
 */
export function schemasFrom(
  types: readonly Type[],
  operation: Operation,
  model: ApiModel,
): NamedSchema[] {
  const found = new Map<string, NamedSchema>();
  let names = types.flatMap(referencesIn);
  while (names.length > 0) {
    const unseen = [...new Set(names)].filter((name) => !found.has(name));
    for (const name of unseen) found.set(name, schemaNamed(name, operation, model));
    names = unseen.flatMap((name) => referencesIn(found.get(name)?.type ?? {kind: 'any'}));
  }
  return [...found.values()];
}

/** Writes the route of an operation as readers say it: `POST /v1/responses`. */
export function routeOf({method, path}: {readonly method: string; readonly path: string}): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Whether a response says that the operation did what was asked: RFC 9110, section 15.3. */
export function isSuccess({status}: OperationResponse): boolean {
  return status.startsWith('2');
}

/** The bodies of an operation's successes, in each of their media types. */
export function successBodies({responses}: Pick<Operation, 'responses'>): Body[] {
  return responses.filter(isSuccess).flatMap(({bodies}) => bodies);
}

/** The schema that a type is a reference to, if it is one. */
export function referencedSchema(type: Type, model: ApiModel): NamedSchema | undefined {
  return type.kind === 'reference' ? model.schemas.get(type.schema) : undefined;
}

function schemaNamed(name: string, operation: Operation, model: ApiModel): NamedSchema {
  const schema = model.schemas.get(name);
  if (!schema) {
    throw new Error(
      `${operation.id} refers to the schema "${name}", which the specification "${model.title}" does not define.`,
    );
  }
  return schema;
}

import type {Schema} from '@docs-kit/openapi-model/document';

/** The last segment of a reference: `#/components/schemas/Model` gives `Model`. */
export const referenceName = (reference: string): string =>
  reference.slice(reference.lastIndexOf('/') + 1);

/** A schema of JSON Schema 2020-12 as a validator takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Turns a schema of a specification into one that also refuses what is not documented:
 *  - an object with listed properties has no others;
 *  - a union with a discriminator is judged by the variant that the value names alone, so that a
 *    finding speaks of that variant and not of all;
 *  - a property that is not required may be null: servers send what has no value in this way, as
 *    the overview of the API says.
 */
export function strictSchema(schema: Schema): JsonSchema {
  const {discriminator, oneOf, anyOf, allOf, properties, items, required, ...rest} = schema;
  const variants = oneOf ?? anyOf;
  return {
    ...rest,
    ...(required && {required}),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          required?.includes(name)
            ? strictSchema(property)
            : {anyOf: [strictSchema(property), {type: 'null'}]},
        ]),
      ),
    }),
    ...(items && {items: strictSchema(items)}),
    ...additionalOf(schema),
    ...(variants &&
      (discriminator?.mapping
        ? variantByName(discriminator.propertyName, discriminator.mapping, variants)
        : {anyOf: variants.map(strictSchema)})),
    ...(allOf && {
      allOf: allOf.map((part) => ({...strictSchema(part), additionalProperties: true})),
    }),
  };
}

function additionalOf({properties, additionalProperties}: Schema): JsonSchema {
  if (typeof additionalProperties === 'object') {
    return {additionalProperties: strictSchema(additionalProperties)};
  }
  if (additionalProperties !== undefined) return {additionalProperties};
  return properties ? {additionalProperties: false} : {};
}

function variantByName(
  property: string,
  mapping: Readonly<Record<string, string>>,
  variants: readonly Schema[],
): JsonSchema {
  const named = {
    type: 'object',
    required: [property],
    properties: {[property]: {enum: Object.keys(mapping)}},
    allOf: Object.entries(mapping).map(([value, reference]) => ({
      if: {type: 'object', properties: {[property]: {const: value}}, required: [property]},
      then: {$ref: `#/components/schemas/${referenceName(reference)}`},
    })),
  };
  // A variant beside those with names, such as null.
  const others = variants.filter(({$ref}) => $ref === undefined);
  return others.length === 0 ? named : {anyOf: [named, ...others.map(strictSchema)]};
}

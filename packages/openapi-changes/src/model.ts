import type {ApiModel} from '@docs-kit/openapi-reference/model';

export {
  type ApiModel,
  type Body,
  type Field,
  fieldsIn,
  type NamedSchema,
  type Operation,
  referencedSchema,
  referencesIn,
  schemasOf,
  type Type,
} from '@docs-kit/openapi-reference/model';

/**
 * The documents of a version, by the name of their level. Where two of them have an operation of one
 * id, that of the level `deprecated` counts last.
 */
export type Models = Readonly<Record<string, ApiModel>>;

export const deprecatedLevel = 'deprecated';

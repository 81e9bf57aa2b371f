/**
 * The API as values, read from a specification: what pages, samples and comparisons of versions are
 * made from. Nothing here is written for readers; what they see is written by the renderers.
 */
export type {Constraint, ConstraintKeyword} from './constraints';
export type {
  ApiModel,
  Authorization,
  Body,
  Callback,
  NamedSchema,
  Operation,
  OperationResponse,
  ParameterField,
  ResponseLink,
} from './model';
export {buildApiModel} from './parse-document';
export {type Source, SpecificationError} from './reader';
export {
  isSuccess,
  referencedSchema,
  routeOf,
  schemasFrom,
  schemasOf,
  successBodies,
} from './schemas-of';
export {
  allowedValuesIn,
  constraintsIn,
  discriminatorsIn,
  distinct,
  type Example,
  type Field,
  fieldsIn,
  innerTypes,
  limitOf,
  type MapType,
  type Notation,
  type ObjectType,
  referencesIn,
  type Type,
} from './types';

import type {ApiModel, Field, Type} from '@docs-kit/openapi-model';

/**
 * The documents of a version, by the name of their level. Where two of them have an operation of one
 * id, that of the level `deprecated` counts last.
 */
export type Models = Readonly<Record<string, ApiModel>>;

/** Where a field is: among the parameters of a kind, in a body, or in a schema. */
export type Place = 'path' | 'query' | 'header' | 'cookie' | 'body' | 'response' | 'schema';

/**
 * One difference in a parameter or property. `path` names the field and the fields around it, from
 * the outside in, as the newer version has them; that of a removed field is the older version's.
 */
export type FieldChange = {readonly place: Place; readonly path: readonly string[]} & (
  | {readonly kind: 'added'; readonly field: Field}
  | {readonly kind: 'removed'; readonly field: Field}
  | {readonly kind: 'type'; readonly before: Type; readonly after: Type}
  | {readonly kind: 'required'; readonly before: boolean; readonly after: boolean}
  | {readonly kind: 'deprecated'; readonly before: boolean; readonly after: boolean}
  | {
      readonly kind: 'default';
      /** Absent where the version has no default. */
      readonly before?: Field['default'];
      readonly after?: Field['default'];
    }
);

/** Where a version serves an operation. */
export interface Route {
  /** Name of the document, as `Models` has it. */
  readonly level: string;
  readonly method: string;
  readonly path: string;
}

/** What a contract says beside its fields, such as its statuses; a list where it says several. */
export interface ContractChange {
  readonly fact: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What became of an operation from one version to the next. */
export interface OperationChange {
  /** Slug of the operation's page, equal in both versions. */
  readonly slug: string;
  readonly summary: string;
  readonly tag: string;
  /**
   * `deprecated` where the newer version has the operation among the deprecated ones alone; `moved`
   * where the route or the level differs, whatever else does.
   */
  readonly status: 'added' | 'removed' | 'deprecated' | 'moved' | 'changed' | 'unchanged';
  readonly before?: Route;
  readonly after?: Route;
  /** Whether the newer version still answers at the older route. */
  readonly isOldRouteServed: boolean;
  /** Further routes at which the newer version alone answers, such as deprecated ones. */
  readonly newAliases: readonly Route[];
  /** Path of the operation that takes the place of a deprecated one, with the same method. */
  readonly replacedBy?: string;
  readonly contract: readonly ContractChange[];
  readonly fields: readonly FieldChange[];
  /** Names of the changed schemas that the operation uses, as the newer version names them. */
  readonly schemas: readonly string[];
}

/** What became of a schema from one version to the next. */
export interface SchemaChange {
  /** Name in the newer version; in the older one for a removed schema. */
  readonly name: string;
  readonly status: 'added' | 'removed' | 'renamed' | 'changed';
  /** Name in the older version, where it is another. */
  readonly oldName?: string;
  readonly fields: readonly FieldChange[];
}

/** Everything that differs between two versions of the API. */
export interface ApiComparison {
  readonly operations: readonly OperationChange[];
  /** Schemas that differ, by name. */
  readonly schemas: readonly SchemaChange[];
}

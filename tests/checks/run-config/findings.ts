import {isMap} from '../../../verification/run-files/known';

/** One thing that is wrong in a sample. */
export interface Finding {
  /** Place in the sample as a dotted path, such as `providers.inference[0].config.url`. */
  readonly path: string;
  /** What is wrong and what would be right. */
  readonly message: string;
  /** The provider type or variable that is unknown: a reader may have made it up. */
  readonly about?: string;
}

/** Names the type of a parsed value as a reader of YAML would. */
export function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (isMap(value)) return 'a map';
  if (typeof value === 'number') return Number.isInteger(value) ? 'an integer' : 'a number';
  return `a ${typeof value}`;
}

/** Joins a path and a key; the empty path is the root. */
export function at(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

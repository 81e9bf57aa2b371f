/** Checks a map of a run file against the fields that a provider or a store knows. */
import type {ConfigField, FieldType, ProvidersData} from '../../../src/facts/data-types';
import {valueWithoutVariables} from './environment-references';
import {at, type Finding, typeName} from './findings';
import {isMap, type YamlMap} from '../../../verification/run-files/known';

export type Stores = ProvidersData['stores'];

/** What the check of a map needs besides the map. */
export interface FieldRules {
  readonly fields: readonly ConfigField[];
  /** Keys beyond the fields that are allowed, such as the `type` of a store. */
  readonly otherKeys: readonly string[] | 'any';
  readonly stores: Stores;
}

/**
 * Checks the keys and values of a map.
 *
 * @param map - the parsed map
 * @param rules - the fields and stores of the version
 * @param path - place of the map in the sample
 * @returns findings: unknown keys, missing required keys, wrong types and values
 */
export function validateFields(map: YamlMap, rules: FieldRules, path: string): Finding[] {
  const {fields, otherKeys, stores} = rules;
  const known = fields.map((field) => field.key);
  const unknown =
    otherKeys === 'any'
      ? []
      : Object.keys(map).filter((key) => !known.includes(key) && !otherKeys.includes(key));
  const missing = fields.filter((field) => field.required && !Object.hasOwn(map, field.key));
  return [
    ...unknown.map((key) => ({
      path: at(path, key),
      message: `unknown key. ${knownKeys([...known, ...otherKeyList(otherKeys)])}`,
    })),
    ...missing.map((field) => ({
      path,
      message: `the required key "${field.key}" (${field.type}) is missing.`,
    })),
    ...fields.flatMap((field) =>
      Object.hasOwn(map, field.key)
        ? validateValue(map[field.key], field, stores, at(path, field.key))
        : [],
    ),
  ];
}

function otherKeyList(otherKeys: FieldRules['otherKeys']): readonly string[] {
  return otherKeys === 'any' ? [] : otherKeys;
}

function knownKeys(keys: readonly string[]): string {
  return keys.length === 0 ? 'There are none here.' : `Known: ${keys.join(', ')}.`;
}

function validateValue(
  value: unknown,
  field: ConfigField,
  stores: Stores,
  path: string,
): Finding[] {
  const effective = typeof value === 'string' ? valueWithoutVariables(value) : value;
  // A variable decides, or its empty default stands for "not set".
  if (effective === undefined || (effective === null && value !== null)) return [];
  if (effective === null) {
    return field.nullable === true
      ? []
      : [{path, message: `must not be null: the field is ${article(field.type)}.`}];
  }
  if (field.type === 'key-value store' || field.type === 'SQL store')
    return validateStore(effective, field.type, stores, path);
  if (field.variants !== undefined) return validateVariant(effective, field.variants, stores, path);
  const types = [field.type, ...(field.alsoAccepts ?? [])];
  if (!types.some((type) => hasType(effective, type))) {
    const note = effective === value ? '' : `${JSON.stringify(value)} becomes `;
    return [
      {
        path,
        message: `${note}${typeName(effective)}, but the field is ${types.map(article).join(' or ')}.`,
      },
    ];
  }
  return [...enumFindings(effective, field, path), ...minimumFindings(effective, field, path)];
}

function validateStore(
  value: unknown,
  kind: keyof Stores,
  stores: Stores,
  path: string,
): Finding[] {
  const types = stores[kind].types;
  if (!isMap(value))
    return [
      {
        path,
        message: `${typeName(value)}, but the field is a map that describes ${article(kind)}.`,
      },
    ];
  const type = value.type;
  if (typeof type !== 'string' || !Object.hasOwn(types, type)) {
    return [
      {
        path: at(path, 'type'),
        message: `${article(kind)} needs a type. Use one of: ${Object.keys(types).join(', ')}.`,
      },
    ];
  }
  return validateFields(value, {fields: types[type] ?? [], otherKeys: ['type'], stores}, path);
}

function validateVariant(
  value: unknown,
  variants: NonNullable<ConfigField['variants']>,
  stores: Stores,
  path: string,
): Finding[] {
  if (!isMap(value))
    return [{path, message: `${typeName(value)}, but the field is a map with a type.`}];
  const type = typeof value.type === 'string' ? valueWithoutVariables(value.type) : value.type;
  if (type === undefined && value.type !== undefined) return [];
  if (typeof type !== 'string' || !Object.hasOwn(variants, type)) {
    return [
      {
        path: at(path, 'type'),
        message: `unknown type. Use one of: ${Object.keys(variants).join(', ')}.`,
      },
    ];
  }
  return validateFields(value, {fields: variants[type] ?? [], otherKeys: ['type'], stores}, path);
}

function enumFindings(value: unknown, field: ConfigField, path: string): Finding[] {
  const allowed = field.enum;
  if (allowed === undefined) return [];
  const items: readonly unknown[] = Array.isArray(value)
    ? value
    : field.type === 'list of strings'
      ? String(value).split(',')
      : [value];
  const wrong = items.map((item) => String(item).trim()).filter((item) => !allowed.includes(item));
  return wrong.map((item) => ({
    path,
    message: `"${item}" is not allowed. Use one of: ${allowed.join(', ')}.`,
  }));
}

function minimumFindings(value: unknown, field: ConfigField, path: string): Finding[] {
  return field.minimum !== undefined && typeof value === 'number' && value < field.minimum
    ? [{path, message: `${value} is too small. Use at least ${field.minimum}.`}]
    : [];
}

function hasType(value: unknown, type: FieldType): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'boolean or string':
      return typeof value === 'boolean' || typeof value === 'string';
    case 'list of strings':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case 'map':
    case 'quantization':
    case 'key-value store':
    case 'SQL store':
      return isMap(value);
  }
}

function article(type: string): string {
  return `${/^[aeiou]|^SQL/i.test(type) ? 'an' : 'a'} ${type}`;
}

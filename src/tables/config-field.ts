/** Cells that describe one configuration field; shared by the tables of providers and of stores. */
import {code, codeList, type Column, EMPTY_CELL, proseToMdx} from '@docs-kit/mdx-writer';
import type {ConfigField, JsonValue} from '../facts/data-types';

/** The columns of every configuration table. */
export const fieldColumns: readonly Column<ConfigField>[] = [
  {heading: 'Field', cell: (field) => code(field.key)},
  {heading: 'Type', cell: typeCell},
  {heading: 'Default', cell: defaultCell},
  {heading: 'Environment variable', cell: environmentCell},
  {heading: 'What it does', cell: descriptionCell},
];

/** The columns for fields that no environment variable fills, such as those of stores. */
export const plainFieldColumns: readonly Column<ConfigField>[] = fieldColumns.filter(
  (column) => column.heading !== 'Environment variable',
);

/** Writes a field's type, and the other types that the framework also takes. */
export function typeCell(field: ConfigField): string {
  return [field.type, ...(field.alsoAccepts ?? [])].join(' or ');
}

/** Writes "Required", the default as YAML would show it, or "none". */
export function defaultCell(field: ConfigField): string {
  return field.required ? '**Required**' : literal(field.default ?? null);
}

/** Writes the variable, and what the stock configuration falls back to if that is not the default. */
export function environmentCell({environment, default: fieldDefault}: ConfigField): string {
  if (environment === undefined) return EMPTY_CELL;
  const variable = code(environment.variable);
  if (environment.from === 'code') return `${variable}, read by the provider`;
  if (environment.default === undefined) return `${variable}, must be set`;
  return environment.default === String(fieldDefault ?? '')
    ? variable
    : `${variable}, default ${literal(environment.default)}`;
}

/** Writes what the field does, its allowed values and whether it is secret or has no effect. */
export function descriptionCell(field: ConfigField): string {
  return [
    proseToMdx(field.description),
    field.enum === undefined ? '' : `One of ${codeList(field.enum)}.`,
    field.minimum === undefined ? '' : `At least ${field.minimum}.`,
    field.secret ? 'Secret.' : '',
    field.ignored === true ? 'Accepted, but this version does not read it.' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Characters that a reader cannot see and a code span must show by name. */
const INVISIBLE = /^[\u200b\s]+$/;

function literal(value: JsonValue): string {
  if (value === null) return 'none';
  if (value === '') return 'empty';
  if (typeof value === 'string')
    return INVISIBLE.test(value)
      ? 'an invisible character'
      : code(JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"'));
  return code(JSON.stringify(value));
}

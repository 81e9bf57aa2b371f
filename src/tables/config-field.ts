/** Cells that describe one configuration field; shared by the tables of providers and of stores. */
import {code, codeList, type Columns, proseToMdx} from '@docs-kit/mdx-writer';
import type {ConfigField, JsonValue} from '../facts/data-types';

/** The columns of every configuration table. */
export const fieldColumns: Columns<ConfigField> = {
  Field: ({key}) => code(key),
  Type: ({type, alsoAccepts = []}) => [type, ...alsoAccepts].join(' or '),
  Default: (field) => (field.required ? '**Required**' : literal(field.default ?? null)),
  'Environment variable': environmentCell,
  'What it does': descriptionCell,
};

/** The columns for fields that no environment variable fills, such as those of stores. */
export const plainFieldColumns: Columns<ConfigField> = Object.fromEntries(
  Object.entries(fieldColumns).filter(([heading]) => heading !== 'Environment variable'),
);

/** Writes the variable, and what the stock configuration falls back to if that is not the default. */
function environmentCell({environment, default: fieldDefault}: ConfigField): string {
  if (environment === undefined) return '';
  const variable = code(environment.variable);
  if (environment.from === 'code') return `${variable} (read by the provider)`;
  if (environment.default === undefined) return `${variable} (required)`;
  return environment.default === String(fieldDefault ?? '')
    ? variable
    : `${variable} (default ${literal(environment.default)})`;
}

/** Writes what the field does, its allowed values and whether it is secret or has no effect. */
function descriptionCell(field: ConfigField): string {
  return [
    proseToMdx(field.description),
    field.enum && `One of ${codeList(field.enum)}.`,
    field.minimum !== undefined && `At least ${field.minimum}.`,
    field.secret && 'Secret.',
    field.ignored && 'Accepted but ignored in this version.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Writes a value as the content of a cell: what readers cannot see has a name. */
export function literal(value: JsonValue): string {
  if (value === null) return 'none';
  if (value === '') return 'empty';
  if (typeof value !== 'string') return code(JSON.stringify(value));
  return /^[\u200b\s]+$/.test(value)
    ? 'an invisible character'
    : code(JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"'));
}

/** Describes configuration fields: those of providers, of their variants and of stores. */
import {code, codeList, entryList, fact, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
import type {ConfigField, JsonValue} from '../facts/data-types';

/** Rows from which readers compare the fields of a provider; fewer are a list. */
const tableFrom = 6;

const typeOf = ({type, alsoAccepts = []}: ConfigField): string =>
  [type, ...alsoAccepts].join(' or ');
const defaultOf = (field: ConfigField): string => literal(field.default ?? null);

/** Writes the fields of a provider: as a list, or as a table when there are many. */
export function fieldsOf(fields: readonly ConfigField[]): string {
  if (fields.length < tableFrom) return fieldList(fields);
  return markdownTable<ConfigField>(
    {
      Field: ({key}) => code(key),
      Type: typeOf,
      Default: (field) => (field.required ? '**Required**' : defaultOf(field)),
      ...(fields.some(({environment}) => environment) && {'Environment variable': environmentCell}),
      'What it does': descriptionCell,
    },
    fields,
  );
}

/** Writes fields of which each type has others, such as those of stores. */
export function fieldList(fields: readonly ConfigField[]): string {
  return entryList(fields, (field) => {
    const usual = (field.default ?? null) === null ? 'optional' : `default ${defaultOf(field)}`;
    const variable = fact('environment variable', environmentCell(field));
    const facts = [typeOf(field), field.required ? 'required' : usual, variable];
    return {name: code(field.key), facts, text: descriptionCell(field)};
  });
}

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

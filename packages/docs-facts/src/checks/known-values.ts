/** What the data of a version says of the values of options, fields, parameters and variables. */
import type {ConfigField, JsonValue} from '../facts/data-types';
import {type CheckFacts, perVersion} from './facts';

/** What is known of everything that goes by one name. */
export interface Known {
  /** Defaults as pages write them: `5`, `true`, `null`, `~/.llama`. */
  readonly defaults: Set<string>;
  /** All values, where everything of the name has a closed list. */
  choices?: Set<string> | 'open';
  readonly types: Set<string>;
}

/** Gathers what the data says of each name: options, fields, parameters, variables. */
export const knownValues = perVersion((facts): ReadonlyMap<string, Known> => {
  const all = new Map<string, Known>();
  const add = (name: string, type: string, value: unknown, choices?: readonly string[]): void => {
    const known = all.get(name) ?? {defaults: new Set(), types: new Set()};
    all.set(name, known);
    if (value !== undefined) known.defaults.add(plain(value));
    known.types.add(type);
    if (!choices) known.choices = 'open';
    else if (known.choices !== 'open')
      known.choices = new Set([...(known.choices ?? []), ...choices]);
  };
  const {data} = facts;
  const addField = (field: ConfigField): void => {
    add(
      field.key,
      field.type,
      field.default,
      field.enum ?? (field.type === 'boolean' ? ['true', 'false'] : undefined),
    );
    if (field.environment?.default !== undefined)
      all.get(field.key)?.defaults.add(field.environment.default);
    Object.values(field.variants ?? {})
      .flat()
      .forEach(addField);
  };
  data.providers.providers.forEach(({config}) => config.forEach(addField));
  Object.values(data.providers.stores).forEach(({types}) =>
    Object.keys(types).forEach((type) => add('type', 'string', undefined, [type])),
  );
  Object.values(data.providers.stores).forEach(({types}) =>
    Object.values(types).flat().forEach(addField),
  );
  for (const command of [...data.llamaCli.commands, ...data.clientCli.commands]) {
    for (const option of command.options)
      option.flags.forEach((flag) =>
        add(flag, option.type, option.default ?? undefined, option.choices),
      );
  }
  data.clientCli.globalOptions.forEach((option) =>
    option.flags.forEach((flag) =>
      add(flag, option.type, option.default ?? undefined, option.choices),
    ),
  );
  for (const variable of data.environmentVariables.variables) {
    add(variable.name, 'variable', variable.default ?? undefined);
    variable.otherDefaults?.forEach((value) => all.get(variable.name)?.defaults.add(value));
  }
  for (const {name, defaults} of data.distributions.distributions.flatMap(({runFiles}) =>
    runFiles.flatMap(({environment}) => environment),
  ))
    defaults.forEach((value) => add(name, 'variable', value));
  for (const level of facts.api) {
    for (const {fields = {}} of Object.values(level.schemas)) {
      for (const [name, notation] of Object.entries(fields))
        addNotation(add, name, notation, level);
    }
    for (const {parameters} of level.operations) {
      for (const parameter of parameters) {
        const [, name = '', notation = ''] = /^\w+ ([^:]+): (.*)$/.exec(parameter) ?? [];
        addNotation(add, name, notation, level);
      }
    }
  }
  for (const [name, values] of Object.entries(data.framework.defaults)) {
    values.forEach((value) =>
      add(name, 'source', value, all.get(name)?.choices === 'open' ? undefined : []),
    );
  }
  addSchema(add, facts.runConfig);
  for (const sdk of [data.pythonSdk, data.typescriptSdk]) {
    sdk.constructorOptions.forEach((option) => add(option.name, option.type, option.default));
    const {transport} = sdk;
    add('timeout', 'number', transport.timeoutSeconds);
    add('max_retries', 'number', transport.maxRetries);
    add('maxRetries', 'number', transport.maxRetries);
  }
  return all;
});

/** Reads the properties of a JSON Schema, however deep they stand. */
function addSchema(
  add: (name: string, type: string, value: unknown, choices?: readonly string[]) => void,
  schema: JsonValue,
): void {
  if (Array.isArray(schema)) {
    schema.forEach((part: JsonValue) => addSchema(add, part));
    return;
  }
  if (typeof schema !== 'object' || schema === null) return;
  const {properties, ...rest} = schema as Readonly<Record<string, JsonValue>>;
  for (const [name, property] of Object.entries(
    (properties ?? {}) as Readonly<Record<string, JsonValue>>,
  )) {
    addSchema(add, property);
    if (typeof property !== 'object' || property === null || Array.isArray(property)) continue;
    const {
      type,
      default: value,
      enum: values,
      const: only,
    } = property as Readonly<Record<string, JsonValue>>;
    const choices = only === undefined ? values : [only];
    const words = Array.isArray(choices)
      ? choices.map(String)
      : type === 'boolean'
        ? ['true', 'false']
        : undefined;
    add(name, typeof type === 'string' ? type : 'schema', value ?? only, words);
  }
  addSchema(add, Object.values(rest));
}

/** Reads a field in the notation of `data/<version>/api.json`: `"a" | "b" = "a"`. */
function addNotation(
  add: (name: string, type: string, value: unknown, choices?: readonly string[]) => void,
  name: string,
  notation: string,
  {schemas}: CheckFacts['api'][number],
): void {
  const [, type = notation, value] = /^(.*?)(?: \(required\))?(?: = (.*))?$/.exec(notation) ?? [];
  const parts = type.split(' | ').filter((part) => part !== 'null');
  const choices = parts.flatMap((part) =>
    part.startsWith('"')
      ? [part.replaceAll('"', '')]
      : (schemas[part]?.enum ?? (part === 'boolean' ? ['true', 'false'] : ['\u0000'])),
  );
  add(
    name,
    type,
    value === undefined ? undefined : value.replace(/^"(.*)"$/, '$1'),
    choices.includes('\u0000') || choices.length === 0 ? undefined : choices,
  );
}

function plain(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

export const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const EMPTY = new Set([
  'null',
  'none',
  'unset',
  'empty',
  'nothing',
  '""',
  "''",
  '',
  'no',
  'absent',
  '—',
  '-',
  '–',
]);

/** Brings a value as a page writes it into the form of the data. */
export function normal(value: string): string {
  const bare = value
    .replace(/^[`"'(]+|[`"').,;:]+$/g, '')
    .replace(/^"|"$/g, '')
    .toLowerCase()
    .replace(/(?<=.)\/$/, '');
  if (EMPTY.has(bare)) return 'null';
  const number = NUMBER_WORDS.indexOf(bare);
  const digits = number >= 0 ? String(number) : bare.replace(/(\d)[,_ ](?=\d{3}\b)/g, '$1');
  return /^-?\d+\.0+$/.test(digits) ? String(Number(digits)) : digits;
}

export function isDefault(value: string, known: Known): boolean {
  const written = normal(value);
  if (/[$<>{…]|\.\.\.|\(\)$/.test(value)) return true;
  const values = [...known.defaults].map(normal);
  if (values.includes(written)) return true;
  if (written === 'null') return true;
  const reference = [...known.defaults].flatMap((one) =>
    [...one.matchAll(/:=([^}]*)\}/g)].map(([, part = '']) => normal(part)),
  );
  if (reference.includes(written)) return true;
  // `http://localhost:11434` may be written without its scheme, a path by its end.
  return values.some(
    (one) =>
      one.length > 3 &&
      (one.endsWith(written) || written.endsWith(one)) &&
      Math.min(one.length, written.length) > 3,
  );
}

/** What is known of the fields of one provider. */
export function ownValues(fields: readonly ConfigField[]): Known {
  return {
    defaults: new Set(
      fields.flatMap((field) => [
        ...(field.default === undefined ? [] : [plain(field.default)]),
        ...(field.environment?.default === undefined ? [] : [field.environment.default]),
      ]),
    ),
    types: new Set(fields.map(({type}) => type)),
  };
}

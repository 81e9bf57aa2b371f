/** What is known of the values of options, settings, parameters and variables. */
import type {Known, Option, Setting} from './facts';

/** A setting with those of its variants. */
export type SettingWithVariants = Setting & {
  readonly variants?: Readonly<Record<string, readonly SettingWithVariants[]>>;
};

/** Gathers what data says of each name. */
export class KnownValues {
  readonly all = new Map<string, Known>();

  /**
   * Adds one thing of a name.
   * @param value its default; undefined where it has none
   * @param choices all its values; undefined where any value is right
   */
  add(name: string, type: string, value: unknown, choices?: readonly string[]): void {
    const known = this.all.get(name) ?? {defaults: new Set(), types: new Set()};
    this.all.set(name, known);
    if (value !== undefined) known.defaults.add(plain(value));
    known.types.add(type);
    if (!choices) known.choices = 'open';
    else if (known.choices !== 'open')
      known.choices = new Set([...(known.choices ?? []), ...choices]);
  }

  addSetting(setting: SettingWithVariants): void {
    const {key, type, environment, variants = {}} = setting;
    const choices = setting.enum ?? (type === 'boolean' ? ['true', 'false'] : undefined);
    this.add(key, type, setting.default, choices);
    if (environment?.default !== undefined) this.all.get(key)?.defaults.add(environment.default);
    for (const one of Object.values(variants).flat()) this.addSetting(one);
  }

  addOption({flags, type, choices, ...option}: Option & {readonly default: string | null}): void {
    for (const flag of flags) this.add(flag, type, option.default ?? undefined, choices);
  }

  /** Adds literals of source code, which say nothing of the values that are right. */
  addLiterals(name: string, values: readonly string[]): void {
    for (const value of values)
      this.add(name, 'source', value, this.all.get(name)?.choices === 'open' ? undefined : []);
  }

  /** Adds the properties of a JSON Schema, however deep they are. */
  addSchema(schema: unknown): void {
    if (Array.isArray(schema)) return schema.forEach((part) => this.addSchema(part));
    if (!isObject(schema)) return;
    const {properties, ...rest} = schema;
    for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
      this.addSchema(property);
      if (!isObject(property)) continue;
      const {type, default: value, enum: values, const: only} = property;
      const choices = only === undefined ? values : [only];
      const words = Array.isArray(choices)
        ? choices.map(String)
        : type === 'boolean'
          ? ['true', 'false']
          : undefined;
      this.add(name, typeof type === 'string' ? type : 'schema', value ?? only, words);
    }
    this.addSchema(Object.values(rest));
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  // `http://localhost:8080` may be written without its scheme, a path by its end.
  return values.some(
    (one) =>
      one.length > 3 &&
      (one.endsWith(written) || written.endsWith(one)) &&
      Math.min(one.length, written.length) > 3,
  );
}

/** What is known of the settings that one page is about. */
export function ownValues(fields: readonly Setting[]): Known {
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

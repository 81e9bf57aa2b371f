/** What the source says of a setting: everything but words. */
export interface Setting {
  readonly type: string;
  readonly required: boolean;
  readonly secret: boolean;
  readonly default?: unknown;
  readonly nullable?: true;
  readonly enum?: readonly string[];
}

const types: Readonly<Record<string, string>> = {
  str: 'string',
  SecretStr: 'string',
  HttpUrl: 'string',
  int: 'integer',
  float: 'number',
  bool: 'boolean',
  'list[str]': 'list of strings',
  dict: 'map',
  KVStoreConfig: 'key-value store',
  KVStoreReference: 'key-value store',
  SqlStoreConfig: 'SQL store',
  SqlStoreReference: 'SQL store',
};

/** Environment variables and settings whose values must stay secret, by their names. */
export const isSecretName = (name: string): boolean =>
  /(?:^|_)(?:api_key|apikey|token|secret|password|pass|key)(?:$|_)/i.test(name);

/**
 * Reads a value as the facts of a revision write it: `str | None, default "zoo"`, `bool, required`.
 * @returns undefined for a type that the data has no word for, and for a default that is not a literal
 */
export function readSetting(key: string, fact: string): Setting | undefined {
  const [, annotation = '', rest = ''] = /^(.*?)(?:, (required|default .*))?$/s.exec(fact) ?? [];
  const parts = annotation.split(' | ').filter((part) => part !== 'None');
  const literal = /^Literal\[(.+)\]$/.exec(parts[0] ?? '')?.[1];
  const type = literal ? 'string' : types[(parts[0] ?? '').replace(/^dict\[.*/, 'dict')];
  if (!type || parts.length !== 1) return undefined;
  const required = rest === 'required';
  const value = required ? undefined : literalValue(rest.replace(/^default /, '') || 'None');
  if (!required && value === undefined) return undefined;
  return {
    type,
    required,
    ...(required ? {} : {default: value}),
    ...(/\| None/.test(annotation) ? {nullable: true} : {}),
    secret: annotation.includes('SecretStr') || isSecretName(key),
    ...(literal ? {enum: JSON.parse(`[${literal}]`) as string[]} : {}),
  };
}

/**
 * The value of a literal of Python that JSON has too.
 * @returns undefined for everything else
 */
export function literalValue(text: string): unknown {
  const names: Readonly<Record<string, unknown>> = {None: null, True: true, False: false};
  if (text in names) return names[text];
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

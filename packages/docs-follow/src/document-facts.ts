/** Facts in documents: specifications of the API and stock run configurations. */
import {parse} from 'yaml';
import type {FactCollection} from './digest';

interface Schema {
  readonly [key: string]: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
interface Operation {
  readonly deprecated?: boolean;
  readonly parameters?: readonly {in: string; name: string; required?: boolean; schema?: Schema}[];
  readonly requestBody?: Body;
  readonly responses?: Readonly<Record<string, Body>>;
}
interface Body {
  readonly content?: Readonly<Record<string, {readonly schema?: Schema}>>;
}
interface Specification {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: {readonly schemas?: Readonly<Record<string, Schema>>};
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Routes, parameters, bodies and schemas of an OpenAPI document. */
export function addSpecification(file: string, text: string, facts: FactCollection): void {
  const {paths = {}, components: {schemas = {}} = {}} = parse(text) as Specification;
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const route = `${method.toUpperCase()} ${path}`;
      facts.add('route', route, operation.deprecated ? 'deprecated' : '', file);
      for (const {in: place, name, required, schema = {}} of operation.parameters ?? []) {
        facts.add(
          'parameter',
          `${route} ${name}`,
          `${place} ${shapeOf(schema)}${required ? ', required' : ''}`,
          file,
        );
      }
      for (const {schema} of Object.values(operation.requestBody?.content ?? {})) {
        addBody(`${route} body`, schema ?? {}, file, facts);
      }
      for (const [status, {content = {}}] of Object.entries(operation.responses ?? {})) {
        if (!status.startsWith('2')) continue;
        for (const {schema} of Object.values(content))
          addBody(`${route} ${status}`, schema ?? {}, file, facts);
      }
    }
  }
  for (const [name, schema] of Object.entries(schemas)) addSchema(name, schema, file, facts);
}

function addBody(key: string, schema: Schema, file: string, facts: FactCollection): void {
  facts.add('body', key, shapeOf(schema), file);
  if (schema.properties) addSchema(key, schema, file, facts);
}

function addSchema(name: string, schema: Schema, file: string, facts: FactCollection): void {
  if (!schema.properties) {
    if (Array.isArray(schema.enum)) {
      for (const value of schema.enum) facts.add('field', `${name}: ${String(value)}`, '', file);
    } else facts.add('field', name, shapeOf(schema), file);
    return;
  }
  for (const [key, property] of Object.entries(schema.properties)) {
    const required = schema.required?.includes(key) ? ', required' : '';
    facts.add('field', `${name}.${key}`, `${shapeOf(property)}${required}`, file);
    if (property.properties) addSchema(`${name}.${key}`, property, file, facts);
  }
}

/** A schema in few words: `string | null = "a"`, `Animal[]`. */
function shapeOf(schema: Schema): string {
  const value = schema.default === undefined ? '' : ` = ${JSON.stringify(schema.default)}`;
  return `${typeOf(schema)}${value}`;
}

function typeOf(schema: Schema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  for (const [key, sign] of [
    ['anyOf', ' | '],
    ['oneOf', ' | '],
    ['allOf', ' & '],
  ] as const) {
    const parts = schema[key];
    if (Array.isArray(parts)) return [...new Set((parts as Schema[]).map(typeOf))].join(sign);
  }
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'array') return `${typeOf((schema.items ?? {}) as Schema)}[]`;
  if (typeof schema.additionalProperties === 'object') {
    return `map of ${typeOf(schema.additionalProperties as Schema)}`;
  }
  return typeof schema.type === 'string' ? schema.type : 'any';
}

/** Entries of a stock run configuration, such as `starter inference remote::zoo`. */
export function addRunFile(file: string, text: string, facts: FactCollection): void {
  const [folder = '', name = ''] = file.split('/').slice(-2);
  const variant = name.replace(/\.ya?ml$/, '');
  const distribution = ['run', 'config'].includes(variant) ? folder : `${folder}/${variant}`;
  const {providers = {}, ...others} = (parse(text) ?? {}) as Record<string, unknown>;
  for (const [api, entries] of Object.entries(providers as Record<string, unknown>)) {
    for (const entry of Array.isArray(entries) ? (entries as Record<string, unknown>[]) : []) {
      const {provider_type: type, ...rest} = entry;
      facts.add(
        'stock configuration',
        `${distribution} ${api} ${String(type)}`,
        JSON.stringify(rest),
        file,
      );
    }
  }
  for (const [key, value] of Object.entries(others)) {
    if (key !== 'version' && key !== 'image_name') {
      facts.add('stock configuration', `${distribution} ${key}`, JSON.stringify(value), file);
    }
  }
}

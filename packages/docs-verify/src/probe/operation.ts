import type {Json} from '@docs-kit/openapi-model/json';
import {
  allowedValuesIn,
  type ApiModel,
  type Operation,
  referencedSchema,
} from '@docs-kit/openapi-model';
import {inventValue} from '@docs-kit/openapi-reference/samples';
import {filled, type Values} from '../messages/templates';
import {
  changed,
  differingPlaces,
  minimal,
  type PlacedField,
  placedFields,
  type Request,
} from './fields';

/** What came of one request. */
export interface Outcome {
  readonly status: number;
  readonly answer: unknown;
  /** What came of the requests by which its effect is looked up. */
  readonly read: unknown;
  /** What the server asked the services behind it. */
  readonly passedOn: unknown;
}

/** What a field that may be left out changes. `echo`: its own value in the answer, and nothing else. */
export type Effect =
  'model' | 'answer' | 'echo' | 'none' | `refused ${number}` | `needed ${number}`;

/** What was found out about an operation. */
export interface OperationProbe {
  /** Status of the page's own request. */
  readonly status: number;
  /** Status of the request with nothing but what the page calls required. */
  readonly minimal?: number;
  /** Status without each field that the page calls required. */
  readonly required?: Readonly<Record<string, number>>;
  /** What each other field changes. */
  readonly optional?: Readonly<Record<string, Effect>>;
}

/** What is known of an operation beside its page. */
export interface ProbeOptions {
  /** Values by which effects show, by the names of fields; lists of them are tried in turn. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Fields whose effects cannot be seen here; `*` stands for all. */
  readonly unseen?: readonly string[];
  /** What values may name, beside `base`, the answer to the page's own request. */
  readonly known?: Values;
}

/**
 * Sends an operation's request with each of its fields left out, and with each that is optional: to
 * see what is required, and what has an effect. A field that decides about nothing in the request to
 * a service behind the server, in the answer, or in what is read afterwards has none.
 * @param ask sends a request, after making all that it needs
 */
export async function probeOperation(
  operation: Operation,
  request: Request,
  model: ApiModel,
  ask: (request: Request) => Promise<Outcome>,
  {values = {}, unseen = [], known = {}}: ProbeOptions = {},
): Promise<OperationProbe> {
  const base = await ask(request);
  if (base.status >= 400) return {status: base.status};
  const again = await ask(request);
  // Nothing is made between two requests that only read, not even an id.
  const isSettled = operation.method === 'get';
  // What differs between two equal requests says nothing.
  const noise = new Set(differingPlaces(base, again, isSettled));
  const effectOf = ({field: {name}}: PlacedField, other: Outcome): Effect => {
    if (other.status >= 400) return `refused ${other.status}`;
    const places = differingPlaces(again, other, isSettled).filter((place) => !noise.has(place));
    if (places.some((place) => place.startsWith('.passedOn'))) return 'model';
    if (places.length === 0) return 'none';
    return places.every((place) => place.split('.').includes(name)) ? 'echo' : 'answer';
  };
  const fields = placedFields(operation, request, model);
  const required: Record<string, number> = {};
  const optional: Record<string, Effect> = {};
  for (const placed of fields) {
    const {place, name, field, isSent} = placed;
    const without = isSent ? await ask(changed(request, place, undefined)) : undefined;
    if (field.required) {
      if (without) required[name] = without.status;
      continue;
    }
    const isNeeded = without !== undefined && without.status >= 400;
    if (!isNeeded && (unseen.includes(name) || unseen.includes('*'))) continue;
    const effects: Effect[] = [];
    if (isNeeded) effects.push(`needed ${without.status}`);
    else if (without) effects.push(effectOf(placed, without));
    const given = values[name];
    const alternatives = given === undefined ? alternativesOf(placed, model) : [given].flat(1);
    for (const value of isDecided(effects) ? [] : alternatives) {
      const filledValue = filled(value, {...known, base: base.answer}) as Json;
      effects.push(effectOf(placed, await ask(changed(request, place, filledValue))));
      if (isDecided(effects)) break;
    }
    optional[name] = strongest(effects);
  }
  const least = minimal(request, fields);
  return {
    status: base.status,
    ...(request.body !== undefined && {minimal: (await ask(least)).status}),
    ...(Object.keys(required).length > 0 && {required}),
    ...(Object.keys(optional).length > 0 && {optional}),
  };
}

const isDecided = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => ['model', 'answer'].includes(effect) || effect.startsWith('needed'));

const weight: readonly string[] = ['none', 'refused', 'echo', 'answer', 'model', 'needed'];

/** The effect that says most. */
function strongest(effects: readonly Effect[]): Effect {
  const rank = (effect: Effect): number => weight.indexOf(effect.split(' ')[0] ?? '');
  return effects.reduce((best, effect) => (rank(effect) > rank(best) ? effect : best), 'none');
}

/** Values that a field has when nobody wants it to. */
function alternativesOf({field}: PlacedField, model: ApiModel): Json[] {
  const {default: usual} = field;
  const type = referencedSchema(field.type, model)?.type ?? field.type;
  const allowed = allowedValuesIn(type).filter((value) => value !== usual);
  if (allowed.length > 0 && type.kind === 'primitive') return allowed;
  const invented = inventValue({...field, default: undefined}, model);
  if (typeof invented === 'boolean') return [usual !== true];
  // An empty map says nothing.
  return [JSON.stringify(invented) === '{}' ? {note: 'probe'} : invented];
}

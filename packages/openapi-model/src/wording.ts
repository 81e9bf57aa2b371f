import type {Json} from './json';
import {
  allowedValuesIn,
  type Constraint,
  type ConstraintKeyword,
  constraintsIn,
  type Example,
  type Field,
  fieldsIn,
  innerTypes,
  type MapType,
  type Notation,
  type NamedSchema,
  type ObjectType,
  type Type,
} from '.';

/** A type as readers say it: words, and the names of schemas, which pages link. */
export type TypePhrase = readonly (string | {readonly schema: string})[];

/**
 * Says a type: `string`, `array of Model`, `map of integer`, `"auto" | ToolChoice`. Constants are in
 * quotation marks. Alternatives inside an array or a map are in parentheses, so that
 * `array of (A | B)` is not read as `(array of A) | B`.
 */
export function phraseOf(type: Type): TypePhrase {
  return joined(partsOf(type));
}

/**
 * Says what else is known of a field beside its type: default, allowed values, limits, deprecation, and
 * the examples that are short.
 */
export function notesOnField(field: Field): string {
  const {type, deprecated, examples} = field;
  const isConstant = type.kind === 'constant' && type.value === field.default;
  return [
    ...(field.default === undefined || isConstant ? [] : [`default ${literal(field.default)}`]),
    notesOnType(type),
    field.mediaType === undefined ? '' : `written as ${field.mediaType}`,
    field.notation ? noteOnNotation(field.name, field.notation, type) : '',
    field.access ?? '',
    ...(deprecated ? ['deprecated'] : []),
    noteOnExamples(examples?.filter(({value}) => !isEqual(value, field.default))),
  ]
    .filter((note) => note !== '')
    .join(', ');
}

/** Shows how a parameter is written, unless it is one value that is written as usual. */
function noteOnNotation(name: string, {style, explode}: Notation, type: Type): string {
  if (style === 'deepObject') return `written as ${name}[key]=value`;
  if (isOneValue(type)) {
    const lead = {label: '.', matrix: `;${name}=`}[style as string];
    return lead === undefined ? '' : `written as ${lead}value`;
  }
  const items = {
    form: explode ? `${name}=a&${name}=b` : `${name}=a,b`,
    simple: explode ? 'key=value' : 'a,b',
    label: explode ? '.a.b' : '.a,b',
    matrix: explode ? `;${name}=a;${name}=b` : `;${name}=a,b`,
    spaceDelimited: `${name}=a%20b`,
    pipeDelimited: `${name}=a|b`,
  }[style];
  return `written as ${items}`;
}

/** Whether values are neither lists nor objects. */
function isOneValue(type: Type): boolean {
  if (type.kind === 'union') return type.alternatives.every(isOneValue);
  return type.kind === 'primitive' || type.kind === 'constant';
}

/** An example with more characters than these needs lines of its own. */
const longestNote = 100;

export function isLong({value}: Example): boolean {
  return literal(value).length > longestNote;
}

/** Says which values a schema allows, their limits, and the examples that are short. */
export function notesOnSchema({type, examples}: Pick<NamedSchema, 'type' | 'examples'>): string {
  return [notesOnType(type), noteOnExamples(examples)].filter((note) => note !== '').join(', ');
}

/** Says the examples that are short: `example 7`, `examples 7 (one page), 9`. */
function noteOnExamples(examples: readonly Example[] = []): string {
  const notes = examples
    .filter((example) => !isLong(example))
    .map(({name, value}) => literal(value) + (name === undefined ? '' : ` (${name})`));
  if (notes.length === 0) return '';
  return `${notes.length > 1 ? 'examples' : 'example'} ${notes.join(', ')}`;
}

/**
 * Says which values a type allows, and their limits: those of what a value holds in parentheses, as in
 * `maximum items 3, each item (maximum length 64)`. Empty where there is nothing to say.
 */
export function notesOnType(type: Type): string {
  const allowed = allowedValuesIn(type);
  return [
    ...(allowed.length > 0 ? [`one of ${allowed.map(literal).join(', ')}`] : []),
    ...limitsOn(type),
  ].join(', ');
}

function limitsOn(type: Type): string[] {
  return [...new Set([...constraintsIn(type).map(noteOnConstraint), ...innerLimits(type)])];
}

/** What limits the parts of a value, and what else is known of an object. */
function innerLimits(type: Type): string[] {
  switch (type.kind) {
    case 'union':
    case 'intersection':
      return innerTypes(type).flatMap(innerLimits);
    case 'array': {
      const {first = [], items} = type;
      return [
        ...first.flatMap((each, index) => enclosed(`item ${index + 1}`, limitsOn(each))),
        ...enclosed(type.first ? 'other items' : 'each item', limitsOn(items)),
      ];
    }
    case 'map':
      return [
        ...(type.pattern ? [`names match ${type.pattern}`] : []),
        ...(type.names?.kind === 'reference' ? [] : noteOnNames(type)),
        ...enclosed('each value', limitsOn(type.values)),
        ...noteOnOthers(type),
      ];
    case 'object':
      return [
        ...(type.discriminator ? [`told apart by ${type.discriminator.property}`] : []),
        ...noteOnNames(type),
        ...noteOnOthers(type),
      ];
    case 'not':
      return hasMore(type.type) ? enclosed('not', wholeOf(type.type)) : [];
    default:
      return [];
  }
}

function noteOnNames({names}: MapType | ObjectType): string[] {
  if (!names) return [];
  const notes = [
    ...(names.kind === 'primitive' || names.kind === 'any' ? [] : [textOf(phraseOf(names))]),
    notesOnType(names),
  ];
  return enclosed(
    'names',
    notes.filter((note) => note !== ''),
  );
}

function noteOnOthers({isClosed}: MapType | ObjectType): string[] {
  return isClosed ? ['no other properties'] : [];
}

/** Whether a type is more than its phrase says. */
function hasMore(type: Type): boolean {
  return notesOnType(type) !== '' || fieldsIn(type).length > 0;
}

/** All that is known of the values of a type, whose fields have no place of their own. */
function wholeOf(type: Type): string[] {
  const isSaid = type.kind === 'primitive' && type.allowedValues.length > 0;
  return [
    ...(isSaid ? [] : [textOf(phraseOf(type))]),
    notesOnType(type),
    ...fieldsIn(type).flatMap(({name, required, type: own}) =>
      enclosed(name, [...(required ? ['required'] : []), ...wholeOf(own)]),
    ),
  ].filter((note) => note !== '');
}

/** A phrase in a place that has no links. */
function textOf(phrase: TypePhrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : part.schema)).join('');
}

/** Puts notes into parentheses; nothing where there are none. */
function enclosed(lead: string, notes: readonly string[]): string[] {
  return notes.length > 0 ? [`${lead} (${notes.join(', ')})`] : [];
}

const constraintWords: Readonly<Record<ConstraintKeyword, string>> = {
  format: 'format',
  contentEncoding: 'encoded as',
  contentMediaType: 'media type',
  minimum: 'at least',
  exclusiveMinimum: 'more than',
  maximum: 'at most',
  exclusiveMaximum: 'less than',
  multipleOf: 'multiple of',
  minLength: 'minimum length',
  maxLength: 'maximum length',
  minItems: 'minimum items',
  maxItems: 'maximum items',
  uniqueItems: 'unique items',
  minProperties: 'minimum properties',
  maxProperties: 'maximum properties',
  pattern: 'pattern',
};

function noteOnConstraint({keyword, value}: Constraint): string {
  return value === true ? constraintWords[keyword] : `${constraintWords[keyword]} ${value}`;
}

function isEqual(one: Json, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function literal(value: Json): string {
  return JSON.stringify(value);
}

function partsOf(type: Type): TypePhrase {
  switch (type.kind) {
    case 'any':
      return [type.kind];
    case 'never':
      return ['nothing'];
    case 'not':
      return hasMore(type.type) ? ['any'] : ['not ', ...grouped(type.type)];
    case 'object':
      return [type.requires ? `object with ${type.requires.join(', ')}` : 'object'];
    case 'primitive':
      return [type.name];
    case 'constant':
      return [literal(type.value)];
    case 'reference':
      return [{schema: type.schema}];
    case 'array':
      return type.first ? tupleOf(type.first, type.items) : ['array of ', ...grouped(type.items)];
    case 'map':
      return [
        'map of ',
        ...grouped(type.values),
        ...(type.names?.kind === 'reference' ? [' by ', ...partsOf(type.names)] : []),
      ];
    case 'union':
      return separated(type.alternatives, ' | ');
    case 'intersection':
      return separated(partsBesideNotes(type.parts), ' & ');
  }
}

/** The parts of a type that its phrase names: the notes say some of what it is not. */
function partsBesideNotes(parts: readonly Type[]): readonly Type[] {
  const named = parts.filter((part) => part.kind !== 'not' || !hasMore(part.type));
  return named.length > 0 ? named : [{kind: 'any'}];
}

/** `[string, integer, ...any]` */
function tupleOf(first: readonly Type[], others: Type): TypePhrase {
  const items = first.flatMap((type) => [...partsOf(type), ', ']);
  return ['[', ...items, '...', ...partsOf(others), ']'];
}

function grouped(type: Type): TypePhrase {
  const parts = partsOf(type);
  const isGroup = (type.kind === 'union' || type.kind === 'intersection') && parts.length > 1;
  return isGroup ? ['(', ...parts, ')'] : parts;
}

/** Alternatives that readers cannot tell apart are said once. */
function separated(types: readonly Type[], separator: string): TypePhrase {
  const phrases = new Map(
    types.map(partsOf).map((phrase) => [JSON.stringify(phrase), phrase] as const),
  );
  return [...phrases.values()].flatMap((phrase, index) =>
    index === 0 ? phrase : [separator, ...phrase],
  );
}

/** Puts words that follow each other into one text. */
function joined(parts: TypePhrase): TypePhrase {
  return parts.reduce<TypePhrase>((phrase, part) => {
    const last = phrase.at(-1);
    return typeof last === 'string' && typeof part === 'string'
      ? [...phrase.slice(0, -1), last + part]
      : [...phrase, part];
  }, []);
}

import {codeSpan} from '@docs-kit/mdx-writer';
import {notesOnType, phraseOf} from '@docs-kit/openapi-model/wording';
import type {Type} from '@docs-kit/openapi-model';
import type {ContractChange, FieldChange} from './changes';

/** Where names lead; an address is missing where a page shows nothing under a name. */
export interface NameLinks {
  readonly field: (change: FieldChange) => string | undefined;
  readonly schema: (name: string) => string | undefined;
}

const noLinks: NameLinks = {field: () => undefined, schema: () => undefined};

/** Writes a name as Markdown, and links it where there is an address. */
export function linkedName(name: string, address: string | undefined): string {
  return address ? `[${codeSpan(name)}](${encodeURI(address)})` : codeSpan(name);
}

/** Says a type with its limits, as Markdown: `` `string` (format uri) ``. */
function typeText(type: Type, links: NameLinks): string {
  const phrase = phraseOf(type)
    .map((part) => (typeof part === 'string' ? part : part.schema))
    .join('');
  const notes = notesOnType(type);
  return `${linkedName(phrase, links.schema(phrase))}${notes && ` (${notes.replaceAll(/([{}<])/g, '\\$1')})`}`;
}

/** Says what became of a field, as Markdown. */
export function describeFieldChange(change: FieldChange, links = noLinks): string {
  const path = change.path.join('.');
  const whole = change.place === 'response' ? 'The response' : 'The type';
  const subject = path === '' ? whole : linkedName(path, links.field(change));
  switch (change.kind) {
    case 'added': {
      const {type, required} = change.field;
      return `${subject} is new: ${typeText(type, links)}${required ? ', required' : ''}`;
    }
    case 'removed':
      return `${subject} was removed`;
    case 'required':
      return `${subject} is now ${change.after ? 'required' : 'optional'}`;
    case 'deprecated':
      return `${subject} is ${change.after ? 'deprecated' : 'no longer deprecated'}`;
    case 'default':
      return `${subject} now defaults to ${literal(change.after)} instead of ${literal(change.before)}`;
    case 'type':
      return describeTypes(subject, change.before, change.after, links);
  }
}

/** Says what changed in the contract of an operation beside its fields, as Markdown. */
export function describeContractChange({fact, before, after}: ContractChange): string {
  return describeLists(capitalized(fact), before, after);
}

/** Says which values came and went: `Response status: adds 401, no longer 404`. */
export function describeLists(
  fact: string,
  before: readonly string[],
  after: readonly string[],
): string {
  const added = after.filter((value) => !before.includes(value)).map(written);
  const removed = before.filter((value) => !after.includes(value)).map(written);
  return `${fact}: ${[
    ...(added.length > 0 ? [`adds ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`no longer ${removed.join(', ')}`] : []),
  ].join('; ')}`;
}

const written = (value: string): string => (value === '' ? '(empty)' : codeSpan(value));

function describeTypes(subject: string, before: Type, after: Type, links: NameLinks): string {
  const textOf = (type: Type): string => typeText(type, links);
  const alternativesOf = (type: Type): string[] =>
    type.kind === 'union' ? type.alternatives.map(textOf) : [textOf(type)];
  const [old, current] = [alternativesOf(before), alternativesOf(after)];
  const kept = current.filter((text) => old.includes(text));
  if (kept.length === 0) return `${subject} changed from ${textOf(before)} to ${textOf(after)}`;
  const added = current.filter((text) => !old.includes(text));
  const removed = old.filter((text) => !current.includes(text));
  return `${subject} ${[
    ...(added.length > 0 ? [`can also be ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`can no longer be ${removed.join(', ')}`] : []),
    ...(added.length + removed.length === 0 ? ['has different limits'] : []),
  ].join(' and ')}`;
}

const literal = (value: unknown): string =>
  value === undefined ? 'none' : codeSpan(JSON.stringify(value));

/** A text with its first letter in upper case. */
export const capitalized = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

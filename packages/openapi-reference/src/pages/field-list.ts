import {blocks, codeSpan, proseToMdx, textToMdx} from '@docs-kit/mdx-writer';
import {type Field, fieldsIn} from '../model';
import type {OperationPage} from './page-content';
import {notesOnField, phraseOf, type TypePhrase} from './wording';

/** Gives what became of a field, such as `new in Next`, by the names of the fields around it and its own. */
export type MarkOf = (path: readonly string[]) => string | undefined;

export interface FieldListStyle {
  /** Which fields say so: those that a request must have, or those that a response may lack. */
  readonly optionality: 'required' | 'optional';
  readonly markOf?: MarkOf;
}

/**
 * Writes parameters or properties as a Markdown list: short, and understood by every reader of
 * Markdown. Each fact is an element of its own, so that a transformer can
 * give each its place on the page:
 *
 *     + `tools` *array of `Tool`* **required** *default []*
 *
 *       What the model may call.
 *
 *       + `name` *string*
 *
 *         A property of an object that is written in place.
 *
 * The name is code, the type is emphasised with the names of schemas as code, other facts are
 * emphasised too. Changes to a field are strong, as are "required" and "optional". The description and
 * the list of the fields inside follow below. The plus signs keep that list apart from one at the end
 * of the description.
 */
export function writeFieldList(
  fields: readonly Field[],
  style: FieldListStyle,
  around: readonly string[] = [],
): string {
  return merged(fields)
    .map((field) => writeField(field, style, [...around, field.name]))
    .join('\n');
}

/**
 * Writes the fields of a section with what became of them.
 * @param id id of the section on the operation's own page
 * @param isSent whether readers send the fields, who must know which ones are required
 */
export function renderFields(
  fields: readonly Field[],
  {marks}: OperationPage,
  id: string,
  isSent: boolean,
): string {
  return writeFieldList(fields, {
    optionality: isSent ? 'required' : 'optional',
    markOf: (path) => marks?.get([id, ...path].join('-')),
  });
}

/**
 * Makes one field of those that alternatives or parts of a type call by the same name: an id is on a
 * page once.
 */
function merged(fields: readonly Field[]): readonly Field[] {
  const byName = new Map<string, Field>();
  for (const field of fields) {
    const other = byName.get(field.name);
    byName.set(field.name, other ? both(other, field) : field);
  }
  return [...byName.values()];
}

function both(one: Field, other: Field): Field {
  const isSame = JSON.stringify(one.type) === JSON.stringify(other.type);
  const isSaid = one.description.includes(other.description);
  return {
    ...one,
    type: isSame ? one.type : {kind: 'union', alternatives: [one.type, other.type]},
    required: one.required && other.required,
    description: isSaid ? one.description : blocks(one.description, other.description),
  };
}

function writeField(field: Field, style: FieldListStyle, path: readonly string[]): string {
  const mark = style.markOf?.(path);
  const isExceptional = field.required === (style.optionality === 'required');
  const notes = notesOnField(field);
  const facts = [
    codeSpan(field.name),
    `*${phraseToMdx(phraseOf(field.type))}*`,
    ...(isExceptional ? [`**${style.optionality}**`] : []),
    ...(mark ? [`**${textToMdx(mark)}**`] : []),
    ...(notes ? [`*${textToMdx(notes)}*`] : []),
  ];
  const parts = [proseToMdx(field.description), writeFieldList(fieldsIn(field.type), style, path)];
  return [`+ ${facts.join(' ')}`, ...parts.filter((part) => part !== '').map(indented)].join(
    '\n\n',
  );
}

function phraseToMdx(phrase: TypePhrase): string {
  return phrase
    .map((part) => (typeof part === 'string' ? textToMdx(part) : codeSpan(part.schema)))
    .join('');
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

import {attributes, blocks} from '@docs-kit/mdx-writer';
import {renderDescription} from './description';
import {distinct, type Field, fieldsIn} from '@docs-kit/openapi-model';
import {renderLongExamples} from './example-section';
import type {View} from './view';
import {notesOnField, phraseOf} from '@docs-kit/openapi-model/wording';

/**
 * Writes parameters or properties as `Field` elements, each with its description and the fields of an
 * object that is written in place. The id of a field is that of what is around it, and its name.
 * @param section id of the section on the operation's own page
 * @param isSent whether readers send the fields, who must know which ones are required; what comes back
 * says which ones may be missing
 */
export function renderFields(
  fields: readonly Field[],
  view: Pick<View, 'page' | 'prefix'>,
  section: string,
  isSent: boolean,
): string {
  return blocks(
    ...merged(fields).map((field) => {
      const {name, type, required} = field;
      const id = `${section}-${name}`;
      const facts = attributes({
        id: view.prefix + id,
        name,
        type: phraseOf(type),
        required: isSent && required,
        optional: !isSent && !required,
        mark: view.page.marks?.get(id),
        notes: notesOnField(field) || undefined,
      });
      const content = blocks(
        renderDescription(field),
        renderLongExamples(field.examples),
        renderFields(fieldsIn(type), view, id, isSent),
      );
      return content === '' ? `<Field${facts} />` : blocks(`<Field${facts}>`, content, '</Field>');
    }),
  );
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
  const examples = distinct([...(one.examples ?? []), ...(other.examples ?? [])]);
  return {
    ...one,
    type: isSame ? one.type : {kind: 'union', alternatives: [one.type, other.type]},
    required: one.required && other.required,
    ...(examples.length > 0 && {examples}),
    description: isSaid ? one.description : blocks(one.description, other.description),
  };
}

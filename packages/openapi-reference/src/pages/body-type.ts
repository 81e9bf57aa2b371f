import {attributes, blocks, codeSpan} from '@docs-kit/mdx-writer';
import {
  type Body,
  type Example,
  fieldsIn,
  referencedSchema,
  type Type,
} from '@docs-kit/openapi-model';
import {renderLongExamples} from './example-section';
import {renderFields} from './fields';
import {renderVariants, sectionSchemas} from './schema-sections';
import {heading, type View} from './view';
import {notesOnSchema, phraseOf} from '@docs-kit/openapi-model/wording';

/** The tag that says the media type of a body, the type of what it holds, its limits and examples. */
export function renderBodyType(
  mediaType: string,
  type: Type,
  examples: readonly Example[] = [],
): string {
  const notes = notesOnSchema({type, examples}) || undefined;
  return blocks(
    `<BodyType${attributes({mediaType, type: phraseOf(type), notes})} />`,
    renderLongExamples(examples),
  );
}

/**
 * Bodies in several media types with their fields. Fields that a former body has too are not
 * repeated; those of a body that differs are under a heading of their own, so that no id is on a page
 * twice. What is sent is shown with the fields of its schema, what comes back links it.
 * @param id id of the section
 * @param level level of the headings
 */
export function renderBodies(
  bodies: readonly Body[],
  view: View,
  {
    id,
    level,
    isSent = false,
  }: {readonly id: string; readonly level: number; readonly isSent?: boolean},
): string {
  const {page} = view;
  const sections = new Set(isSent ? sectionSchemas(page) : []);
  const known = new Set<string>();
  return blocks(
    ...bodies.map(({mediaType, type, example}) => {
      const named = isSent ? referencedSchema(type, page.model) : undefined;
      // A schema without a section cannot be linked: its type says what it is.
      const inPlace = named && !sections.has(named) ? named : {type, examples: []};
      const isInSamples = page.samples.length > 0 && example === undefined;
      const examples = inPlace.examples?.slice(isInSamples ? 1 : 0);
      const tag = blocks(
        renderBodyType(mediaType, inPlace.type, examples),
        renderVariants(inPlace.type),
      );
      const fields = fieldsIn(named?.type ?? type);
      const key = JSON.stringify(fields);
      if (fields.length === 0 || known.has(key)) return tag;
      known.add(key);
      if (known.size === 1) return blocks(tag, renderFields(fields, view, id, isSent));
      const own = `${id}-${mediaType.replace(/[^a-z0-9]+/gi, '-')}`;
      return blocks(
        heading(view, level, codeSpan(mediaType), own),
        tag,
        renderFields(fields, view, own, isSent),
      );
    }),
  );
}

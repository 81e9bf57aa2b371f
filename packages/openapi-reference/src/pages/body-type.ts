import {attributes, blocks, codeSpan} from '@docs-kit/mdx-writer';
import {type Body, type Field, fieldsIn, type Type} from '../model';
import {type FieldListStyle, writeFieldList} from './field-list';
import {heading, type Place} from './place';
import {phraseOf} from './wording';

/** The tag that says the media type of a body and the type of what it holds. */
export function renderBodyType(mediaType: string, type: Type): string {
  return `<BodyType${attributes({mediaType, type: phraseOf(type)})} />`;
}

/** A body as it is shown. */
export interface ShownBody {
  readonly body: Body;
  readonly type: Type;
  readonly fields: readonly Field[];
}

/** Shows a body whose type says all, or whose fields have sections of their own. */
export function shownBody(body: Body): ShownBody {
  return {body, type: body.type, fields: fieldsIn(body.type)};
}

/**
 * Bodies in several media types with their fields. Fields that a former body has too are not
 * repeated; those of a body that differs are under a heading of their own, so that no id is on a page
 * twice.
 * @param id id of the section
 * @param level level of the headings
 */
export function renderBodies(
  bodies: readonly ShownBody[],
  place: Place,
  {id, level}: {readonly id: string; readonly level: number},
  styleOf: (section: string) => FieldListStyle,
): string {
  const known = new Set<string>();
  return blocks(
    ...bodies.map(({body, type, fields}) => {
      const tag = renderBodyType(body.mediaType, type);
      const key = JSON.stringify(fields);
      if (fields.length === 0 || known.has(key)) return tag;
      known.add(key);
      if (known.size === 1) return blocks(tag, writeFieldList(fields, styleOf(id)));
      const own = `${id}-${body.mediaType.replace(/[^a-z0-9]+/gi, '-')}`;
      return blocks(
        heading(place, level, codeSpan(body.mediaType), own),
        tag,
        writeFieldList(fields, styleOf(own)),
      );
    }),
  );
}

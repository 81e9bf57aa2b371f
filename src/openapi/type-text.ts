import {codeSpan} from '@docs-kit/mdx-writer';
import {notesOnType, phraseOf} from '@docs-kit/openapi-reference';
import type {Type} from '@docs-kit/openapi-reference/model';

/** Says a type with its limits, as Markdown without links. */
export function typeText(type: Type): string {
  const phrase = phraseOf(type)
    .map((part) => (typeof part === 'string' ? part : part.schema))
    .join('');
  const notes = notesOnType(type);
  return `${codeSpan(phrase)}${notes && ` (${notes.replaceAll(/([{}<])/g, '\\$1')})`}`;
}

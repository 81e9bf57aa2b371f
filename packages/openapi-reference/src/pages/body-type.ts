import {attributes} from '@docs-kit/mdx-writer';
import type {Type} from '../model';
import {phraseOf} from './wording';

/** The tag that says the media type of a body and the type of what it holds. */
export function renderBodyType(mediaType: string, type: Type): string {
  return `<BodyType${attributes({mediaType, type: phraseOf(type)})} />`;
}

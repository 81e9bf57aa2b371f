import {blocks} from '@docs-kit/mdx-writer';
import type {Operation} from '@docs-kit/openapi-model';
import {descriptionToMdx, renderDescription} from './description';
import {heading, type View} from './view';

/** Longer descriptions, in characters, would push what one sends out of the first screens. */
const longestWhole = 700;

/** What an operation does: its description, or the first paragraph of one that is long. */
export function renderIntroduction({description, externalDocs}: Operation): string {
  return renderDescription({description: parted(description).introduction, externalDocs});
}

/** The section of what a long description says after its first paragraph. */
export function renderDetails(view: View): string {
  const {details} = parted(view.page.operation.description);
  return details ? blocks(heading(view, 2, 'Details', 'details'), descriptionToMdx(details)) : '';
}

function parted(description: string): {readonly introduction: string; readonly details: string} {
  const text = description.trim();
  const end = text.search(/\n\s*\n/);
  if (text.length <= longestWhole || end < 0) return {introduction: text, details: ''};
  return {introduction: text.slice(0, end), details: text.slice(end).trim()};
}

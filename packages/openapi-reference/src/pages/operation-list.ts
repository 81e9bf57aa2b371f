import {attributes, blocks, proseToMdx} from '@docs-kit/mdx-writer';
import {descriptionToMdx} from './description';
import type {Operation} from '@docs-kit/openapi-model';
import type {OperationPage} from './page-content';

/**
 * Renders the list on the page of a tag: the method and path of each operation, and the first sentence
 * of its description. A list is `absent` when the version lacks all of its operations; otherwise those
 * that it lacks say so.
 */
export function renderOperationList(pages: readonly OperationPage[]): string {
  if (pages.length === 0) return '';
  const isAbsent = pages.every(({absence}) => absence !== undefined);
  return blocks(
    `<OperationList${attributes({absent: isAbsent})}>`,
    ...pages.map(({operation, absence}) => renderEntry(operation, isAbsent ? undefined : absence)),
    '</OperationList>',
  );
}

function renderEntry(operation: Operation, absence: string | undefined): string {
  const {method, path, slug, summary, description, deprecated} = operation;
  return blocks(
    `<OperationEntry${attributes({method, path, deprecated, absence})}>`,
    `[${proseToMdx(summary)}](${slug}.api.mdx)`,
    descriptionToMdx(firstSentence(description)),
    '</OperationEntry>',
  );
}

/** A sentence ends with a paragraph, or at a full stop that a capital letter follows: `e.g. this` is one. */
function firstSentence(description: string): string {
  const [paragraph = ''] = description.trim().split(/\n\s*\n/);
  return /^[^]*?[.!?](?=\s+[A-Z`*[(]|$)/.exec(paragraph)?.[0] ?? paragraph;
}

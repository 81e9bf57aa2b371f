import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A message that a guide quotes in its table "If it fails". */
export interface Quote {
  /** Names the quote in the record: the page and the message. */
  readonly id: string;
  /** Path of the page below its version's folder, without ending. */
  readonly page: string;
  readonly message: string;
  readonly hash: string;
}

/**
 * The messages in the first cells of the tables below "If it fails": code spans of more than one
 * word. Others are names: of fields, settings and classes.
 */
export function messagesOf(tree: Root): string[] {
  const messages: string[] = [];
  let isBelow = false;
  for (const node of tree.children) {
    if (node.type === 'heading') isBelow = toString(node) === 'If it fails';
    if (!isBelow || node.type !== 'table') continue;
    for (const {children} of node.children.slice(1)) {
      const [first] = children;
      if (first)
        visit(first, 'inlineCode', ({value}) => {
          const message = value.trim();
          if (message.includes(' ')) messages.push(message);
        });
    }
  }
  return messages;
}

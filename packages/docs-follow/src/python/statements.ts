/** What Python source does, apart from how it is written. */
import {parser} from '@lezer/python';

/** Names of nodes that say nothing about what a module does. */
const silent = new Set(['Comment', 'ImportStatement']);

/**
 * Writes the statements of a module in one form: without comments, texts that only document, imports
 * and layout. Two modules with equal statements do the same.
 */
export function statementsOf(source: string): string {
  const parts: string[] = [];
  parser.parse(source).iterate({
    enter: ({name, from, to, node}) => {
      const isText = name === 'ExpressionStatement' && /String$/.test(node.firstChild?.name ?? '');
      if (silent.has(name) || (isText && node.firstChild?.to === to)) return false;
      if (name === 'Body') parts.push('{');
      if (!node.firstChild) parts.push(source.slice(from, to));
      return true;
    },
    leave: ({name}) => {
      if (name === 'Body') parts.push('}');
    },
  });
  return parts.join(' ').replace(/ , (?=[)\]}])/g, ' ');
}

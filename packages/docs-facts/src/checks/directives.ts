/** Directives: notices such as `:::note`, and marks such as `:absent[…]`. One that is misspelt becomes
 * text, or takes in the rest of its page. */
import type {Nodes, Paragraph, Root} from 'mdast';
import {assertionKinds} from '../markdown/assertions';
import {nearest, type PageFinding} from '../finding';

/** A place where a page has a directive, or was meant to. */
export interface DirectivePlace {
  /** `none` is a line of a paragraph that begins as a directive does. */
  readonly kind: 'container' | 'leaf' | 'text' | 'none';
  readonly name: string;
  readonly line: number;
  readonly endLine: number;
  /** The notice around it. */
  readonly around?: {readonly line: number; readonly endLine: number};
}

/** The notices that Docusaurus shows. */
export const noticeNames: readonly string[] = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'success',
  'secondary',
];

/** Finds the directives of a tree, and the lines that begin like one and are text. */
export function directivesOf(tree: Root): DirectivePlace[] {
  return placesIn(tree, undefined);
}

function placesIn(node: Nodes, around: DirectivePlace['around']): DirectivePlace[] {
  const inner = node.type === 'containerDirective' ? linesOf(node) : around;
  const children = 'children' in node ? node.children : [];
  return [...placesOf(node, around), ...children.flatMap((child) => placesIn(child, inner))];
}

function placesOf(node: Nodes, around: DirectivePlace['around']): DirectivePlace[] {
  switch (node.type) {
    case 'containerDirective': {
      const place = {kind: 'container', name: node.name, ...linesOf(node)} as const;
      return [around ? {...place, around} : place];
    }
    case 'leafDirective':
      return [{kind: 'leaf', name: node.name, ...linesOf(node)}];
    case 'textDirective':
      // Without brackets it may be a part of a word, such as `host:port`, which stays as it is.
      return node.children.length > 0 ? [{kind: 'text', name: node.name, ...linesOf(node)}] : [];
    case 'paragraph':
      return strayLines(node);
    default:
      return [];
  }
}

function linesOf({position}: Nodes): {readonly line: number; readonly endLine: number} {
  const line = position?.start.line ?? 1;
  return {line, endLine: position?.end.line ?? line};
}

/** Lines of a paragraph that begin with colons, as no sentence does. */
function strayLines(paragraph: Paragraph): DirectivePlace[] {
  return paragraph.children.flatMap((child, place) => {
    if (child.type !== 'text') return [];
    const isFirst = place === 0 || paragraph.children[place - 1]?.type === 'break';
    return child.value.split('\n').flatMap((text, index): DirectivePlace[] => {
      const begins = /^(?::{3,}|::(?=[A-Za-z]))\s*([A-Za-z][\w-]*)?/.exec(text);
      if (!begins || (index === 0 && !isFirst)) return [];
      const line = linesOf(child).line + index;
      return [{kind: 'none', name: begins[1] ?? '', line, endLine: line}];
    });
  });
}

/**
 * Lists directives that are none, are never closed, or have a name that nothing shows.
 * @param text the text of the page, with its lines
 */
export function directiveProblems(
  file: string,
  places: readonly DirectivePlace[],
  text: string,
): PageFinding[] {
  const lines = text.split('\n');
  return places.filter(isNoEndOfText(places)).flatMap((place) => {
    const message = problemOf(place, lines);
    if (message === undefined) return [];
    const {line, name} = place;
    const known = place.kind === 'text' ? assertionKinds : noticeNames;
    const suggest = (): string => (known.includes(name) ? '' : nearest(name, known));
    return [{file, line, name: name || ':::', message, suggest}];
  });
}

/** Colons that would close a notice whose beginning is text are part of the same mistake. */
function isNoEndOfText(places: readonly DirectivePlace[]): (place: DirectivePlace) => boolean {
  const stray = places.filter(({kind}) => kind === 'none');
  const ends = new Set(stray.filter(({name}, index) => name === '' && stray[index - 1]?.name));
  return (place) => !ends.has(place);
}

function problemOf(place: DirectivePlace, lines: readonly string[]): string | undefined {
  const {kind, name} = place;
  switch (kind) {
    case 'container':
      if (!noticeNames.includes(name))
        return `":::${name}" is not a notice that pages show. Write one of ${noticeNames.map((known) => `:::${known}`).join(', ')}.`;
      return isClosed(place, lines) ? undefined : openProblem(place);
    case 'leaf':
      return `"::${name}" is shown as text. Write ":::${noticeNames.includes(name) ? name : 'note'}" with three colons, and ":::" on a line of its own at its end.`;
    case 'text':
      if (assertionKinds.includes(name)) return undefined;
      return `":${name}[…]" is shown as text. Write one of ${assertionKinds.map((mark) => `:${mark}[…]`).join(', ')}.`;
    case 'none':
      return strayProblem(place, lines);
  }
}

/** Whether the last line of a notice closes it, and not the notice around it. */
function isClosed({line, endLine, around}: DirectivePlace, lines: readonly string[]): boolean {
  const isEnd = /^[\s>]*:{3,}\s*$/.test(lines[endLine - 1] ?? '');
  return isEnd && endLine > line && around?.endLine !== endLine;
}

function openProblem({name, around}: DirectivePlace): string {
  return around
    ? `":::${name}" is in the notice of line ${around.line}, and only one of the two is closed. Write ":::" on a line of its own at the end of each; a notice around another begins and ends with "::::".`
    : `":::${name}" is never closed, so it takes in all that follows. Write ":::" on a line of its own at its end.`;
}

/** What is wrong with a line that begins with colons and is text. */
function strayProblem({name, line}: DirectivePlace, lines: readonly string[]): string {
  const source = lines[line - 1] ?? '';
  const shown = source.slice(source.indexOf('::')).trim();
  if (name === '')
    return `"${shown}" closes nothing, so readers see the colons. Begin a notice with ":::note[Title]", or remove the line.`;
  const title = shown
    .replace(/^:+\s*[\w-]+/, '')
    .replaceAll(/[[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const right = `:::${name}${title === '' ? '' : `[${title}]`}`;
  return `"${shown}" is shown as text. Write "${right}" on a line of its own.`;
}

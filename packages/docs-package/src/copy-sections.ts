import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {openBuiltSearch} from '@docs-kit/docs-search/built-search';
import {wholeAnchor} from '@docs-kit/docs-search/indexing/heading-anchors';
import type {SectionReader} from '@docs-kit/machine-copies/mcp/library';
import {markdownPath} from '@docs-kit/machine-copies/paths';

/**
 * Reads sections from the Markdown copies of a package, which has no HTML. A name of something else,
 * such as the field of an operation, gives the whole first part of its page.
 * @param site folder of the copies and of the search, which knows the anchors of headings
 */
export function copySections(site: string, version: {readonly path: string}): SectionReader {
  return (route, name) => {
    const {pages} = openBuiltSearch(site, version).index;
    const [, , , titles = [], anchors = []] = pages.find(([page]) => page === route) ?? [];
    const place = titles.findIndex(
      (title, at) => wholeAnchor(title, anchors[at] ?? '') === `#${name}`,
    );
    const copies = readParts(site, route);
    return sectionOf(copies.join('\n'), titles[place] ?? name) ?? copies[0] ?? '';
  };
}

function readParts(site: string, route: string): string[] {
  const copies: string[] = [];
  for (let part = 1; existsSync(path.join(site, markdownPath(route, part))); part += 1)
    copies.push(readFileSync(path.join(site, markdownPath(route, part)), 'utf8'));
  return copies;
}

/**
 * Cuts a section out of Markdown: from its heading to the next that is not below it.
 * @returns undefined when no heading has the title
 */
export function sectionOf(markdown: string, title: string): string | undefined {
  const section: string[] = [];
  let level = 0;
  let isFence = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*```/.test(line)) isFence = !isFence;
    const [, marks = '', text = ''] = (!isFence && /^(#+) (.+)$/.exec(line)) || [];
    if (level > 0 && marks !== '' && marks.length <= level) break;
    if (level === 0 && marks !== '' && words(text) === words(title)) level = marks.length;
    if (level > 0) section.push(line);
  }
  return level > 0 ? section.join('\n').trim() : undefined;
}

/** A heading without marks, escapes and characters that only say where it may break. */
const words = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*\\\u200B]/g, '')
    .trim()
    .toLowerCase();

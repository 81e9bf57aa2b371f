import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from './specifications';

/** A fenced block of code of a guide. */
export interface Fence {
  readonly file: string;
  /** Line of the opening mark. */
  readonly line: number;
  readonly language: string;
  /** What follows the language: a title, a mark. */
  readonly meta: string;
  readonly code: string;
}

/** A piece of inline code of a guide. */
export interface InlineCode {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

export interface GuideCode {
  readonly fences: readonly Fence[];
  readonly inline: readonly InlineCode[];
}

/** Reads the code of one Markdown text; fences may stand indented in lists and tags. */
export function codeOf(file: string, text: string): GuideCode {
  const fences: Fence[] = [];
  const inline: InlineCode[] = [];
  let open:
    | {mark: string; indent: number; line: number; language: string; meta: string; code: string[]}
    | undefined;
  text.split('\n').forEach((content, index) => {
    const [, spaces = '', mark = '', info = ''] = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(content) ?? [];
    if (open) {
      if (mark.startsWith(open.mark) && info.trim() === '') {
        const {line, language, meta, code} = open;
        fences.push({file, line, language, meta, code: code.join('\n')});
        open = undefined;
      } else {
        open.code.push(
          content.slice(Math.min(open.indent, content.length - content.trimStart().length)),
        );
      }
    } else if (mark) {
      const [language = '', ...meta] = info.trim().split(/\s+/);
      open = {
        mark,
        indent: spaces.length,
        line: index + 1,
        language,
        meta: meta.join(' '),
        code: [],
      };
    } else {
      for (const [, code = ''] of content.matchAll(/`([^`]+)`/g))
        inline.push({file, line: index + 1, code});
    }
  });
  if (open) throw new Error(`${file}:${open.line}: the fence is never closed.`);
  return {fences, inline};
}

/**
 * Reads the code of all guides of a version.
 * @throws Error when there is no guide, or a fence is not closed
 */
export function readGuideCode(docsFolder: string): GuideCode {
  const files = readdirSync(path.join(projectRoot, docsFolder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(docsFolder, name.replaceAll(path.sep, '/')));
  if (files.length === 0) throw new Error(`${docsFolder} has no guide.`);
  const parts = files.map((file) =>
    codeOf(file, readFileSync(path.join(projectRoot, file), 'utf8')),
  );
  return {
    fences: parts.flatMap(({fences}) => fences),
    inline: parts.flatMap(({inline}) => inline),
  };
}

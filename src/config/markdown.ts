import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {checkFrontMatter} from '@docs-kit/docs-facts/docusaurus';
import {describeTagPage} from '@docs-kit/openapi-reference/layout';
import {lastUpdateOf} from './last-update';

/** How Markdown is read: every page's front matter is checked before anything is made of it. */
export function markdown(): Partial<MarkdownConfig> {
  return {
    // Marks of generated blocks are HTML comments, and headings have ids in braces. Later releases
    // of Docusaurus read neither unless they are told to. Titles of admonitions are in brackets.
    mdx1Compat: {comments: true, headingIds: true, admonitions: false},
    parseFrontMatter: async (params) => {
      const result = await params.defaultParseFrontMatter(params);
      const file = path.relative(process.cwd(), params.filePath);
      reportFirst(() => checkFrontMatter(file, params.fileContent, result.frontMatter));
      const frontMatter = describeTagPage(params.filePath, result);
      const update = lastUpdateOf(file.split(path.sep).join('/'));
      return {...result, frontMatter: {...(update && {last_update: update}), ...frontMatter}};
    },
  };
}

/** Docusaurus shows a writer's mistake as the last cause of several stack traces. */
function reportFirst(check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof Error) console.error(error.message);
    throw error;
  }
}

import type {MarkdownConfig} from '@docusaurus/types';
import {checkFrontMatter} from '../checks/front-matter';
import {describeTagPage} from '../remark/tag-description';

/** How Markdown is read: every page's front matter is checked before anything is made of it. */
export function markdown(): Partial<MarkdownConfig> {
  return {
    parseFrontMatter: async (params) => {
      const result = await params.defaultParseFrontMatter(params);
      checkFrontMatter(params.filePath, params.fileContent, result.frontMatter);
      return {...result, frontMatter: describeTagPage(params.filePath, result)};
    },
  };
}

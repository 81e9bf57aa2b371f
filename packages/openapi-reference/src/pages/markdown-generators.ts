import type {MarkdownGenerator} from 'docusaurus-plugin-openapi-docs/lib/types';
import {blocks, proseToMdx} from '@docs-kit/mdx-writer';
import {renderDescription} from './description';
import {slugOf} from '@docs-kit/openapi-model/document';
import {renderOperationIndex} from './landing-page';
import {renderNotice} from './notice';
import {renderOperationList} from './operation-list';
import {renderOperationPage} from './operation-page';
import type {ReferencePages} from './reference-pages';
import {renderTagOperations, renderTagPage} from './tag-page';

/**
 * Writes the text of the pages of a version and level, for the OpenAPI plugin, which decides their
 * files.
 * @throws Error from each generator when the plugin asks for a page that is not in the set
 */
export function markdownGenerators({
  model,
  introduction,
  operations,
  groups,
  downloads,
  tagPages,
  tagSections,
}: ReferencePages): MarkdownGenerator {
  return {
    createApiPageMD: ({id}) => {
      const shared = tagPages.find(({slug}) => slug === id);
      if (shared) return renderTagPage(shared);
      const page = operations.find(({operation}) => operation.slug === id);
      if (!page) throw new Error(`The OpenAPI plugin asks for the unknown operation "${id}".`);
      return renderOperationPage(page);
    },
    createInfoPageMD: () =>
      blocks(
        proseToMdx(model.description),
        renderDescription({...model, description: ''}),
        introduction,
        renderOperationIndex(groups, downloads),
      ),
    createTagPageMD: ({id}) => {
      const group = groups.find(({tag, slug = slugOf(tag)}) => slug === id);
      if (!group) throw new Error(`The OpenAPI plugin asks for the unknown tag "${id}".`);
      const section = tagSections.find(({slug}) => slug === id);
      return blocks(
        group.notice ? renderNotice(group.notice) : '',
        renderDescription(group),
        renderOperationList(operations.filter(({operation}) => operation.tag === group.tag)),
        section ? renderTagOperations(section) : '',
      );
    },
  };
}

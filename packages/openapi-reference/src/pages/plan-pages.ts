import {slugOf, uniqueSlug} from '@docs-kit/openapi-model/document';
import {type ApiModel, routeOf} from '@docs-kit/openapi-model';
import {type SampleOptions, writeSamples} from '../samples';
import {groupRows} from './landing-page';
import type {ReferencePages} from './reference-pages';

/** What a document does not say of its pages. */
export interface PlanOptions {
  /** Address of the folder of the pages, such as `/docs/api`. */
  readonly path: string;
  readonly title: string;
  readonly versionLabel: string;
  readonly samples: SampleOptions;
  readonly downloads?: ReferencePages['downloads'];
}

/**
 * Plans the pages of a document by itself: one for each operation and each tag, and a landing page. A
 * site of several versions decides more, as `@docs-kit/openapi-changes` does.
 * @throws Error when no generator writes the language of a tab
 */
export function planPages(
  model: ApiModel,
  {path, title, versionLabel, samples, downloads = []}: PlanOptions,
): ReferencePages {
  const {tags} = model;
  // The plugin gives the landing page the title as its address, and tags their names: pages of
  // operations and tags that are called alike need addresses of their own.
  const taken = new Set([slugOf(title)]);
  const operations = model.operations.map((operation) => ({
    ...operation,
    slug: uniqueSlug([operation.slug], taken),
  }));
  const groups = groupRows(
    operations.map((operation) => [
      operation,
      {
        summary: operation.summary,
        routes: [routeOf(operation)],
        pagePath: `${path}/${operation.slug}`,
      },
    ]),
    tags,
  ).map((group) => {
    const slug = uniqueSlug([group.tag, 'tag'], taken);
    return {...group, slug, pagePath: `${path}/${slug}`};
  });
  return {
    title,
    versionLabel,
    model,
    operations: operations.map((operation) => ({
      operation,
      model,
      samples: writeSamples(operation, model, samples),
    })),
    tagPages: [],
    tagSections: [],
    groups,
    downloads,
  };
}

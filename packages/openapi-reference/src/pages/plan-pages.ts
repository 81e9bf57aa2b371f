import {slugOf} from '@docs-kit/openapi-model/document';
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
  const {operations, tags} = model;
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
  );
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
    groups: groups.map((group) => ({...group, pagePath: `${path}/${slugOf(group.tag)}`})),
    downloads,
  };
}

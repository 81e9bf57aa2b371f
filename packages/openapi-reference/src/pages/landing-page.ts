import {attributes, blocks, codeSpan, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
import {renderDescription} from './description';
import type {ExternalDocs} from '@docs-kit/openapi-model/document';
import type {ApiModel, Operation} from '@docs-kit/openapi-model';
import type {Notice} from './page-content';

/** A row of a landing page's tables: an operation of the level, and its page where it has one. */
export interface LandingRow {
  readonly summary: string;
  /** Methods and paths under which the version serves the operation; empty when it does not. */
  readonly routes: readonly string[];
  readonly pagePath?: string;
}

export interface LandingGroup {
  readonly tag: string;
  /** Last part of the address of the tag's page, where that is not made of the tag's name. */
  readonly slug?: string;
  readonly description: string;
  readonly externalDocs?: ExternalDocs;
  /** Path of the tag's page, where the version has one. */
  readonly pagePath?: string;
  /** The warning on the tag's page, where the version serves no operation of it. */
  readonly notice?: Notice;
  readonly rows: readonly LandingRow[];
}

/** An operation with its row. */
export type LandingOperation = readonly [operation: Pick<Operation, 'tag'>, row: LandingRow];

/** Groups rows by tag: in the order of the known tags, then in their own. */
export function groupRows(
  rows: readonly LandingOperation[],
  knownTags: ApiModel['tags'],
): LandingGroup[] {
  const tags = [...knownTags, ...rows.map(([{tag}]) => ({name: tag, description: ''}))];
  return tags.flatMap(({name, ...words}, index) => {
    const own = rows.filter(([{tag}]) => tag === name).map(([, row]) => row);
    const isFirst = tags.findIndex((tag) => tag.name === name) === index;
    return isFirst && own.length > 0 ? [{tag: name, ...words, rows: own}] : [];
  });
}

/** Renders the index of a level as MDX: its downloads, and every operation by tag. */
export function renderOperationIndex(
  groups: readonly LandingGroup[],
  downloads: readonly {readonly label: string; readonly path: string}[],
): string {
  return blocks(
    '## Download the specification',
    `<Downloads${attributes({
      labels: downloads.map(({label}) => label),
      paths: downloads.map(({path}) => path),
    })} />`,
    '## Operations',
    ...groups.map(renderGroup),
  );
}

const absent = 'not in this version';

function renderGroup(group: LandingGroup): string {
  return blocks(
    `### ${linked(group.tag, group.pagePath)}`,
    renderDescription(group),
    markdownTable(
      {
        Operation: ({summary, pagePath}) => linked(summary, pagePath),
        Route: ({routes}) => routes.map(codeSpan).join('<br />') || absent,
      },
      group.rows,
    ),
  );
}

function linked(text: string, path: string | undefined): string {
  return path ? `[${proseToMdx(text)}](${path})` : proseToMdx(text);
}

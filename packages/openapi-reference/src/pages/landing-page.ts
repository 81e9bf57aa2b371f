import {attributes, blocks, codeSpan, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
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
  readonly description: string;
  /** Path of the tag's page, where the version has one. */
  readonly pagePath?: string;
  /** The warning on the tag's page, where the version serves no operation of it. */
  readonly notice?: Notice;
  readonly rows: readonly LandingRow[];
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
    proseToMdx(group.description),
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
  return path ? `[${text}](${path})` : text;
}

import {attributes, blocks, proseToMdx} from './mdx';
import type {Operation} from './model';

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

function renderGroup(group: LandingGroup): string {
  const heading = group.pagePath ? `[${group.tag}](${group.pagePath})` : group.tag;
  return blocks(
    `### ${heading}`,
    proseToMdx(group.description),
    [
      '| Operation | Route |',
      '| --- | --- |',
      ...group.rows.map(
        ({summary, routes, pagePath}) =>
          `| ${pagePath ? `[${summary}](${pagePath})` : summary} | ${
            routes.length > 0
              ? routes.map((route) => `\`${route}\``).join('<br />')
              : 'not in this version'
          } |`,
      ),
    ].join('\n'),
  );
}

/** Writes the route of an operation as readers say it: `POST /v1/responses`. */
export function routeOf({method, path}: Pick<Operation, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}

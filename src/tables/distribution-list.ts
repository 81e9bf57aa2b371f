/** Comparison table of all distributions. */
import type {Distribution, DistributionsData} from '../facts/data-types';
import type {TableRenderer} from './table-renderer';
import {code, EMPTY_CELL, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';

/**
 * `<!-- generated:distribution-list [PREFIX] -->`: one row for each distribution. PREFIX is the path
 * from the page to `distributions/`; leave it out on a page in that folder.
 */
export const renderDistributionList: TableRenderer = (args, data) => {
  if (args.length > 1)
    throw new Error('Wrong number of arguments. Write "generated:distribution-list [PREFIX]".');
  return distributionListTable(args[0] ?? './', data.distributions);
};

/**
 * Writes the comparison table of the distributions.
 *
 * @param prefix - path from the page to the folder `distributions`
 * @param data - the distributions of the page's version
 * @returns the table
 */
export function distributionListTable(prefix: string, data: DistributionsData): string {
  return markdownTable(
    [
      {heading: 'Distribution', cell: (distribution) => link(distribution, prefix)},
      {heading: 'What it serves', cell: (distribution) => proseToMdx(distribution.summary)},
      {heading: 'Hardware', cell: (distribution) => proseToMdx(distribution.hardware)},
      {
        heading: 'Container image',
        cell: (distribution) =>
          distribution.containerImage === undefined
            ? EMPTY_CELL
            : code(distribution.containerImage),
      },
    ],
    data.distributions,
  );
}

function link(distribution: Distribution, prefix: string): string {
  const name = code(distribution.name);
  if (distribution.pageId === undefined) return name;
  return `[${name}](${prefix}${distribution.pageId.split('/').slice(1).join('/')}.md)`;
}

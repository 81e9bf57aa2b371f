import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {codeOf, parsePage} from '@docs-kit/docs-facts/markdown';
import {listFiles} from '../../src/files/list-files';
import {siteVersion} from '../../src/site/versions';
import {fenceIds} from '@docs-kit/docs-verify/record/fence-keys';
import {fenceHash, fenceKeys, fenceTitle} from '@docs-kit/docs-verify/record/fence-keys';
import {shownOutputs} from '@docs-kit/docs-verify/guides/outputs';
import type {GuideFence, GuidePage} from '@docs-kit/docs-verify/guides/page';

const root = path.resolve(__dirname, '../..');

/**
 * Guides, and the part of the home page that shows answers. Its other parts repeat what the quickstart
 * shows.
 */
const withPrograms = /\.md$|^_home[/\\]_switch\.mdx$/;

/**
 * Lists the guides of a version that have fences, and the part of the home page that shows answers.
 * @throws Error when the version has none, or a page is not valid MDX
 */
export function guidePagesOf(versionName: string): GuidePage[] {
  const {docsFolder} = siteVersion(versionName);
  const pages = listFiles(docsFolder, withPrograms)
    .map((file) => {
      const id = pageIdOf(file, docsFolder);
      const tree = parsePage(file, readFileSync(path.join(root, file), 'utf8'));
      const {fences: found} = codeOf(file, tree);
      const ids = fenceIds(
        id,
        found.map(({language}) => language),
      );
      const fences = found.map((fence, index) => ({
        ...fence,
        id: ids[index] ?? '',
        title: fenceTitle(fence.meta),
        hash: fenceHash(fence),
      }));
      return withKeys(id, fences, headingLinesOf(tree));
    })
    .filter(({fences}) => fences.length > 0);
  if (pages.length === 0) throw new Error(`No guide of "${versionName}" has a fence.`);
  return pages;
}

/** Names a page by its path in the folder of the guides, without the ending. */
export const pageIdOf = (file: string, docsFolder: string): string =>
  file.slice(docsFolder.length + 1).replace(/\.mdx?$/, '');

/** Finds the outputs of a page, whose results depend on their programs, and names all its fences. */
function withKeys(
  id: string,
  unnamed: readonly GuideFence[],
  headingLines: readonly number[],
): GuidePage {
  const outputs = shownOutputs(unnamed, headingLines);
  const hashed = unnamed.map((fence) => {
    const output = outputs.find((shown) => shown.fence === fence);
    const programs = output?.programs.map(({hash}) => hash);
    return {...fence, hash: fenceHash(fence, programs)};
  });
  const keys = fenceKeys(id, hashed);
  const fences = hashed.map((fence, index) => ({...fence, key: keys[index] ?? ''}));
  return {id, fences, outputs: shownOutputs(fences, headingLines)};
}

function headingLinesOf(tree: Root): number[] {
  const lines: number[] = [];
  visit(tree, 'heading', ({position}) => void lines.push(position?.start.line ?? 1));
  return lines;
}

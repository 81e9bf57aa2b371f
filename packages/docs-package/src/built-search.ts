import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {openBuiltSearch} from '@docs-kit/docs-search/built-search';
import {type PageTexts, present} from '@docs-kit/docs-search/results/present';
import type {TextPiece} from '@docs-kit/docs-search/results/snippet';
import type {FoundPage} from '@docs-kit/machine-copies/mcp/server';

const snippetLength = 200;

/** File of a package with the texts of all pages by their paths: one file packs far better than many. */
export const allTextsFile = 'search-text.json';

const textOf = (pieces: readonly TextPiece[]): string => pieces.map(({text}) => text).join('');

/**
 * Searches a finished build, or the part of one that a package has, for the server of coding agents.
 * @param build folder of the build
 * @param pathOf path of a version's pages, by the version's name
 * @returns the search; it throws an Error when the folder has no index of the version
 */
export function searchBuild(build: string, pathOf: (version: string) => string) {
  const opened = new Map<
    string,
    Pick<ReturnType<typeof openBuiltSearch>, 'searcher' | 'textsOf'>
  >();
  const open = (version: string) => {
    const search = openBuiltSearch(build, {path: pathOf(version)});
    const file = path.join(build, allTextsFile);
    if (!existsSync(file)) return search;
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, PageTexts>>;
    return {...search, textsOf: (page: string) => texts[page]};
  };
  return (query: string, version: string, limit: number): FoundPage[] => {
    const search = opened.get(version) ?? open(version);
    opened.set(version, search);
    const {searcher, textsOf} = search;
    return present(searcher.search(query, {limit}), textsOf, snippetLength).map((hit) => ({
      page: `${hit.u}${hit.h ?? ''}`,
      title: textOf(hit.title),
      ...(hit.heading && {section: textOf(hit.heading)}),
      snippet: textOf(hit.snippet ?? []),
    }));
  };
}

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Page, toPage} from '@docs-kit/docs-facts/checks';
import {type PageCode, parsePage} from '@docs-kit/docs-facts/markdown';
import {projectRoot} from './specifications';

/** A guide with its text, and what the checks read in it. */
export interface Guide {
  readonly text: string;
  readonly page: Page;
}

const read = new Map<string, readonly Guide[]>();

/** A part that pages import, such as the commands of the home page: `_home/_server.mdx`. */
const isPart = (name: string): boolean => /(?:^|\/)_[^/]+\.mdx$/.test(name);

/**
 * Reads all guides of a version and the parts that pages import from there, once in a process.
 * @throws Error when there is no guide, or one is not valid MDX
 */
export function readGuides(docsFolder: string): readonly Guide[] {
  const known = read.get(docsFolder);
  if (known) return known;
  const names = readdirSync(path.join(projectRoot, docsFolder), {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.md') || isPart(name))
    .sort();
  if (names.length === 0) throw new Error(`${docsFolder} has no guide.`);
  const guides = names.map((name) => readPage(docsFolder, name));
  read.set(docsFolder, guides);
  return guides;
}

function readPage(folder: string, name: string): Guide {
  const file = `${folder}/${name}`;
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  return {text, page: toPage(file, name.replace(/\.mdx?$/, ''), parsePage(file, text))};
}

/** Reads the pages that belong to no version: about this site, for its writers. */
export function readSitePages(): Guide[] {
  const folder = 'src/pages';
  return readdirSync(path.join(projectRoot, folder))
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => readPage(folder, name));
}

/** The code of all guides of a version. */
export function readGuideCode(docsFolder: string): PageCode {
  const guides = readGuides(docsFolder);
  return {
    fences: guides.flatMap(({page}) => page.fences),
    inline: guides.flatMap(({page}) => page.inline),
  };
}

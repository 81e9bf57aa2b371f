import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {passagesOfPage} from '../checks/prose/passages';
import {partPath, partsFolder} from '@docs-kit/page-plugins';
import {projectRoot} from './specifications';
import {missingWords, wordsOfMarkdown} from './words';

/** A guide or a part of guides. */
export interface GuideFile {
  readonly file: string;
  readonly text: string;
}

/** The guides of a version, and the parts of each by name. */
export interface GuideFiles {
  readonly pages: readonly GuideFile[];
  readonly parts: ReadonlyMap<string, GuideFile>;
}

/** Reads the guides of a version and the parts that they include, as they are written. */
export function readGuideFiles(docsFolder: string): GuideFiles {
  const files = readdirSync(path.join(projectRoot, docsFolder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(docsFolder, name.replaceAll(path.sep, '/')))
    .sort()
    .map((file) => ({file, text: readFileSync(path.join(projectRoot, file), 'utf8')}));
  const folder = `${docsFolder}/${partsFolder}/`;
  return {
    pages: files.filter(({file}) => !file.startsWith(folder)),
    parts: new Map(
      files
        .filter(({file}) => file.startsWith(folder))
        .map((part) => [path.posix.basename(part.file, '.md').replace(/^_/, ''), part]),
    ),
  };
}

/** Name of the part that a line includes. */
const includedPart = (line: string): string | undefined => /<Part name="([^"]*)"/.exec(line)?.[1];

/** The words of a line of prose, which is a paragraph: without the mark of a list and without addresses. */
const wordsOf = (line: string): string =>
  line.replace(/^(?:[-*]|\d+\.) /, '').replace(/\]\([^)]*\)/g, ']');

/** The words of a part that each page shows: without marks of admonitions, addresses and values. */
const shownWords = ({text}: GuideFile): string[] =>
  wordsOfMarkdown(
    text
      .replace(/^:::\w*/gm, '')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/<code>.*?<\/code>/g, '')
      .replace(/\{props\.\w+\}/g, ''),
  );

/**
 * Finds parts whose words a page that includes them lacks.
 * @param version folder of the guides, and where their addresses begin
 * @param textOf text of the page at an address
 * @returns the number of pages that were read, and a line for each with what it lacks
 */
export function missingParts(
  {docsFolder, path: start}: {readonly docsFolder: string; readonly path: string},
  textOf: (address: string) => string,
): {readonly read: number; readonly missing: readonly string[]} {
  const {pages, parts} = readGuideFiles(docsFolder);
  const missing: string[] = [];
  let read = 0;
  for (const {file, text} of pages) {
    const names = passagesOfPage(text).flatMap((passage) => includedPart(passage.text) ?? []);
    if (names.length === 0) continue;
    read += 1;
    const id = path.posix.relative(docsFolder, file).replace(/(?:\/index)?\.md$/, '');
    const words = wordsOfMarkdown(textOf(`${start}/${id}`));
    for (const name of new Set(names)) {
      const part = parts.get(name);
      const lost = part ? missingWords(shownWords(part), words) : [name];
      if (lost.length > 0) missing.push(`${file} lacks ${lost.join(' ')} of ${partPath(name)}`);
    }
  }
  return {read, missing};
}

/**
 * Finds what is wrong with the parts of a version: pages that include one that does not exist or say
 * what one says, and parts that fewer than two pages include.
 * @param pages the guides
 * @param parts the parts by name
 * @throws Error when there is no part
 */
export function partProblems(
  pages: readonly GuideFile[],
  parts: ReadonlyMap<string, GuideFile>,
): string[] {
  if (parts.size === 0) throw new Error('There is no part of guides.');
  const users = new Map([...parts.keys()].map((name) => [name, new Set<string>()]));
  const owners = new Map(
    [...parts].flatMap(([name, {text}]) =>
      passagesOfPage(text)
        .filter((passage) => !passage.text.startsWith(':::'))
        .map((passage) => [wordsOf(passage.text), name] as const),
    ),
  );
  const problems = pages.flatMap(({file, text}) =>
    passagesOfPage(text).flatMap((passage) => {
      const place = `${file}:${passage.line}`;
      const name = includedPart(passage.text);
      if (name !== undefined && !users.has(name)) {
        return `${place} includes the part ${name}: write ${partPath(name)}, or name one of ${[...parts.keys()].join(', ')}`;
      }
      if (name !== undefined) users.get(name)?.add(file);
      const owner = owners.get(wordsOf(passage.text));
      return owner === undefined
        ? []
        : `${place} says what a part says: write <Part name="${owner}" /> instead`;
    }),
  );
  const lonely = [...users].filter(([, {size}]) => size < 2);
  return [
    ...problems,
    ...lonely.map(
      ([name, {size}]) =>
        `${size} pages include the part ${name}: write its text where it is read instead`,
    ),
  ];
}

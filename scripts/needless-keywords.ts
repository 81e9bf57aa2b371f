/**
 * Finds the keywords in the front matter of guides that the search no longer needs: the text of their
 * page, its questions or the word vectors lead there without them.
 *
 *   npm run search:keywords                lists them
 *   npm run search:keywords -- --write     and takes them out of the guides
 *   npm run search:keywords -- --build DIR measures on another build
 *
 * It begins without any keyword and puts back what is missed. A keyword is missed when a search for it
 * has its page neither among the first three nor where it was with all keywords, and when a query of
 * the judged lists or of the tuning halves finds its page later than it did. A page keeps the same
 * keywords in all versions. The held-out halves are not read.
 *
 * Exits with 0 when no keyword is needless, 1 when some are, 2 when the command could not run.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import {readQuestions, readWordVectors} from '../src/plugins/search/authored';
import {openBuiltSearch} from '../src/plugins/search/built-search';
import {createSearcher} from '../src/search/list/searcher';
import {meaningFileOf} from '../src/search/meaning/meaning-file';
import {siteVersions, type SiteVersion} from '../src/site/versions';
import {
  entryOf,
  findNeedless,
  type PageKeywords,
  type VersionUnderTest,
  withoutKeywords,
} from './support/needless-keywords';
import {readEverydayQueries, readPastedErrors, readQueries} from './support/search-quality';

const projectRoot = path.resolve(__dirname, '..');

interface Guide extends PageKeywords {
  readonly file: string;
  /** The keywords as they stand in the file, some of them quoted. */
  readonly items: readonly string[];
}

const listPattern = /^keywords: \[(.*)\]$/m;

/** The guides of a version that have keywords, on one line of their front matter. */
function readGuides({docsFolder}: SiteVersion): Guide[] {
  return readdirSync(path.join(projectRoot, docsFolder), {recursive: true, encoding: 'utf8'})
    .filter(
      (name) => name.endsWith('.md') && !name.split(path.sep).some((part) => /^_|^api/.test(part)),
    )
    .flatMap((name): Guide[] => {
      const file = path.join(docsFolder, name);
      const [, list] = listPattern.exec(readFileSync(path.join(projectRoot, file), 'utf8')) ?? [];
      if (list === undefined) return [];
      const page = name
        .split(path.sep)
        .join('/')
        .replace(/\.md$/, '')
        .replace(/(^|\/)index$/, '');
      const keywords = (parse(`[${list}]`) as unknown[]).map(String);
      const items = list.split(', ');
      if (items.length !== keywords.length) {
        throw new Error(`${file}: expected keywords without a comma in them, found [${list}].`);
      }
      return [{file, page, keywords, items}];
    });
}

function open(
  version: SiteVersion,
  buildFolder: string,
): VersionUnderTest & {readonly guides: readonly Guide[]} {
  const {index} = openBuiltSearch(buildFolder, version);
  const words = readWordVectors(projectRoot);
  const questions = readQuestions(projectRoot);
  const guides = readGuides(version);
  if (guides.length === 0) throw new Error(`${version.docsFolder} has no guide with keywords.`);
  return {
    version,
    guides,
    queries: [
      ...readQueries(version.name),
      ...readPastedErrors(version.name),
      ...readEverydayQueries('tuning'),
      ...readEverydayQueries('tuning', 'second'),
      ...readEverydayQueries('tuning', 'third'),
    ],
    searcherWithout(removed) {
      const left = withoutKeywords(index, version.path, removed);
      const searcher = createSearcher(left, version.path);
      searcher.addMeaning(meaningFileOf(words, left, questions, version.path));
      return searcher;
    },
  };
}

function writeWithout({file, items}: Guide, isNeedless: (item: string, at: number) => boolean) {
  const left = items.filter((item, at) => !isNeedless(item, at));
  if (left.length === items.length) return;
  const full = path.join(projectRoot, file);
  const text = readFileSync(full, 'utf8');
  const line = left.length > 0 ? `keywords: [${left.join(', ')}]` : '';
  writeFileSync(full, text.replace(line ? listPattern : /^keywords: .*\n/m, line));
}

function run(args: readonly string[]): number {
  const {values} = parseArgs({
    args: [...args],
    options: {
      write: {type: 'boolean', default: false},
      build: {type: 'string', default: path.join(projectRoot, 'build')},
    },
  });
  const versions = siteVersions.map((version) => open(version, values.build));
  const needless = findNeedless(versions, (line) => console.error(line));
  for (const guide of versions.flatMap(({guides}) => guides)) {
    const {file, page, keywords} = guide;
    const isNeedless = (_: string, at: number) => needless.has(entryOf(page, keywords[at] ?? ''));
    const found = keywords.filter(isNeedless);
    if (found.length > 0) console.log(`${file}: ${found.join(', ')}`);
    if (values.write) writeWithout(guide, isNeedless);
  }
  return needless.size === 0 ? 0 : 1;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {PageQuestion, PageQuestions} from './indexing/compact';
import icons from './client/icons.json';
import type {EntryKind, PopularPage, Vocabulary} from './settings';

/**
 * Reads the questions that pages answer. Each file maps pages, or sections as `page#anchor`, to
 * their questions; pages are paths under the version, without a leading slash.
 * @param folder of YAML files
 * @throws Error that names the file and the page when a question is not a text, or a page has the
 * same question twice
 */
export function readQuestions(folder: string): PageQuestions {
  const questions = new Map<string, PageQuestion[]>();
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  if (files.length === 0) throw new Error(`${folder} has no YAML file of questions.`);
  for (const name of files) {
    const file = path.join(folder, name);
    for (const [place, texts] of Object.entries(readYaml(file) ?? {})) {
      const [page = '', anchor] = place.split('#');
      const known = questions.get(page) ?? [];
      for (const text of listOf(texts, `${file}: ${place}`)) {
        if (known.some(([other]) => other === text))
          throw new Error(`${file}: ${place} has the question “${text}” twice. Remove one.`);
        known.push(anchor === undefined ? [text] : [text, `#${anchor}`]);
      }
      questions.set(page, known);
    }
  }
  return questions;
}

/**
 * Reads a site's own words.
 * @param file YAML with `synonyms`, a list of lists, and `rewrites`, phrases with the word for each
 * @throws Error that names the file and what is wrong in it
 */
export function readVocabulary(file: string): Vocabulary {
  const {synonyms = [], rewrites = {}} = (readYaml(file) ?? {}) as Partial<Vocabulary>;
  if (!Array.isArray(synonyms)) throw new Error(`${file}: \`synonyms\` needs a list of lists.`);
  for (const [index, group] of synonyms.entries()) listOf(group, `${file}: synonyms[${index}]`);
  for (const [phrase, word] of Object.entries(rewrites)) {
    if (typeof word !== 'string')
      throw new Error(`${file}: the word for “${phrase}” in \`rewrites\` is not a text.`);
  }
  return {synonyms, rewrites};
}

/** What the lists of the search show besides results, and how results are told apart. */
export interface Lists {
  readonly kinds: readonly EntryKind[];
  readonly popular: readonly PopularPage[];
  /** Page of the site that answers a pasted error: it gets the text in its fragment, `#text=`. */
  readonly pasted?: PopularPage;
}

/**
 * Reads what the lists of the search show.
 * @param file YAML with `kinds`, of which the first that fits counts, and `popular`
 * @throws Error that names the file and the entry that is wrong
 */
export function readLists(file: string): Lists {
  const {kinds = [], popular = [], pasted} = (readYaml(file) ?? {}) as Partial<Lists>;
  for (const kind of kinds) {
    const isRight = typeof kind.label === 'string' && Object.hasOwn(icons, kind.icon);
    if (!isRight)
      throw new Error(
        `${file}: the kind ${JSON.stringify(kind)} needs a label and one of the icons ${Object.keys(icons).join(', ')}.`,
      );
  }
  for (const entry of [...popular, ...(pasted ? [pasted] : [])]) {
    if (typeof entry.title !== 'string' || typeof entry.page !== 'string')
      throw new Error(
        `${file}: the popular entry ${JSON.stringify(entry)} needs a title and a page.`,
      );
  }
  return {kinds, popular, ...(pasted && {pasted})};
}

const readYaml = (file: string): object | undefined =>
  parse(readFileSync(file, 'utf8')) as object | undefined;

function listOf(texts: unknown, place: string): string[] {
  if (Array.isArray(texts) && texts.length > 0 && texts.every((text) => typeof text === 'string'))
    return texts;
  throw new Error(
    `${place} needs a list of texts: one with ": " in it, or that YAML takes for something else, needs quotation marks.`,
  );
}

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {PageQuestion, PageQuestions} from '../../search/index/questions';
import type {WordVectorsFile} from '../../search/meaning/word-vectors';

const questionsFolder = 'data/search-questions';
const wordVectorsFile = 'data/search-words.json';

/**
 * Reads the questions that pages answer. Each file maps pages, or sections as `page#anchor`, to
 * their questions; pages are paths under the version, without a leading slash.
 * @param folder the project's root
 * @throws Error that names the file and the page when something else than texts stands there, or a
 * page has the same question twice
 */
export function readQuestions(folder: string): PageQuestions {
  const questions = new Map<string, PageQuestion[]>();
  const files = readdirSync(path.join(folder, questionsFolder)).filter((name) =>
    name.endsWith('.yaml'),
  );
  if (files.length === 0) throw new Error(`${questionsFolder} has no file of questions.`);
  for (const name of files) {
    const file = `${questionsFolder}/${name}`;
    const content = parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
    for (const [place, texts] of Object.entries(content ?? {})) {
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

function listOf(texts: unknown, place: string): string[] {
  if (Array.isArray(texts) && texts.length > 0 && texts.every((text) => typeof text === 'string'))
    return texts;
  throw new Error(
    `${place} needs a list of questions, each a text: a question with ": " in it needs quotation marks.`,
  );
}

/**
 * Reads the table of word vectors.
 * @param folder the project's root
 */
export function readWordVectors(folder: string): WordVectorsFile {
  return JSON.parse(readFileSync(path.join(folder, wordVectorsFile), 'utf8')) as WordVectorsFile;
}

/** What the pages of a version say, sentence by sentence, as a record of what they state has it. */
import {sentencesOf} from '@docs-kit/docs-facts/ledger';
import type {Sentence} from '@docs-kit/docs-facts/stated';
import {generatedLines} from '@docs-kit/docs-facts/tables';
import type {Guide} from '../support/guide-texts';
import {type EvidenceSources, referenceTexts} from './evidence';

/** Sentences, rows, headings and labels of guides, but for blocks that are written from data. */
export const guideSentences = (guides: readonly Guide[]): Sentence[] =>
  guides.flatMap(({page, text: whole}) => {
    const generated = generatedLines(whole);
    const statements = page.statements.filter(({line}) => !generated.has(line));
    return statements.flatMap(({kind, text, line}, index) => {
      const end = statements[index + 1]?.line ?? Number.POSITIVE_INFINITY;
      const links = page.links.filter(
        (link) => link.line >= line && link.line <= Math.max(line, end - 1),
      );
      return (kind === 'prose' ? sentencesOf(text) : [text]).map((sentence) => ({
        page: page.id,
        file: page.file,
        line,
        text: sentence,
        links: links.filter((link) => sentence.includes(link.text)).map(({url}) => url),
      }));
    });
  });

/** Sentences of operations and schemas; what a status means begins with the status. */
export const referenceSentences = (pageSets: EvidenceSources['pageSets']): Sentence[] =>
  referenceTexts(pageSets).flatMap(({page, about: [owner = ''], text}) => {
    const status = /^\S+ ([1-5]\d\d)$/.exec(owner)?.[1];
    return sentencesOf(text).map((sentence) => ({
      page,
      text: status === undefined ? sentence : `${status}: ${sentence}`,
    }));
  });

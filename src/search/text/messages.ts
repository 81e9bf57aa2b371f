import {load, type CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {failureAnchor} from './failure-anchor';

/**
 * The messages of errors that a page explains: those that the first column of a table in its section
 * “If it fails” quotes. A row without a quotation is a symptom in words, which counts as a whole.
 * @param html a page as Docusaurus has written it
 */
export function messagesOf(html: string): string[] {
  // Parsing takes long, and few pages have such a section.
  if (!html.includes(failureAnchor)) return [];
  const $ = load(html);
  return failureTables($).flatMap((table) =>
    $(table)
      .find('tbody tr')
      .toArray()
      .flatMap((row) => {
        const cell = $(row).children().first();
        const quoted = cell
          .find('code')
          .map((_, code) => $(code).text())
          .get();
        return quoted.length > 0 ? quoted : [cell.text()];
      }),
  );
}

function failureTables($: CheerioAPI): Element[] {
  const tables: Element[] = [];
  let isInSection = false;
  for (const element of $('.theme-doc-markdown').find('h2, table').toArray()) {
    if (element.name === 'h2') isInSection = element.attribs.id === failureAnchor;
    else if (isInSection) tables.push(element);
  }
  return tables;
}

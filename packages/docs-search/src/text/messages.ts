import type {CheerioAPI} from 'cheerio';

/**
 * The messages of errors that a page explains: those that the first column of a table in a section
 * quotes. A row without a quotation is a symptom in words, which counts as a whole.
 * @param anchor of the section
 */
export function messagesIn($: CheerioAPI, anchor: string): string[] {
  let isInSection = false;
  const messages: string[] = [];
  for (const element of $('.theme-doc-markdown').find('h2, table').toArray()) {
    if (element.name === 'h2') isInSection = element.attribs.id === anchor;
    else if (isInSection) {
      for (const row of $(element).find('tbody tr').toArray()) {
        const cell = $(row).children().first();
        const quoted = cell
          .find('code')
          .map((_, code) => $(code).text())
          .get();
        messages.push(...(quoted.length > 0 ? quoted : [cell.text()]));
      }
    }
  }
  return messages;
}

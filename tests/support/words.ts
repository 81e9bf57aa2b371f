import {load} from 'cheerio';

/** What a page holds for those who look at it, and a text does not: each says why. */
const notText = [
  'script, style',
  'svg',
  // Controls, and the list of tabs, whose names are at their panels.
  'button, [role="tablist"], [role="status"], [data-needs-script], [aria-hidden="true"]',
  'a.hash-link, .new-tab',
  // The sign that a sample ran, which one line at the foot of the page explains.
  '[data-code] > [title]',
  // The ways to the copy itself.
  '[role="group"][aria-label="Markdown"]',
].join(', ');

/** The words of a built page's content, in their order. */
export function wordsOfPage(html: string): string[] {
  const $ = load(html);
  const document = $('.theme-doc-markdown').first();
  const content = document.length > 0 ? document : $('main').first();
  // A place where a long name may break.
  content.find(`${notText}, wbr`).remove();
  // A copy has text alternatives in place of diagrams.
  for (const diagram of content.find('[role="img"]').toArray()) {
    $(diagram).text($(diagram).attr('aria-label') ?? '');
  }
  content.find('*').append(' ').prepend(' ');
  return wordsOf(content.text());
}

/** The words of a text in Markdown, without the escapes. */
export function wordsOfMarkdown(markdown: string): string[] {
  return wordsOf(markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1'));
}

/** The words of a page that a copy lacks, each as often as it is missing. */
export function missingWords(words: readonly string[], copy: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of copy) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

const wordsOf = (text: string): string[] =>
  text.replace(/\u200b/g, '').match(/[\p{L}\p{N}_]+/gu) ?? [];

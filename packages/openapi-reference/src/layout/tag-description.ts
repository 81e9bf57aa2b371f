import {createExcerpt} from '@docusaurus/utils';

/** What lists of results show of a description before they cut it, in characters. */
const mostLength = 165;

/**
 * Gives the page of a tag of the reference a description: the first sentences of its text. The
 * OpenAPI plugin writes the tag's name there, and its template cannot be changed.
 * @param filePath path of the page; other pages keep what they have
 * @throws Error that names the page when it has no text
 */
export function describeTagPage(
  filePath: string,
  {frontMatter, content}: {frontMatter: Readonly<Record<string, unknown>>; content: string},
): Record<string, unknown> {
  if (!filePath.endsWith('.tag.mdx')) return frontMatter;
  const text = createExcerpt(content);
  if (!text) {
    throw new Error(
      `${filePath} has no text to describe it with: give the tag a \`description\` in the specification.`,
    );
  }
  return {...frontMatter, description: leadSentences(text)};
}

/** As many whole sentences as fit, and at least one. */
function leadSentences(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[.!?]) /);
  let lead = first;
  for (const sentence of others) {
    if (lead.length + 1 + sentence.length > mostLength) break;
    lead += ` ${sentence}`;
  }
  return lead;
}

/**
 * Writes MDX: prose, code, blocks and tags. `{`, `}` and `<` mean something else in MDX than in a
 * text, so everything that comes from data or a specification passes through here.
 * Syntax: https://mdxjs.com/docs/what-is-mdx/
 */

/**
 * Code: a fence of any length, or a span between backticks, which ends within its paragraph. Then what is
 * escaped already, the words by which MDX knows JavaScript at the start of a line, links and tags of HTML,
 * and the signs of MDX.
 */
const codeOrSign =
  /(`{3,}|~{3,})[\s\S]*?\1|(?<!`)(`{1,2})(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\2(?!`)|\\[\s\S]|^(?:im|ex)port(?= )|<(?:https?|mailto):[^\s<>]+>|<[Aa]\s[^<>`\n]*>[^<>`]+<\/[Aa]>|<\/?[A-Za-z][^<>`\n]*>|[{}<]/gm;

const htmlLink = /^<a\s[^<>]*?\bhref=(["'])((?:https?|mailto):[^\s<>]+?)\1[^<>]*>([^<>]+)<\/a>$/i;

/**
 * Makes Markdown prose safe for MDX: outside code, braces and angle brackets are escaped, and no line is
 * taken for JavaScript. Links stay links, also those of HTML that lead to another site. A fence that is
 * never closed ends with the prose, not with the page.
 */
export function proseToMdx(markdown: string): string {
  return withClosedFence(markdown.trim()).replace(codeOrSign, (found) => {
    if (/^[`~\\]/.test(found)) return found;
    if (/^[ei]/.test(found)) return `&#${found.charCodeAt(0)};${found.slice(1)}`;
    if (found.length === 1) return `\\${found}`;
    const [, , address, words = ''] = htmlLink.exec(found) ?? [];
    if (address !== undefined) return markdownLink(words, address);
    const isLink = /^<(?:https?|mailto):/i.test(found);
    return isLink ? markdownLink(found.slice(1, -1), found.slice(1, -1)) : tagAsText(found);
  });
}

/** Writes a link; its words are shown as they are. */
export function markdownLink(words: string, address: string): string {
  const safe = address.replace(/[(){}]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `[${textToMdx(words.trim().replace(/\s+/g, ' '))}](${safe})`;
}

/** Escapes a tag, with the addresses in it: GFM would take the end of the tag for theirs. */
function tagAsText(tag: string): string {
  return tag.replace(/[{}<]/g, '\\$&').replaceAll('://', ':\\//').replaceAll('www.', 'www\\.');
}

function withClosedFence(markdown: string): string {
  let open = '';
  for (const line of markdown.split('\n')) {
    const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open === '') open = fence.startsWith('`') && rest.includes('`') ? '' : fence;
    else if (fence.startsWith(open) && rest.trim() === '') open = '';
  }
  return open === '' ? markdown : `${markdown}\n${open}`;
}

/** Makes a text safe for MDX: it is shown as it is, whatever Markdown would make of it. */
export function textToMdx(text: string): string {
  return text.replace(/[\\`*{}<[\]]|\b_|_\b|&(?=[#\w]+;)/g, '\\$&');
}

/**
 * Writes a text as a code span, between more backticks than it holds.
 * @throws Error when the text is empty: Markdown has no empty span
 */
export function codeSpan(text: string): string {
  if (text === '') throw new Error('A code span needs a text, and found none.');
  const fence = '`'.repeat(longestRun(text) + 1);
  const padding = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${padding}${text}${padding}${fence}`;
}

/** Writes a fenced code block; the fence is longer than any run of backticks in the code. */
export function codeFence(language: string, code: string, meta = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language}${meta && ` ${meta}`}\n${code.replace(/\n+$/, '')}\n${fence}`;
}

/**
 * Writes the id of a heading, which ends its line. MDX takes braces for an expression, and
 * not every site has Docusaurus escape them: with `future.v4`, 3.10 leaves that to the writer.
 * @param id as addresses have it, which may hold backslashes that escape it for MDX
 */
export const headingId = (id: string): string => `\\{#${id}}`;

/** Joins blocks of Markdown by blank lines and leaves the empty ones out. */
export function blocks(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => part && part.trim() !== '').join('\n\n');
}

/** A text, or a value of JSON that the tag takes as JavaScript. */
type AttributeValue = string | readonly unknown[] | Readonly<Record<string, unknown>>;

/** Writes the attributes of a tag. `undefined` and `false` leave no trace. */
export function attributes(
  values: Readonly<Record<string, AttributeValue | boolean | undefined>>,
): string {
  return Object.entries(values)
    .flatMap(([name, value]) => {
      if (value === undefined || value === false) return [];
      return value === true ? [` ${name}`] : [` ${name}=${attributeValue(value)}`];
    })
    .join('');
}

function attributeValue(value: AttributeValue): string {
  const isPlain = typeof value === 'string' && !/["\\\n&]/.test(value);
  return isPlain ? `"${value}"` : `{${JSON.stringify(value)}}`;
}

/** Length of the longest run of backticks. */
function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

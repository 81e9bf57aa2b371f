import type {Json} from './json';

/**
 * Helpers that write MDX text. Everything that comes from a specification passes through
 * `proseToMdx`, `textToMdx` or `attributes`, since `{`, `}` and `<` mean something else in MDX.
 * Syntax: https://mdxjs.com/docs/what-is-mdx/
 */

/** Makes Markdown prose safe for MDX: braces and angle brackets outside code are escaped. */
export function proseToMdx(markdown: string): string {
  return markdown
    .trim()
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{}<]/g, '\\$&')))
    .join('');
}

/** Makes a text safe for MDX: it is shown as it is, whatever Markdown would make of it. */
export function textToMdx(text: string): string {
  return text.replace(/[\\`*{}<[\]]|\b_|_\b|&(?=[#\w]+;)/g, '\\$&');
}

/** Writes a text as a code span, between more backticks than it holds. */
export function codeSpan(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const padding = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${padding}${text}${padding}${fence}`;
}

/** A text, or a value that the tag takes as JavaScript. */
type AttributeValue = string | readonly Json[] | Readonly<Record<string, Json>>;

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

/** Writes a fenced code block; the fence is longer than any run of backticks in the code. */
export function codeFence(language: string, code: string, meta = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language}${meta && ` ${meta}`}\n${code.replace(/\n+$/, '')}\n${fence}`;
}

/** Joins blocks of Markdown by blank lines and leaves the empty ones out. */
export function blocks(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** Length of the longest run of backticks. */
function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/**
 * Helpers that write MDX text. Everything that comes from a specification passes through
 * `proseToMdx` or `attribute`, since `{`, `}` and `<` mean something else in MDX.
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

export type AttributeValue = string | number | boolean | readonly string[] | undefined;

/** Writes the attributes of a tag. `undefined`, `false` and empty lists leave no trace. */
export function attributes(values: Readonly<Record<string, AttributeValue>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => {
      if (value === undefined || value === false) return [];
      if (value === true) return [` ${name}`];
      if (Array.isArray(value)) {
        return value.length === 0 ? [] : [` ${name}={${JSON.stringify(value)}}`];
      }
      return [` ${name}=${attributeText(String(value))}`];
    })
    .join('');
}

function attributeText(value: string): string {
  return /["\\\n&]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`;
}

/** Writes a fenced code block; the fence is longer than any run of backticks in the code. */
export function codeFence(language: string, code: string, meta = ''): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}${meta && ` ${meta}`}\n${code.replace(/\n+$/, '')}\n${fence}`;
}

/** Joins blocks of Markdown by blank lines and leaves the empty ones out. */
export function blocks(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

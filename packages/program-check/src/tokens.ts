/** A token of Python or TypeScript. Comments and white space are left out. */
export interface Token {
  readonly type: 'name' | 'string' | 'other';
  /** The name, the sign, or what is between the quotes, with `${…}` and `{…}` masked by `{xx}`. */
  readonly text: string;
  /** Offsets in the whole text; those of a string are between its quotes. */
  readonly start: number;
  readonly end: number;
  /** Whether a line ended before the token. */
  readonly isFirst: boolean;
}

const space = /[ \t\r\n\f]*/y;
const name = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const pythonQuote = /([rRbBuUfF]{0,2})("""|'''|"|')/y;
const number = /\d[\w.]*/y;

/**
 * Splits a program into tokens. It never fails: what cannot be read becomes single signs.
 * @param start first offset to read, and `end` the one behind the last
 */
export function tokensOf(
  text: string,
  language: 'python' | 'typescript',
  start = 0,
  end = text.length,
): Token[] {
  const tokens: Token[] = [];
  const isPython = language === 'python';
  let at = start;
  let isFirst = true;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const add = (type: Token['type'], from: number, to: number, value = text.slice(from, to)) => {
    tokens.push({type, text: value, start: from, end: to, isFirst});
    isFirst = false;
  };
  const skipTo = (offset: number): void => {
    at = offset === -1 ? end : offset;
  };
  while (at < end) {
    const blank = match(space)?.[0] ?? '';
    if (blank.includes('\n')) isFirst = true;
    at += blank.length;
    if (at >= end) break;
    if (isPython ? text[at] === '#' : text.startsWith('//', at)) {
      skipTo(text.indexOf('\n', at));
      continue;
    }
    if (!isPython && text.startsWith('/*', at)) {
      const close = text.indexOf('*/', at + 2);
      skipTo(close === -1 ? -1 : close + 2);
      continue;
    }
    const quote = isPython ? match(pythonQuote) : /["'`]/.test(text[at] ?? '') && [, '', text[at]];
    if (quote) {
      const [, prefix = '', mark = ''] = quote;
      const from = at + prefix.length + mark.length;
      const hasCode = isPython ? /f/i.test(prefix) : mark === '`';
      const {to, value, code} = readString(text, from, end, mark, hasCode ? language : undefined);
      add('string', from, to, value);
      for (const [first, last] of code) tokens.push(...tokensOf(text, language, first, last));
      at = to + (text.startsWith(mark, to) ? mark.length : 0);
      continue;
    }
    const word = match(name) ?? match(number);
    const length = word?.[0].length ?? 1;
    add(word && !/^\d/.test(word[0]) ? 'name' : 'other', at, at + length);
    at += length;
  }
  return tokens;
}

/** Reads a string to its closing mark, or to the end of its line. */
function readString(
  text: string,
  from: number,
  end: number,
  mark: string,
  language?: 'python' | 'typescript',
): {to: number; value: string; code: [number, number][]} {
  const code: [number, number][] = [];
  const isShort = mark === '"' || mark === "'";
  const opening = language === 'python' ? '{' : '${';
  let value = '';
  let at = from;
  while (at < end && !text.startsWith(mark, at) && !(isShort && text[at] === '\n')) {
    if (text[at] === '\\') {
      value += text.slice(at, at + 2);
      at += 2;
    } else if (language && text.startsWith('{{', at) && language === 'python') {
      value += '{{';
      at += 2;
    } else if (language && text.startsWith(opening, at)) {
      const first = at + opening.length;
      const last = closingBrace(text, first, end);
      code.push([first, last]);
      value += `{${'x'.repeat(Math.max(0, last + 1 - at - 2))}}`;
      at = last + 1;
    } else {
      value += text[at] ?? '';
      at += 1;
    }
  }
  const to = Math.min(at, end);
  return {to, value: value.slice(0, to - from), code};
}

function closingBrace(text: string, from: number, end: number): number {
  let depth = 0;
  for (let at = from; at < end; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && depth === 0) return at;
    else if (text[at] === '}') depth -= 1;
    else if (text[at] === '\n') return at - 1;
  }
  return end - 1;
}

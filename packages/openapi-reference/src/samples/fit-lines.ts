/** Longest line that a program has, unless a single string is longer. */
export const lineWidth = 60;

/** How a language continues a string on the next line. */
export interface Continuation {
  readonly indent: string;
  /** Stand around the pieces of a value behind a name; without them its first piece is below the name. */
  readonly brackets?: readonly [open: string, close: string];
  /** Joins two pieces, at the end of a line or at the start of the next. */
  readonly lineEnd: string;
  readonly lineStart: string;
}

export const pythonContinuation: Continuation = {
  indent: '    ',
  brackets: ['(', ')'],
  lineEnd: '',
  lineStart: '',
};

export const javascriptContinuation: Continuation = {indent: '  ', lineEnd: ' +', lineStart: ''};

export const javaContinuation: Continuation = {indent: '  ', lineEnd: '', lineStart: '+ '};

/** A line whose last string may be broken: what is before the string, and the brackets behind it. */
const lastString =
  /^(?<margin>\s*)(?<lead>.*?)(?<!\\)(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')(?<tail>[\])},;]*)$/;

/**
 * Breaks the strings of a program that make lines too wide for the column beside an operation. An id
 * without a place to break stays whole, because readers search for it, and so does a string in JSON, which
 * has no way to go on with one.
 */
export function fitLines(code: string, continuation: Continuation): string {
  return code
    .split('\n')
    .flatMap((line) => fitLine(line, continuation))
    .join('\n');
}

function fitLine(line: string, continuation: Continuation): string[] {
  const {margin = '', lead = '', text = '', tail = ''} = lastString.exec(line)?.groups ?? {};
  if (line.length <= lineWidth || text === '') return [line];
  const {indent, brackets, lineEnd, lineStart} = continuation;
  const isAlone = lead === '' || lead === lineStart;
  const isArgument = lead.endsWith('(');
  const inner = isAlone ? margin : margin + indent;
  const room = lineWidth - (inner + lineStart + '""' + lineEnd + tail).length;
  const pieces = piecesOf(text.slice(1, -1), room);
  // A text in one piece is worth a line of its own; an id is not, and is there already when alone.
  const isBreakable = pieces.length > 1 || (!isAlone && (isArgument || /\s|:\/\//.test(text)));
  if (!isBreakable) return [line];
  const quote = text.charAt(0);
  const literals = pieces.map((piece, index) => {
    const start = index > 0 ? lineStart : isAlone ? lead : '';
    const end = index < pieces.length - 1 ? lineEnd : '';
    return `${inner}${start}${quote}${piece}${quote}${end}`;
  });
  if (isAlone) return closed(literals, tail);
  if (!brackets) return closed([`${margin}${lead.trimEnd()}`, ...literals], tail);
  const [open, close] = isArgument ? ['', ''] : brackets;
  return [`${margin}${lead}${open}`, ...literals, `${margin}${close}${tail}`];
}

const closed = (lines: readonly string[], tail: string): string[] =>
  `${lines.join('\n')}${tail}`.split('\n');

/** Writes a call in the block of a loop: on one line where it fits, else one argument a line. */
export function printOnLines(callee: string, values: readonly string[], indent: string): string {
  const line = `${callee}(${values.join(', ')})`;
  if (indent.length + line.length <= lineWidth || values.length < 2) return line;
  return [`${callee}(`, ...values.map((value) => `${indent}${value},`), ')'].join('\n');
}

/**
 * Breaks a text into pieces that a width has room for: an address before a slash or a parameter, any
 * other text behind a space.
 */
export function piecesOf(text: string, width: number): string[] {
  const parts = /^https?:/.test(text)
    ? text.match(/^https?:\/\/[^/?]*|[/?&][^/?&]*/g)
    : text.match(/\S* +|\S+$/g);
  const pieces: string[] = [];
  for (const part of parts ?? [text]) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length <= width) {
      pieces[pieces.length - 1] = last + part;
    } else pieces.push(part);
  }
  return pieces;
}

import type {Json} from '@docs-kit/openapi-model/json';
import {lineWidth} from './fit-lines';

/** How a language writes the values of JSON. */
export interface Syntax {
  readonly indent: string;
  readonly null: string;
  readonly true: string;
  readonly false: string;
  readonly string: (value: string) => string;
  readonly key: (name: string) => string;
  /** Stands inside the braces of an object on one line. */
  readonly braceSpace: string;
  /** Stands after the last item of a list that is broken over lines. */
  readonly trailingComma: string;
}

export const jsonSyntax: Syntax = {
  indent: '  ',
  null: 'null',
  true: 'true',
  false: 'false',
  string: JSON.stringify,
  key: JSON.stringify,
  braceSpace: '',
  trailingComma: '',
};

export const pythonSyntax: Syntax = {
  indent: '    ',
  null: 'None',
  true: 'True',
  false: 'False',
  string: pythonString,
  key: JSON.stringify,
  braceSpace: '',
  trailingComma: ',',
};

export const javascriptSyntax: Syntax = {
  indent: '  ',
  null: 'null',
  true: 'true',
  false: 'false',
  string: javascriptString,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : javascriptString(name)),
  braceSpace: ' ',
  trailingComma: ',',
};

/**
 * Writes a value as a literal: on one line where it fits, else one item a line.
 * @param margin white space before the line that the literal begins on
 * @param column characters that this line already has, and those that must follow
 */
export function printLiteral(value: Json, syntax: Syntax, margin = '', column = 0): string {
  const line = printLine(value, syntax);
  if (!isCollection(value) || column + line.length <= lineWidth) return line;
  const inner = margin + syntax.indent;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const items = entriesOf(value, syntax).map(
    ([lead, item]) =>
      `${inner}${lead}${printLiteral(item, syntax, inner, inner.length + lead.length + 1)}`,
  );
  return `${open}\n${items.join(',\n')}${syntax.trailingComma}\n${margin}${close}`;
}

/** Writes a text as a string of Java. */
export function javaString(text: string): string {
  return JSON.stringify(text);
}

/**
 * Writes a text as a text block of Java.
 * @param margin white space before each line of the block
 */
export function javaTextBlock(text: string, margin: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  return ['"""', ...escaped.split('\n'), '"""'].join(`\n${margin}`);
}

/** Writes a text as one word of a POSIX shell. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Puts white space before every line that has text. */
export function indentLines(text: string, margin: string): string {
  return text.replace(/^(?=.)/gm, margin);
}

function printLine(value: Json, syntax: Syntax): string {
  if (value === null) return syntax.null;
  if (typeof value === 'boolean') return value ? syntax.true : syntax.false;
  if (typeof value === 'string') return syntax.string(value);
  if (typeof value === 'number') return String(value);
  const items = entriesOf(value, syntax).map(([lead, item]) => `${lead}${printLine(item, syntax)}`);
  if (Array.isArray(value)) return `[${items.join(', ')}]`;
  const space = items.length > 0 ? syntax.braceSpace : '';
  return `{${space}${items.join(', ')}${space}}`;
}

function entriesOf(value: Json, syntax: Syntax): (readonly [lead: string, item: Json])[] {
  if (Array.isArray(value)) return value.map((item: Json) => ['', item]);
  return Object.entries(value as Readonly<Record<string, Json>>).map(([name, item]) => [
    `${syntax.key(name)}: `,
    item,
  ]);
}

function isCollection(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Double quotation marks, or single ones where these save escapes. */
function pythonString(text: string): string {
  const double = JSON.stringify(text);
  if (!text.includes('"') || text.includes("'")) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** Single quotation marks, or double ones where these save escapes. */
function javascriptString(text: string): string {
  const double = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

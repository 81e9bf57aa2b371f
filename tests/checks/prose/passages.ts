/** Cuts prose out of the files that hold it, without code and generated text. */
import ts from 'typescript';
import {isScalar, LineCounter, parseDocument, Scalar, visit} from 'yaml';

/** One line of prose, in Markdown. Guides have a line for each paragraph; those of comments are joined. */
export interface Passage {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Keys of specifications and data whose values are sentences on pages. */
const proseKeys = new Set([
  'change',
  'description',
  'instead',
  'meaning',
  'note',
  'purpose',
  'summary',
  'when',
]);

const blank = (text: string): string => text.replace(/[^\n]+/g, '');

function passagesFrom(line: number, text: string, isOnOneLine = false): Passage[] {
  return text
    .split('\n')
    .map((part, index) => ({line: isOnOneLine ? line : line + index, text: part.trim()}))
    .filter((passage) => passage.text !== '');
}

/** The prose of a page: of its front matter title and description, no fence, no
 * generated block, no id of a heading. */
export function passagesOfPage(page: string): Passage[] {
  const prose = page
    .replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) =>
      frontMatter
        .split('\n')
        .map((line) => /^(?:title|description): (.*)$/.exec(line)?.[1] ?? '')
        .join('\n'),
    )
    .replace(/ \{#[\w-]+\}$/gm, '')
    .replace(/<!-- generated:[\s\S]*?<!-- \/generated -->/g, blank)
    .replace(/^ *(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\1 *$/gm, blank);
  return passagesFrom(1, prose);
}

/** The descriptions of a specification, in YAML. */
export function passagesOfSpecification(specification: string): Passage[] {
  const counter = new LineCounter();
  const passages: Passage[] = [];
  visit(parseDocument(specification, {lineCounter: counter}), {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      if (!proseKeys.has(String(key.value)) || !value.range) return;
      const {line} = counter.linePos(value.range[0]);
      const isLiteral = value.type === Scalar.BLOCK_LITERAL;
      passages.push(...passagesFrom(isLiteral ? line + 1 : line, value.value, !isLiteral));
    },
  });
  return passages;
}

/** The sentences of data, in JSON that is written over many lines. */
export function passagesOfData(data: string): Passage[] {
  return data
    .split('\n')
    .flatMap((text, index) =>
      Array.from(text.matchAll(/"(\w+)": ("(?:[^"\\]|\\.)*")/g)).flatMap(
        ([, key = '', value = '']) =>
          proseKeys.has(key) ? passagesFrom(index + 1, String(JSON.parse(value)), true) : [],
      ),
    );
}

/** Functions whose first argument is the name of a test. */
const testFunctions = new Set(['describe', 'it', 'test']);

/**
 * The comments of TypeScript, a paragraph each, and the names of its tests.
 * @param file name of the file: its ending says whether angle brackets are elements
 */
export function passagesOfCode(code: string, file: string): Passage[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const codeLines = code.split('\n');
  const lines = codeLines.map(() => '');
  const names: Passage[] = [];
  const read = (node: ts.Node): void => {
    const name = testName(node);
    if (name) names.push({line: lineOf(name.getStart()) + 1, text: name.text});
    for (const child of node.getChildren()) if (!ts.isJSDoc(child)) read(child);
    if (!ts.isToken(node)) return;
    for (const {pos, end} of commentsBefore(node, code)) {
      for (const [index, text] of commentLines(code.slice(pos, end)).entries())
        lines[lineOf(pos) + index] += text;
    }
  };
  read(source);
  return [...paragraphs(lines, codeLines), ...names];
}

/** The name of a test or of a group: the text in `it('…')` or `test.each(…)('…')`. */
function testName(node: ts.Node): ts.StringLiteralLike | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [name] = node.arguments;
  const [called = ''] = /^\w+/.exec(node.expression.getText()) ?? [];
  return name && ts.isStringLiteralLike(name) && testFunctions.has(called) ? name : undefined;
}

/** The comments between a token and the one before it. In the text of an element, slashes are text. */
function commentsBefore({kind, pos}: ts.Node, code: string): readonly ts.CommentRange[] {
  if (kind === ts.SyntaxKind.JsxText) return [];
  return [
    ...(pos === 0 ? [] : (ts.getTrailingCommentRanges(code, pos) ?? [])),
    ...(ts.getLeadingCommentRanges(code, pos) ?? []),
  ];
}

/** The lines of a comment without slashes and stars. */
function commentLines(comment: string): string[] {
  return comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\/|\*) ?/, ''));
}

/**
 * Joins wrapped lines. Indented lines, items of lists, tags and comments behind code are paragraphs
 * of their own.
 */
function paragraphs(lines: readonly string[], codeLines: readonly string[]): Passage[] {
  const found: {line: number; text: string}[] = [];
  const isAlone = (index: number): boolean => /^\s*(?:\/\/|\/?\*)/.test(codeLines[index] ?? '');
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    const last = found.at(-1);
    if (text === '') continue;
    const goesOn = lines[index - 1]?.trim() && isAlone(index - 1) && isAlone(index);
    if (last && goesOn && !/^(?:\s\s|\s*[-*@+|])/.test(line)) last.text += ` ${text}`;
    else found.push({line: index + 1, text});
  }
  return found;
}

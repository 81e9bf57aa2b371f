/** Cuts the prose that readers see out of the files that hold it, without code and generated text. */
import {isScalar, LineCounter, parseDocument, Scalar, visit} from 'yaml';

/** One line of prose, in Markdown. Guides have one line for each paragraph. */
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

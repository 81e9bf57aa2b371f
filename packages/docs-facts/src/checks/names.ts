/** Names wherever they are: a page may use none that its version does not know. */
import {type CheckFacts, outsideNames} from './facts';
import {nearest, type PageFinding} from '../finding';
import type {Page} from './page';

/** A piece of a page's text, with the line on which it begins. */
export interface Piece {
  readonly line: number;
  readonly text: string;
  /** Language of a fence; `prose` for statements, `span` for inline code. */
  readonly kind: string;
}

/** Everything a page says, in pieces: statements, labels, fences with their titles. */
export function piecesOf(page: Page): Piece[] {
  return [
    ...page.statements.map(({line, text}) => ({line, text, kind: 'prose'})),
    ...page.fences.flatMap(({line, code, language, meta}) => [
      {line, text: meta, kind: 'prose'},
      ...code.split('\n').map((text, index) => ({line: line + 1 + index, text, kind: language})),
    ]),
  ];
}

/** Lists the words that a page's own code defines: ids, variables, functions of its samples. */
export function ownWords(page: Page): ReadonlySet<string> {
  const words = new Set<string>();
  for (const {code} of page.fences) {
    for (const [word] of code.matchAll(/[A-Za-z_][\w-]*/g)) words.add(word);
  }
  return words;
}

/** Identifiers in code spans and prose that neither the version nor the page's own code knows. */
export function unknownWords(page: Page, facts: CheckFacts, text: string): PageFinding[] {
  const {words: known, freePrefixes} = facts;
  const free = new RegExp(`^(?:${['my', 'your', 'example', ...freePrefixes].join('|')})[-_]`);
  const outside = outsideNames(text, facts, 'names');
  const own = ownWords(page);
  const isKnown = (word: string): boolean =>
    known.has(word) || outside.has(word) || own.has(word) || free.test(word);
  const plain = page.statements.map(({line, text: statement}) => ({
    file: page.file,
    line,
    identifiers: snakeCase(statement),
  }));
  const spans = page.inline.map(({file, line, code}) => ({
    file,
    line,
    identifiers: identifiersOf(code),
  }));
  return [...spans, ...plain].flatMap(({file, line, identifiers}) =>
    [...new Set(identifiers)]
      .filter((word) => !isKnown(word))
      .map((word) => ({
        file,
        line,
        name: word,
        message: `"${word}" is no name of ${facts.version}, and the page's samples do not define it.`,
        suggest: () => nearest(word, known),
      })),
  );
}

/** `a_b` outside of code spans. */
function snakeCase(text: string): string[] {
  return [
    ...text
      .replace(/`[^`]*`|https?:\S+|\]\([^)]*\)/g, '')
      .matchAll(/(?<![\w./:@%#-])[a-z]+(?:_[a-z0-9]+)+(?![\w/:@%.-]*\w)/g),
  ].map(([word]) => word);
}

/** `a_b`, `aB`, `a-b` inside a code span; hosts, paths, versions and model names are left out. */
function identifiersOf(code: string): string[] {
  if (/^https?:|^[.~/]|\s{2}/.test(code) || isMessage(code)) return [];
  return [
    ...code
      .replace(/\([^)]*\)/g, '()')
      .matchAll(/(?<![\w./:@%$-])[A-Za-z][\w]*(?:-[A-Za-z][\w]*)*(?![\w/:@%-]|[.]\w)/g),
  ]
    .map(([word]) => word)
    .filter(
      (word) =>
        !word.endsWith('_') &&
        /[a-z]_[a-z]|^[a-z]+[A-Z]|^[A-Z][a-z]+[A-Z]|^[a-z]+-[a-z]/.test(word),
    );
}

/** A quoted sentence, such as what a program prints: its words are not names. */
const isMessage = (code: string): boolean => /^[A-Z…].*\s\S+\s\S/.test(code) || code.includes('…');

/** Modules of the documented packages, with the names that a page takes from them. */
export function unknownModules(page: Page, facts: CheckFacts): PageFinding[] {
  const {modules, packages, version} = facts;
  if (packages.length === 0) return [];
  const one = `(?:${packages.join('|')})`;
  const dottedName = new RegExp(`(?<![\\w./-])${one}(?:\\.\\w+)+`, 'g');
  const importStatement = new RegExp(
    `^[ \\t]*from[ \\t]+(${one}(?:\\.\\w+)*)[ \\t]+import[ \\t]+(\\([^)]*\\)|[^\\n#]+)`,
    'gm',
  );
  const namedInWords = new RegExp(`\`(\\w+)\`,? from \`(${one}(?:\\.\\w+)*)\``, 'g');
  const report = (line: number, name: string, known: readonly string[]): PageFinding => ({
    file: page.file,
    line,
    name,
    message: `"${name}" is no module or name of ${version}.${nearest(name, known)}`,
  });
  const dotted = piecesOf(page).flatMap(({line, text}) =>
    [...text.matchAll(dottedName)].flatMap(([name]) =>
      // A quoted error tells itself that the module is missing.
      nameExists(name, modules) || text.includes(`No module named '${name}`)
        ? []
        : [report(line, name, Object.keys(modules))],
    ),
  );
  const named = page.statements.flatMap(({line, text}) =>
    [...text.matchAll(namedInWords)].flatMap(([, name = '', module = '']) => {
      const known = modules[module];
      return known === undefined || nameExists(`${module}.${name}`, modules)
        ? []
        : [report(line, `${module}.${name}`, known)];
    }),
  );
  const imported = page.fences
    .filter(({language}) => language === 'python')
    .flatMap(({line, code}) =>
      [...code.matchAll(importStatement)].flatMap(
        ({0: statement, 1: name = '', 2: list = '', index}) => {
          const at = line + 1 + code.slice(0, index).split('\n').length - 1;
          const known = modules[name];
          // An unknown module is reported above.
          if (!known) return [];
          return list
            .replace(/[()]|#.*$/gm, '')
            .split(',')
            .map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')
            .filter((part) => part !== '' && part !== '*')
            .filter((part) => !known.includes(part) && !modules[`${name}.${part}`])
            .map((part) => ({
              ...report(at, `${name}.${part}`, known),
              message: `${name} has no "${part}" in ${version}.${nearest(part, known)} (${statement.trim().split('\n')[0] ?? ''})`,
            }));
        },
      ),
    );
  return [...dotted, ...named, ...imported];
}

function nameExists(name: string, modules: Readonly<Record<string, readonly string[]>>): boolean {
  const parts = name.replace(/\.$/, '').split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const module = modules[parts.slice(0, length).join('.')];
    if (!module) continue;
    const [next] = parts.slice(length);
    return next === undefined || module.includes(next);
  }
  return false;
}

/** Headers that begin with X- and that nothing reads or sends. */
export function unknownHeaders(page: Page, facts: CheckFacts, text: string): PageFinding[] {
  const {headers} = facts;
  const known = new Set(
    [...headers, ...outsideNames(text, facts, 'names')].map((name) => name.toLowerCase()),
  );
  return piecesOf(page).flatMap(({line, text: piece}) =>
    [...piece.matchAll(/(?<![\w-])[Xx]-[A-Za-z][A-Za-z]*(?:-[A-Za-z]+)*/g)]
      .map(([name]) => name)
      .filter((name) => !known.has(name.toLowerCase()))
      .map((name) => ({
        file: page.file,
        line,
        name,
        message: `"${name}" is no header that ${facts.version} knows.${nearest(name, headers)}`,
      })),
  );
}

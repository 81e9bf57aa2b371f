import {isScalar, isSeq, type Node, parseAllDocuments, type Scalar, visit} from 'yaml';
import type {Context} from './context';
import {checkRoutes} from './routes';
import {checkCommands, checkImages, checkVariables, checkWords} from './shell';
import type {Word} from './words';

/** Checks a configuration: its keys and values, and the commands, paths and images in it. */
export function checkYaml(text: string, context: Context): void {
  const {facts, notes} = context;
  const documents = parseAllDocuments(text, {uniqueKeys: false});
  for (const document of Array.isArray(documents) ? documents : [documents]) {
    const [problem] = document.errors;
    if (problem) {
      const [start] = problem.pos;
      notes.addUnknown([start, start + 1], `From here on this is not YAML: ${problem.code}.`);
    }
    visit(document, {
      Scalar: (key, node) => {
        if (key !== 'key') checkScalar(text, node, context);
      },
      Map: (_, node) => {
        const parts = ['command', 'entrypoint', 'args'].flatMap((name) =>
          wordsOf(node.get(name, true)),
        );
        const isShell = parts.some(({text: part}) => /\s/.test(part));
        if (!isShell) checkWords(parts, context, () => false);
      },
      Pair: (_, pair, path) => {
        const above = path.flatMap((node) =>
          'key' in node && isScalar(node.key) ? [String(node.key.value)] : [],
        );
        if (!isScalar(pair.key) || !isScalar(pair.value)) return;
        const name = [...above, String(pair.key.value)].slice(-2).join('.');
        const value = `${name}=${String(pair.value.value)}`;
        const change = facts.configuration[value];
        const [start = 0, end = 0] = pair.value.range ?? [];
        if (change) notes.add([start, end], value, change);
      },
    });
  }
}

function wordsOf(node: unknown): Word[] {
  if (!isSeq(node)) return [];
  return node.items.flatMap((item) => (isScalar(item) ? [wordOf(item)] : []));
}

function wordOf(node: Scalar): Word {
  const [start, end] = insideQuotes(node);
  return {text: String(node.value), start, end};
}

function insideQuotes({range, type}: Node & {type?: string}): readonly [number, number] {
  const [start = 0, end = 0] = range ?? [];
  const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
  return isQuoted && end - start >= 2 ? [start + 1, end - 1] : [start, end];
}

function checkScalar(text: string, node: Scalar, context: Context): void {
  if (typeof node.value !== 'string') return;
  const [start, end] = insideQuotes(node);
  const value = text.slice(start, end);
  checkRoutes(value, start, context);
  checkVariables(value, start, context);
  checkImages(value, start, context);
  checkCommands(value, start, context, true);
}

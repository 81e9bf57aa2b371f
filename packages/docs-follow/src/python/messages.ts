/** Reads from Python source the texts that a program shows when something goes wrong. */
import {parser} from '@lezer/python';

/** A text with its place. `{}` marks what is filled in. */
export interface MessageTemplate {
  readonly line: number;
  readonly text: string;
}

/** What a text is given to for readers to see it. */
const SHOWS =
  /(?:^|\.)(?:debug|info|warning|warn|error|exception|critical|print|cprint|echo|fail|exit|write|__init__|\w*(?:Error|Exception|Warning|Exit))$/;
const HOLDS = /(?:^|_)(?:msg|message|detail|error|errors|warning)s?$/i;
/** A text that says itself what it is, wherever it is kept on its way to readers. */
const TELLS = /^[rbuf]*["'](?:Error|Failed)\b/i;

/**
 * Lists the texts of errors, log lines and prints, each once a line.
 * @param source a Python module
 * @returns texts of at least two words, in the order of the module
 */
export function messagesOf(source: string): MessageTemplate[] {
  const found: MessageTemplate[] = [];
  const tree = parser.parse(source);
  tree.iterate({
    enter: (reference) => {
      const {name, from, to, node} = reference;
      if (!/^(?:String|FormatString|ContinuedString)$/.test(name)) return true;
      if (TELLS.test(source.slice(from, to)) || isShown(node, source)) {
        const text = templateOf(source.slice(from, to)).replace(/\s+/g, ' ').trim();
        if (/[A-Za-z]{2,}[^A-Za-z]* \S/.test(text))
          found.push({line: source.slice(0, from).split('\n').length, text});
      }
      return false;
    },
  });
  return found;
}

interface SyntaxNode {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly parent: SyntaxNode | null;
  readonly firstChild: SyntaxNode | null;
}

function isShown(node: SyntaxNode, source: string): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (/^(?:Raise|Assert)Statement$/.test(at.name)) return true;
    const first = at.firstChild;
    const head = first ? source.slice(first.from, first.to) : '';
    if (at.name === 'CallExpression' && SHOWS.test(head)) return true;
    if (/^(?:Assign|Update)Statement$/.test(at.name) && HOLDS.test(head)) return true;
    if (/^(?:ArgList|ParamList)$/.test(at.name) || at.name === 'DictionaryExpression') {
      const before = source.slice(at.from, node.from);
      const [, named, quoted] =
        /(?:\b(\w+)\s*(?::[^,=]+)?=|["'](\w+)["']\s*:)\s*\(?\s*$/.exec(before) ?? [];
      if (HOLDS.test(named ?? quoted ?? '')) return true;
    }
    if (/^(?:ReturnStatement|YieldStatement)$/.test(at.name)) return true;
    if (/^(?:FunctionDefinition|ClassDefinition|Script)$/.test(at.name)) return false;
  }
  return false;
}

/** One text of neighboring literals, with `{}` for what is filled in. */
function templateOf(literals: string): string {
  return [
    ...literals.matchAll(
      /([rbuf]*)("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/gi,
    ),
  ]
    .map(([, prefix = '', quoted = '']) => {
      const mark = /^(?:"""|''')/.test(quoted) ? 3 : 1;
      const body = quoted
        .slice(mark, -mark)
        .replace(/\\n|\\t/g, ' ')
        .replace(/\\(.)/g, '$1');
      const filled = /f/i.test(prefix) ? withoutExpressions(body) : body.replace(/\{\w*\}/g, '{}');
      return filled.replace(/%(?:\(\w+\))?[sdr]/g, '{}');
    })
    .join('');
}

function withoutExpressions(text: string): string {
  let depth = 0;
  let result = '';
  for (const sign of text.replaceAll('{{', '\u0001').replaceAll('}}', '\u0002')) {
    if (sign === '{' && depth++ === 0) result += '{}';
    else if (sign === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0) result += sign;
  }
  return result.replaceAll('\u0001', '{').replaceAll('\u0002', '}');
}

/** Texts that a shell script, or the script of a hook, prints with `echo`. */
export function echoesOf(source: string): MessageTemplate[] {
  return source.split('\n').flatMap((content, index) =>
    [...content.matchAll(/\b(?:echo|printf)\s+(?:-\w+\s+)*(["'])((?:\\.|(?!\1).)*)\1/g)]
      .map(([, , text = '']) =>
        text
          .replace(/\$\{[^}]*\}|\$\([^)]*\)|\$\w+/g, '{}')
          .replace(/\\033\[[\d;]*m|\\[ne]/g, '')
          .trim(),
      )
      .filter((text) => /[A-Za-z]{2,}[^A-Za-z]* \S/.test(text))
      .map((text) => ({line: index + 1, text})),
  );
}

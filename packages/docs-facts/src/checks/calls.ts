/** Calls of the client libraries: methods, argument names. */
import {parser as pythonParser} from '@lezer/python';
import ts from 'typescript';
import {type CheckFacts, type Client, outsideNames} from './facts';
import {nearest, type PageFinding} from '../finding';
import type {Page} from './page';

/** Options of every call, and generic verbs of the generated clients. */
const PYTHON_OPTIONS = ['extra_headers', 'extra_query', 'extra_body', 'timeout', 'stream'];
const GENERIC = new Set([
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'with_options',
  'withOptions',
  'copy',
  'close',
]);

interface Call {
  readonly line: number;
  readonly method: string;
  /** Names of the arguments at the call's own depth. */
  readonly names: readonly string[];
}

/** Calls of `client.…(` with methods or argument names that the version's clients do not have. */
export function unknownCalls(page: Page, facts: CheckFacts, text: string): PageFinding[] {
  const outside = outsideNames(text, facts, 'names');
  return [...page.fences, ...page.inline.map((span) => ({...span, language: 'span'}))].flatMap(
    (piece) => {
      const clients = clientsFor(piece.language, facts);
      if (clients.length === 0) return [];
      const isPython = piece.language === 'python' || piece.language === 'span';
      // In words, a method may be named without being called.
      const isNamed = piece.language === 'span' && clientMethod.test(piece.code);
      const calls = isNamed
        ? [{line: 0, method: piece.code, names: []}]
        : isPython
          ? pythonCalls(piece.code)
          : scriptCalls(piece.code);
      return calls.flatMap((call) => {
        const line = piece.line + call.line;
        const name = call.method.replace(/\.with_(?:raw|streaming)_response/, '');
        const [, first = ''] = name.split('.');
        if (GENERIC.has(first) || outside.has(name)) return [];
        const methods = clients.flatMap(({methods: all}) =>
          all.filter((one) => one.method === name),
        );
        const helper = clients.some(({helpers = []}) =>
          helpers.some((one) => one.methods.some((method) => `client.${method.name}` === name)),
        );
        if (methods.length === 0) {
          const known = clients.flatMap((client) => client.methods.map((one) => one.method));
          // Words may name a resource that is gone as a whole; only its methods are judged there.
          const isOfKnown =
            name.split('.').length > 2 && isPrefix(name.replace(/\.\w+$/, ''), known);
          return helper || isPrefix(name, known) || (isNamed && !isOfKnown)
            ? []
            : [
                {
                  file: page.file,
                  line,
                  name,
                  message: `"${name}" is no method of the client in ${facts.version}.${nearest(name, known)}`,
                },
              ];
        }
        return unknownArguments(call, methods, page.file, line);
      });
    },
  );
}

const isPrefix = (name: string, known: readonly string[]): boolean =>
  known.some((one) => one.startsWith(`${name}.`));

function clientsFor(language: string, {clients: {python, node}}: CheckFacts): Client[] {
  if (language === 'python') return [python];
  if (/^(?:javascript|typescript|js|ts)$/.test(language)) return [node];
  return language === 'span' ? [python, node] : [];
}

function unknownArguments(
  {names, method}: Call,
  methods: Client['methods'],
  file: string,
  line: number,
): PageFinding[] {
  const known = new Set([
    ...PYTHON_OPTIONS,
    ...methods.flatMap(({parameters}) => parameters.map(({name}) => name)),
  ]);
  return names
    .filter((name) => !known.has(name))
    .map((name) => ({
      file,
      line,
      name: `${method} ${name}`,
      message: `"${method}" has no argument "${name}".${nearest(name, known)}`,
    }));
}

/** A method of the client, as samples write it. */
const clientMethod = /^client(?:\.[A-Za-z_]\w*)+$/;

const lineOf = (code: string, position: number): number =>
  code.slice(0, position).split('\n').length - 1;

/** Calls with the names of their keyword arguments. */
function pythonCalls(code: string): Call[] {
  const calls: Call[] = [];
  pythonParser.parse(code).iterate({
    enter({type, node: {from, firstChild: callee, lastChild: list}}) {
      if (type.name !== 'CallExpression' || !callee || !list) return;
      const method = code.slice(callee.from, callee.to).replace(/\s+/g, '');
      if (!clientMethod.test(method)) return;
      const names = list
        .getChildren('AssignOp')
        .flatMap(({prevSibling: name}) => (name ? [code.slice(name.from, name.to)] : []));
      calls.push({line: lineOf(code, from), method, names});
    },
  });
  return calls;
}

/** Calls with the keys of the first object that is written among their arguments. */
function scriptCalls(code: string): Call[] {
  const calls: Call[] = [];
  const source = ts.createSourceFile('sample.mts', code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const method = node.expression.getText().replace(/\s+/g, '');
    if (!clientMethod.test(method)) return;
    const {properties = []} = node.arguments.find(ts.isObjectLiteralExpression) ?? {};
    const names = properties.flatMap(({name}) => (name && ts.isIdentifier(name) ? name.text : []));
    calls.push({line: lineOf(code, node.getStart()), method, names});
  };
  visit(source);
  return calls;
}

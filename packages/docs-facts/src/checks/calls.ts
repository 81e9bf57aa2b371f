/** Calls of the client libraries: methods, argument names. */
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
      return callsIn(piece.code, piece.language === 'python' || piece.language === 'span').flatMap(
        (call) => {
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
            return helper || isPrefix(name, known)
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
        },
      );
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

/** Fields that a Python sample reads from what a method returns, and that the result does not have. */
export function unknownResultFields(page: Page, facts: CheckFacts): PageFinding[] {
  const {clients, resultFields, version} = facts;
  return page.fences
    .filter(({language}) => language === 'python')
    .flatMap(({line, code}) =>
      [...code.matchAll(/^[ \t]*(\w+)[ \t]*=[ \t]*(client(?:\.\w+)+)\(/gm)].flatMap(
        ([, variable = '', method = '']) => {
          const known = clients.python.methods.find((one) => one.method === method);
          const types = known?.returns.match(/\w+/g) ?? [];
          const fields = new Set(types.flatMap((type) => resultFields[type] ?? []));
          // A name that is given twice, or a result without a class of its own, is left alone.
          const isOnce =
            code.match(
              new RegExp(`^[ \\t]*(?:for[ \\t]+)?${variable}\\b[^=\\n]*(?:=(?!=)|\\bin\\b)`, 'gm'),
            )?.length === 1;
          if (
            !isOnce ||
            fields.size === 0 ||
            types.some((type) => /^(?:Stream|List|Dict)$/.test(type))
          )
            return [];
          return [
            ...code.matchAll(new RegExp(`(?<![\\w.])${variable}\\.([a-z]\\w*)`, 'g')),
          ].flatMap((match) => {
            const [, field = ''] = match;
            return fields.has(field) || /^(?:model_|to_|dict$|json$|copy$)/.test(field)
              ? []
              : [
                  {
                    file: page.file,
                    line: line + code.slice(0, match.index).split('\n').length,
                    name: `${variable}.${field}`,
                    message: `What ${method} returns has no "${field}" in ${version}.${nearest(field, fields)}`,
                  },
                ];
          });
        },
      ),
    );
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

function callsIn(code: string, isPython: boolean): Call[] {
  return [...code.matchAll(/(?<![\w.])client((?:\.[A-Za-z_]\w*)+)\(/g)].map((match) => {
    const [all, path = ''] = match;
    const line = code.slice(0, match.index).split('\n').length - 1;
    const list = balanced(code, match.index + all.length);
    const names = isPython ? keywordNames(list) : propertyNames(list);
    return {line, method: `client${path}`, names};
  });
}

/** The text from an opening bracket to its end; strings count unchanged. */
function balanced(code: string, from: number): string {
  let depth = 1;
  let quote: string | undefined;
  for (let index = from; index < code.length; index += 1) {
    const sign = code[index] ?? '';
    if (quote !== undefined) {
      if (sign === '\\') index += 1;
      else if (sign === quote) quote = undefined;
    } else if (sign === '"' || sign === "'" || sign === '`') quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign) && (depth -= 1) === 0) return code.slice(from, index);
  }
  return code.slice(from);
}

/** Blanks the content of brackets and strings, which leaves one depth. */
function surface(list: string): string {
  let depth = 0;
  let quote: string | undefined;
  let result = '';
  for (let index = 0; index < list.length; index += 1) {
    const sign = list[index] ?? '';
    if (quote !== undefined) {
      if (sign === '\\') index += 1;
      else if (sign === quote) quote = undefined;
      continue;
    }
    if (sign === '"' || sign === "'" || sign === '`') quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    else if (depth === 0) result += sign;
  }
  return result;
}

const withoutComments = (code: string, mark: RegExp): string => code.replace(mark, '');

function keywordNames(list: string): string[] {
  return [
    ...surface(withoutComments(list, /(?<=^|\s)#.*$/gm)).matchAll(
      /(?:^|,)\s*([A-Za-z_]\w*)\s*=(?!=)/g,
    ),
  ].map(([, name = '']) => name);
}

/** Keys of the object literal that a Node.js call takes, at its own depth. */
function propertyNames(list: string): string[] {
  const bare = withoutComments(list, /(?<=^|\s)\/\/.*$/gm);
  const start = bare.search(/\{/);
  if (start < 0 || /=>|function/.test(bare.slice(0, start))) return [];
  const body = surface(balanced(bare, start + 1));
  return [...body.matchAll(/(?:^|,)\s*([A-Za-z_]\w*)\s*(?=[:,]|$)/g)].map(([, name = '']) => name);
}

/** Reads from Python source what a module declares: classes, functions, calls, constants, imports. */
import {parser} from '@lezer/python';

/** A field, a parameter or an argument. Texts are those of the source, on one line. */
export interface PythonName {
  readonly name: string;
  readonly type?: string;
  readonly value?: string;
}

/** A call, or a decorator that is one. */
export interface PythonCall {
  /** What is called, such as `parser.add_argument`. */
  readonly callee: string;
  readonly positional: readonly string[];
  readonly named: Readonly<Record<string, string>>;
  /** The call among whose arguments this one is. */
  readonly within?: PythonCall;
  /** The class that it is in, if any. */
  readonly owner?: string;
}

export interface PythonFunction {
  readonly name: string;
  readonly parameters: readonly PythonName[];
  readonly decorators: readonly PythonCall[];
  readonly returns?: string;
  /** What a method of a client asks a server for, such as `GET /v1/cages/{id}`. */
  readonly request?: string;
}

export interface PythonClass {
  readonly name: string;
  readonly file: string;
  readonly bases: readonly string[];
  readonly fields: readonly PythonName[];
  readonly functions: readonly PythonFunction[];
}

export interface PythonModule {
  readonly file: string;
  readonly classes: readonly PythonClass[];
  readonly functions: readonly PythonFunction[];
  readonly calls: readonly PythonCall[];
  /** Values that names of the module have, as the source writes them. */
  readonly constants: Readonly<Record<string, string>>;
  /** Modules that names are imported from: `.config` or `zoo.cage`. */
  readonly imports: Readonly<Record<string, string>>;
}

/** What generated clients write, such as `self._post(f"/v1/cages/{id}"`. Lists are asked for by a helper. */
function requestIn(method: string): Pick<PythonFunction, 'request'> {
  const [, verb = '', path] =
    /\bself\._(get|post|put|patch|delete|get_api_list)\(\s*f?"([^"]+)"/.exec(method) ?? [];
  if (path === undefined) return {};
  return {request: `${verb === 'get_api_list' ? 'GET' : verb.toUpperCase()} ${path}`};
}

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** Comments as spaces: a value is kept on one line, where they would hide what comes after them. */
function withoutComments(source: string): string {
  let text = source;
  parser.parse(source).iterate({
    enter: ({name, from, to}) => {
      if (name === 'Comment') text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
    },
  });
  return text;
}

/** Reads one module. What cannot be parsed is left out. */
export function parsePython(file: string, original: string): PythonModule {
  const source = withoutComments(original);
  const text = ({from, to}: SyntaxNode): string => oneLine(source.slice(from, to));
  const classes: PythonClass[] = [];
  const functions: PythonFunction[] = [];
  const calls: PythonCall[] = [];
  const constants: Record<string, string> = {};
  const imports: Record<string, string> = {};

  /** Names with a type or a value, of an assignment or a list of parameters. */
  const namesIn = (node: SyntaxNode): PythonName[] =>
    split(node).flatMap((parts) => {
      const name = parts.find(({name}) => name === 'VariableName');
      if (!name) return [];
      const type = parts.find(({name}) => name === 'TypeDef');
      const sign = parts.findIndex(({name}) => name === 'AssignOp');
      const value = sign < 0 ? undefined : parts[sign + 1];
      return [
        {
          name: text(name),
          ...(type && {type: text(type).replace(/^:\s*/, '')}),
          ...(value && {value: text(value)}),
        },
      ];
    });

  const callOf = (callee: string, list: SyntaxNode | undefined, more: Partial<PythonCall>) => {
    const positional: string[] = [];
    const named: Record<string, string> = {};
    for (const parts of list ? split(list) : []) {
      const [first, sign, value] = parts;
      if (first && sign?.name === 'AssignOp' && value) named[text(first)] = text(value);
      else if (first) positional.push(parts.map(text).join(''));
    }
    return {callee, positional, named, ...more};
  };

  const functionOf = (node: SyntaxNode, decorators: readonly PythonCall[]): PythonFunction => {
    const parts = childrenOf(node);
    const list = parts.find(({name}) => name === 'ParamList');
    const returns = parts.find(({name}) => name === 'TypeDef');
    return {
      name: nameOf(parts, text),
      parameters: list ? namesIn(list) : [],
      decorators,
      ...(returns && {returns: text(returns).replace(/^->\s*/, '')}),
      ...requestIn(source.slice(node.from, node.to)),
    };
  };

  const decoratorOf = (node: SyntaxNode): PythonCall => {
    const parts = childrenOf(node);
    const list = parts.find(({name}) => name === 'ArgList');
    const callee = parts.filter((part) => !['At', 'ArgList'].includes(part.name)).map(text);
    return callOf(callee.join(''), list, {});
  };

  const classOf = (node: SyntaxNode): PythonClass => {
    const parts = childrenOf(node);
    const bases = parts.find(({name}) => name === 'ArgList');
    const body = parts.find(({name}) => name === 'Body');
    const members = (body ? childrenOf(body) : []).flatMap((part) => definition(part));
    return {
      name: nameOf(parts, text),
      file,
      bases: bases ? callOf('', bases, {}).positional : [],
      fields: members
        .filter(({node: {name}}) => name === 'AssignStatement')
        .flatMap(({node}) => namesIn(node)),
      functions: members
        .filter(({node: {name}}) => name === 'FunctionDefinition')
        .map(({node, decorators}) => functionOf(node, decorators)),
    };
  };

  /** A statement without its decorators. */
  const definition = (node: SyntaxNode) => {
    if (node.name !== 'DecoratedStatement') return [{node, decorators: [] as PythonCall[]}];
    const parts = childrenOf(node);
    const decorators = parts.filter(({name}) => name === 'Decorator').map(decoratorOf);
    return parts.slice(-1).map((inner) => ({node: inner, decorators}));
  };

  const walk = (node: SyntaxNode, owner?: string, within?: PythonCall): void => {
    let inside = within;
    if (node.name === 'CallExpression') {
      const [callee, list] = childrenOf(node);
      if (callee) calls.push((inside = callOf(text(callee), list, {owner, within})));
    }
    const of = node.name === 'ClassDefinition' ? nameOf(childrenOf(node), text) : owner;
    if (node.name === 'ClassDefinition') classes.push(classOf(node));
    if (node.name === 'ImportStatement')
      Object.assign(imports, importsIn(source.slice(node.from, node.to)));
    for (const part of childrenOf(node)) walk(part, of, inside);
  };

  const top = parser.parse(source).topNode;
  walk(top);
  for (const {node, decorators} of childrenOf(top).flatMap(definition)) {
    if (node.name === 'FunctionDefinition') functions.push(functionOf(node, decorators));
    if (node.name !== 'AssignStatement') continue;
    for (const {name, value} of namesIn(node)) if (value !== undefined) constants[name] = value;
  }
  return {file, classes, functions, calls, constants, imports};
}

const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([([{]) /g, '$1')
    .replace(/,? ([)\]}])/g, '$1')
    .trim();

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name !== 'Comment') found.push(child);
  }
  return found;
}

/** The parts of a node between its commas, without its brackets. */
function split(node: SyntaxNode): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [[]];
  for (const child of childrenOf(node)) {
    if (child.name === ',') groups.push([]);
    else if (!/^[()]$/.test(child.name)) groups.at(-1)?.push(child);
  }
  return groups;
}

const nameOf = (parts: readonly SyntaxNode[], text: (node: SyntaxNode) => string): string =>
  parts
    .filter(({name}) => name === 'VariableName')
    .slice(0, 1)
    .map(text)
    .join('');

function importsIn(statement: string): Record<string, string> {
  const [, module = '', names = ''] =
    /^from (\S+) import \(?([^)]*)/.exec(oneLine(statement.replace(/#.*/g, ''))) ?? [];
  return Object.fromEntries(
    names
      .split(',')
      .map((name) => name.trim().split(' as ').at(-1) ?? '')
      .filter(Boolean)
      .map((name) => [name, module]),
  );
}

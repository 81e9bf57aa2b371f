/** Fields that Python samples read from what the client returns. */
import {parser} from '@lezer/python';
import type {CheckFacts} from './facts';
import {nearest, type PageFinding} from '../finding';
import type {Page} from './page';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** What an expression holds: an object of a class, several, several by names, or a page of several. */
type Held =
  | {readonly kind: 'object'; readonly name: string}
  | {readonly kind: 'list' | 'map' | 'page'; readonly item: Held | undefined};

const LISTS = /^(?:List|Iterable|Stream|AsyncStream)\[(.+)\]$/;
const MAPS = /^Dict\[str,(.+)\]$/;
const PAGES = /^(?:Sync|Async)\w*Page\[(.+)\]$/;
const OF_EVERY_OBJECT = /^(?:model_|to_|dict$|json$|copy$)/;
const OF_LISTS = ['append', 'copy', 'count', 'extend', 'index', 'pop', 'reverse', 'sort'];

/**
 * Fields that the Python fences of a page read and that the results of the client do not have. A name
 * is followed through assignments, loops and the later fences of the page; what is given to it from
 * elsewhere is left alone.
 */
export function unknownResultFields(page: Page, facts: CheckFacts): PageFinding[] {
  const names = new Map<string, Held | undefined>();
  return page.fences
    .filter(({language, code}) => language === 'python' && !/^(?:from|import) openai\b/m.test(code))
    .flatMap(({line, code}) =>
      readsOf(code, names, facts).map(({node, field, known}) => ({
        file: page.file,
        line: line + code.slice(0, node.from).split('\n').length,
        name: code.slice(node.from, node.to).replace(/\s+/g, ''),
        message: `"${field}" is no field of what the client returns there in ${facts.version}.${nearest(field, known)}`,
      })),
    );
}

interface Read {
  readonly node: SyntaxNode;
  readonly field: string;
  readonly known: readonly string[];
}

/** Reads of unknown fields, in the order of the code. What names hold is noted in `names`. */
function readsOf(
  code: string,
  names: Map<string, Held | undefined>,
  {clients, resultFields, resultTypes}: CheckFacts,
): Read[] {
  const textOf = ({from, to}: SyntaxNode): string => code.slice(from, to);
  const found: Read[] = [];

  function heldBy(type: string, trail: readonly string[] = []): Held | undefined {
    for (const [kind, pattern] of [
      ['page', PAGES],
      ['list', LISTS],
      ['map', MAPS],
    ] as const) {
      const [, item] = pattern.exec(type) ?? [];
      if (item !== undefined) return {kind, item: heldBy(item, trail)};
    }
    const name = type.replace(/^.*\./, '');
    if (trail.includes(name)) return undefined;
    const alias = resultTypes[name];
    if (alias !== undefined) return heldBy(alias, [...trail, name]);
    return resultFields[name] ? {kind: 'object', name} : undefined;
  }

  function returnedBy(call: SyntaxNode, callee: SyntaxNode): Held | undefined {
    const method = textOf(callee).replace(/\s+/g, '');
    const returns = clients.python.methods.find((one) => one.method === method)?.returns ?? '';
    const isStream = /\bstream ?= ?True\b/.test(textOf(call));
    const types = returns.split(' | ');
    const type = types.find((one) => /Stream\[/.test(one) === isStream) ?? types[0] ?? '';
    return heldBy(type);
  }

  function itemOf(held: Held | undefined): Held | undefined {
    return held?.kind === 'object' ? undefined : held?.item;
  }

  function typeOf(node: SyntaxNode): Held | undefined {
    const first = node.firstChild;
    switch (node.name) {
      case 'VariableName':
        return names.get(textOf(node));
      case 'AwaitExpression':
        return node.lastChild ? typeOf(node.lastChild) : undefined;
      case 'ParenthesizedExpression':
        return first?.nextSibling ? typeOf(first.nextSibling) : undefined;
      case 'CallExpression': {
        const argument = node.getChild('ArgList')?.firstChild?.nextSibling;
        if (first?.name === 'VariableName' && textOf(first) === 'next' && argument)
          return typeOf(argument);
        const of = first?.firstChild ? typeOf(first.firstChild) : undefined;
        if (of?.kind === 'map')
          return /\.values\(\)$/.test(textOf(node)) ? {...of, kind: 'list'} : undefined;
        return first ? returnedBy(node, first) : undefined;
      }
      case 'MemberExpression': {
        const held = first ? typeOf(first) : undefined;
        const property = node.getChild('PropertyName');
        if (property === null) return itemOf(held);
        const field = textOf(property);
        if (held?.kind === 'page') return field === 'data' ? {...held, kind: 'list'} : undefined;
        const type = held?.kind === 'object' ? resultTypes[`${held.name}.${field}`] : undefined;
        return type === undefined ? undefined : heldBy(type);
      }
      default:
        return undefined;
    }
  }

  function check(node: SyntaxNode): void {
    const [object, property] = [node.firstChild, node.getChild('PropertyName')];
    const held = object ? typeOf(object) : undefined;
    if (property === null || held === undefined || held.kind === 'page' || held.kind === 'map')
      return;
    const field = textOf(property);
    const known = held.kind === 'object' ? (resultFields[held.name] ?? []) : OF_LISTS;
    if (!known.includes(field) && !OF_EVERY_OBJECT.test(field)) found.push({node, field, known});
  }

  /** Notes what the names after `for` hold, in a statement as in a comprehension. */
  function takeItems(node: SyntaxNode): void {
    for (const word of node.getChildren('for')) {
      const name = word.nextSibling;
      const list = name?.nextSibling?.name === 'in' ? name.nextSibling.nextSibling : null;
      if (name?.name === 'VariableName')
        names.set(textOf(name), list ? itemOf(typeOf(list)) : undefined);
    }
  }

  function forget(node: SyntaxNode): void {
    for (const name of [node, ...node.getChildren('VariableName')])
      if (name.name === 'VariableName') names.delete(textOf(name));
  }

  parser.parse(code).iterate({
    enter({name, node}) {
      if (name === 'MemberExpression') check(node);
      else if (/^(?:ForStatement|ArgList)$|Comprehension/.test(name)) takeItems(node);
      else if (name === 'ParamList' || name === 'WithStatement') forget(node);
    },
    leave({name, node}) {
      const [target, sign, value] = [node.firstChild, node.getChild('AssignOp'), node.lastChild];
      if (name !== 'AssignStatement' || !target) return;
      if (target.name === 'VariableName' && target.nextSibling?.from === sign?.from && value)
        names.set(textOf(target), typeOf(value));
      else forget(node);
    },
  });
  return found;
}

import {is} from './chains';
import type {Context} from './context';
import {type Change, changeIn, type ClientFacts} from './facts';
import type {Token} from './tokens';

/**
 * Checks imports of Python and TypeScript.
 * @returns names of classes of clients, as the program calls them
 */
export function checkImports(
  tokens: readonly Token[],
  client: ClientFacts,
  context: Context,
): {readonly classes: readonly string[]} {
  const classes = [...client.classes];
  tokens.forEach((token, at) => {
    if (!token.isFirst) return;
    if (is(token, 'from')) {
      const module = moduleAt(tokens, at + 1);
      if (!is(tokens[module.next], 'import')) return;
      checkModule(module, importedNames(tokens, module.next + 1, classes), client, context);
    } else if (is(token, 'import') && tokens[at + 1]?.type === 'name') {
      const module = moduleAt(tokens, at + 1);
      if (tokens[module.next]?.text !== 'from') checkModule(module, [], client, context);
      else defaultImport(tokens, at + 1, module.next + 1, client, classes);
    } else if (is(token, 'import') && is(tokens[at + 1], '{')) {
      importedNames(tokens, at + 2, classes);
    }
  });
  return {classes};
}

interface Module {
  readonly name: string;
  readonly place: readonly [number, number];
  readonly next: number;
}

function moduleAt(tokens: readonly Token[], at: number): Module {
  const start = tokens[at]?.start ?? 0;
  let next = at;
  while (is(tokens[next + 1], '.') && tokens[next + 2]?.type === 'name') next += 2;
  const parts = tokens.slice(at, next + 1).filter(({type}) => type === 'name');
  return {
    name: parts.map(({text}) => text).join('.'),
    place: [start, tokens[next]?.end ?? start],
    next: next + 1,
  };
}

/** The names of an import; one that renames a class of clients adds the new name to the classes. */
function importedNames(tokens: readonly Token[], at: number, classes: string[]): Token[] {
  const names: Token[] = [];
  let next = is(tokens[at], '(') ? at + 1 : at;
  const isOpen = next > at;
  for (; tokens[next]?.type === 'name' || is(tokens[next], ','); next += 1) {
    const token = tokens[next];
    if (!token || (token.isFirst && !isOpen && names.length > 0 && !is(tokens[next - 1], ',')))
      break;
    if (token.type !== 'name') continue;
    if (is(token, 'as')) {
      const alias = tokens[next + 1];
      if (alias && classes.includes(names.at(-1)?.text ?? '')) classes.push(alias.text);
      next += 1;
    } else names.push(token);
  }
  return names;
}

/** `import Client from 'zoo-client'` names the class of the package as it likes. */
function defaultImport(
  tokens: readonly Token[],
  name: number,
  module: number,
  {modules}: ClientFacts,
  classes: string[],
): void {
  const imported = tokens[name];
  if (imported && modules.includes(tokens[module]?.text ?? '')) classes.push(imported.text);
}

function checkModule(
  {name, place}: Module,
  names: readonly Token[],
  {modules, knownModules, imports, helpers}: ClientFacts,
  {facts: {from, to}, notes}: Context,
): void {
  if (!modules.some((module) => name === module || name.startsWith(`${module}.`))) return;
  const module = changeIn(imports, name);
  if (module) notes.add(place, name, module);
  else if (knownModules.length > 0 && !knownModules.includes(name)) {
    notes.addUnknown(place, `The module \`${name}\` is in neither ${from} nor ${to}.`);
  }
  const moved = names.map((each) => imports[`${name}:${each.text}`]?.to);
  // If all names move to one module, the module is what changes in the text.
  const [target] = moved;
  const isTogether = target !== undefined && moved.every((each) => each === target);
  names.forEach(({text, start, end}, at) => {
    const change = module
      ? changeIn(helpers, text)
      : (imports[`${name}:${text}`] ?? changeIn(helpers, text));
    if (!change) return;
    const edit = isTogether && at === 0 ? {start: place[0], end: place[1], text: target} : null;
    notes.add([start, end], text, withModule(change), edit);
  });
}

/** An imported name keeps its name: what moves is the module around it. */
const withModule = ({to, instead, ...change}: Change): Change => ({
  ...change,
  ...(to === undefined
    ? instead !== undefined && {instead}
    : {instead: `Import it from \`${to}\`.`}),
});

import {argumentsOf, type Chain, chainsOf, is} from './chains';
import {type Bindings, bindingsOf, isClientCall, textOf} from './clients';
import type {Context} from './context';
import {type Change, changeIn, type ClientFacts} from './facts';
import {checkImports} from './imports';
import {checkResults, type ResultCall} from './results';
import {checkRoutes} from './routes';
import {checkCommands, checkImages} from './shell';
import {type Token, tokensOf} from './tokens';

/** Parts of a chain that don't change what it calls. */
const wrappers = new Set(['with_raw_response', 'with_streaming_response', 'withResponse']);

/** Names of a client library, ready to be looked up. */
interface Names {
  /** What became of a path of names, once it was looked up. */
  readonly changes: Map<string, ReturnType<typeof changeOf>>;
  /** First names of methods that changed. */
  readonly changedRoots: ReadonlySet<string>;
  /** First names of all methods. */
  readonly roots: ReadonlySet<string>;
  readonly oldMethods: ReadonlySet<string>;
  readonly newMethods: ReadonlySet<string>;
  /** Methods of helper classes by the last part of their name. */
  readonly helpers: ReadonlyMap<string, readonly [name: string, change: Change]>;
}

function namesOf(client: ClientFacts): Names {
  const rootsOf = (methods: readonly string[]): Set<string> =>
    new Set(methods.map((method) => method.split('.')[0] ?? ''));
  return {
    changes: new Map(),
    changedRoots: rootsOf(Object.keys(client.methods)),
    roots: rootsOf([...client.oldMethods, ...client.newMethods]),
    oldMethods: new Set(client.oldMethods),
    newMethods: new Set(client.newMethods),
    helpers: new Map(
      Object.entries(client.helpers)
        .filter(([name]) => name.includes('.'))
        .map((helper) => [helper[0].split('.').at(-1) ?? '', helper]),
    ),
  };
}

/** What a check of code needs. */
interface Code extends Context {
  readonly tokens: readonly Token[];
  readonly client: ClientFacts;
  readonly names: Names;
  /** Names that clients often have. */
  readonly hint: RegExp;
}

/** Checks a program: imports, calls, arguments, fields, and what its strings contain. */
export function checkCode(text: string, language: 'python' | 'typescript', context: Context): void {
  const {facts, notes} = context;
  const tokens = tokensOf(text, language);
  const client = facts[language];
  const words = facts.words
    .flatMap((word) => word.split(/[^a-z]+/))
    .filter((word) => word.length > 3);
  const hint = new RegExp(['client', ...words].join('|'), 'i');
  const code: Code = {...context, tokens, client, names: namesOf(client), hint};
  const chains = chainsOf(tokens);
  const {classes} = checkImports(tokens, client, context);
  const bindings = bindingsOf(tokens, chains, classes);
  const hasImports = tokens.some((token) => is(token, 'import') || is(token, 'require'));
  const calls: ResultCall[] = [];
  for (const chain of chains) {
    const length = clientLength(code, chain, bindings, hasImports);
    if (length !== undefined) {
      checkCall(code, chain, length);
      const fields = client.results[pathOf(chain.names.slice(length))];
      if (fields) calls.push({first: chain.first, fields});
    }
    checkNames(code, chain);
  }
  checkResults(tokens, chains, calls, notes);
  checkDynamic(code, chains, bindings);
  for (const token of tokens) if (token.type === 'string') checkString(code, token);
}

/** Number of the names of a chain that are the client; undefined where it is none. */
function clientLength(
  code: Code,
  chain: Chain,
  bindings: Bindings,
  hasImports: boolean,
): number | undefined {
  const {client, tokens, isAbout, notes, facts, hint} = code;
  const {names} = chain;
  if (isClientCall(tokens, chain, bindings)) return 0;
  if (chain.behind !== undefined && names.length < 2) return undefined;
  for (let length = names.length - 1; length > 0; length -= 1) {
    const whole = textOf(names.slice(0, length));
    if (
      bindings.clients.has(whole) ||
      bindings.clients.has(whole.replace(/^(?:self|this)\./, ''))
    ) {
      return length;
    }
  }
  const {changedRoots} = code.names;
  const length = names.findIndex(
    (_, at) =>
      changedRoots.has(names[at + 1]?.text ?? '') &&
      changeOf(code, pathOf(names.slice(at + 1))) !== undefined,
  );
  const last = names[length];
  if (!last) return undefined;
  const whole = textOf(names.slice(0, length + 1));
  const path = pathOf(names.slice(length + 1));
  const looksLike = hint.test(last.text);
  if (looksLike && !bindings.others.has(whole) && (isAbout || !hasImports)) return length + 1;
  const method = changeIn(client.methods, path);
  if (method && path.includes('.') && is(tokens[chain.next], '(') && (isAbout || looksLike)) {
    const start = names[length + 1]?.start ?? last.start;
    notes.addUnknown(
      [start, names.at(-1)?.end ?? last.end],
      `\`${path}\` has changed in ${facts.to} if \`${whole}\` is a client of this library.`,
    );
  }
  return undefined;
}

const pathOf = (names: readonly Token[]): string =>
  textOf(names.filter(({text}) => !wrappers.has(text)));

/** The change of a method, or of the resource that a chain ends at or leads through. */
function changeOf(
  {client, names}: Pick<Code, 'client' | 'names'>,
  path: string,
): {readonly name: string; readonly change: Change} | undefined {
  if (!names.changedRoots.has(path.split('.', 1)[0] ?? '')) return undefined;
  if (!names.changes.has(path)) names.changes.set(path, lookUp(client, names, path));
  return names.changes.get(path);
}

function lookUp(
  client: ClientFacts,
  {oldMethods, newMethods}: Names,
  path: string,
): {readonly name: string; readonly change: Change} | undefined {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.');
    const method = changeIn(client.methods, name);
    if (method) return {name, change: method};
    if (oldMethods.has(name) || newMethods.has(name)) return undefined;
    if (client.newMethods.some((each) => each.startsWith(`${name}.`))) return undefined;
    const change = changeOfResource(client, name);
    if (change) return {name, change};
  }
  return undefined;
}

/** A resource changes when the newer version has no method in it. */
function changeOfResource({oldMethods, methods}: ClientFacts, name: string): Change | undefined {
  const within = oldMethods.filter((method) => method.startsWith(`${name}.`));
  const [first] = within;
  const change = first === undefined ? undefined : methods[first];
  if (first === undefined || !change) return undefined;
  const rest = first.slice(name.length);
  const to = change.to?.endsWith(rest) ? change.to.slice(0, -rest.length) : undefined;
  const isMoved =
    to !== undefined &&
    within.every((method) => methods[method]?.to === to + method.slice(name.length));
  return isMoved ? {...change, to} : {change: 'removed', href: change.href};
}

function checkCall(code: Code, chain: Chain, length: number): void {
  const {tokens, client, facts, notes} = code;
  const used = chain.names.slice(length);
  const path = pathOf(used);
  const found = changeOf(code, path);
  const [first, second] = used;
  if (!first) return;
  if (!found) {
    const isKnown = code.names.roots.has(first.text);
    if (!isKnown && second && !first.text.startsWith('_') && is(tokens[chain.next], '(')) {
      const reason = `\`${path}\` is in neither ${facts.from} nor ${facts.to}.`;
      notes.addUnknown([first.start, used.at(-1)?.end ?? first.end], reason);
    }
    return;
  }
  const last =
    used.filter(({text}) => !wrappers.has(text))[found.name.split('.').length - 1] ?? first;
  const isWhole = last.end - first.start === found.name.length;
  const place = [first.start, last.end] as const;
  notes.add(place, found.name, found.change, isWhole ? undefined : null);
  const parameters = client.parameters[found.name];
  if (!parameters || used.at(-1) !== last) return;
  const {names, spread} = argumentsOf(tokens, chain.next);
  for (const {text, start, end} of names) {
    const change = changeIn(parameters, text);
    if (change) notes.add([start, end], text, change);
  }
  if (spread) {
    const reason = `The arguments of \`${found.name}\` are set elsewhere, where ${list(Object.keys(parameters))} may need a change.`;
    notes.addUnknown([spread.start, spread.end], reason);
  }
}

const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Fields that are gone, and methods of helper classes that programs define or call. */
function checkNames(
  {tokens, facts, notes, isAbout, names: {helpers}}: Code,
  {names, first, behind}: Chain,
): void {
  if (!isAbout) return;
  names.forEach(({text, start, end}, at) => {
    const isAttribute = at > 0 || behind !== undefined;
    const isDefined = at === 0 && is(tokens[first - 1], 'def');
    const after = tokens[first + 1];
    const isKey = names.length === 1 && (is(after, '=') || is(after, ':'));
    const field = changeIn(facts.fields, text);
    if (field && (isAttribute || isKey))
      notes.add([start, end], text, field, isAttribute ? undefined : null);
    const helper = helpers.get(text);
    if (helper && (isAttribute || isDefined)) notes.add([start, end], ...helper);
  });
}

/** Says where a program looks a method up by a name that it computes. */
function checkDynamic(
  {tokens, facts, notes}: Code,
  chains: readonly Chain[],
  {clients}: Bindings,
): void {
  for (const {names, first, next} of chains) {
    if (!clients.has(textOf(names))) continue;
    const isLookup = is(tokens[first - 1], '(') && is(tokens[first - 2], 'getattr');
    if (!isLookup && !is(tokens[next], '[')) continue;
    const reason = `Which method this calls shows only when it runs, so it may have changed in ${facts.to}.`;
    notes.addUnknown([names[0]?.start ?? 0, names.at(-1)?.end ?? 0], reason);
  }
}

/**
 * Checks a path into a package, `zoo-client/resources/animals/food`: a generated library has the files
 * of its methods where the methods are.
 */
function checkSubpath(code: Code, {text, start}: Token): void {
  const {client, notes} = code;
  const module = client.modules.find((each) => text.startsWith(`${each}/resources/`));
  if (module === undefined) return;
  const folder = `${module}/resources/`;
  const parts = text.slice(folder.length).split('/');
  const path = parts.map((part) =>
    part.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
  const found = changeOf(code, path.join('.'));
  if (found?.name !== path.join('.')) return;
  const to = found.change.to?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const moved = to === undefined ? {} : {to: folder + to.replaceAll('.', '/')};
  notes.add([start, start + text.length], text, {...found.change, ...moved});
}

function checkString(code: Code, token: Token): void {
  const {facts, notes, isAbout} = code;
  const {text, start, end} = token;
  checkSubpath(code, token);
  const variable = changeIn(facts.variables, text);
  if (variable) notes.add([start, end], text, variable);
  const field = isAbout ? changeIn(facts.fields, text) : undefined;
  if (field) notes.add([start, end], text, field, null);
  if (text.length > 20_000) return;
  checkRoutes(text, start, code);
  checkImages(text, start, code);
  checkCommands(text, start, code, true);
}

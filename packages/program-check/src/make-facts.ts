import type {Item, ItemChange, PageIndex, Upgrade} from '@docs-kit/openapi-changes';
import type {Change, Changes, ClientFacts, ProgramFacts} from './facts';
import {importChanges, type Modules} from './import-changes';

/** What to write or do instead of a name; null where nothing is to be reported of it. */
export type Replacement = {readonly to?: string; readonly instead?: string} | null;

/** What to use instead of names that are gone. */
export interface Replacements {
  /** Fields of what the product takes and returns, and methods of helper classes. */
  readonly fields: Readonly<Record<string, Replacement>>;
  /** Fields of what methods of both versions return; by method, which has the name of each language. */
  readonly results: Readonly<Record<string, Readonly<Record<string, Replacement>>>>;
  /** Parameters of methods that are gone, where another method does their work. */
  readonly parameters: Readonly<Record<string, Replacement>>;
}

/** A client library, in one language. */
export interface ClientSource {
  /** Kind of the comparison's items that are its methods and helpers. */
  readonly kind: string;
  /** Its items in both versions; the names of methods begin with `client.`. */
  readonly before: readonly Item[];
  readonly after: readonly Item[];
  readonly modules: readonly string[];
  readonly classes: readonly string[];
  /** Exported names of modules, by version; empty where they are not known. */
  readonly exported: readonly [before: Modules, after: Modules];
}

/** Everything that facts for programs are made from. */
export interface FactSources {
  readonly upgrade: Upgrade;
  /** Pages of the newer version. */
  readonly pages: PageIndex;
  /** Address of the page that lists all changes, and of the guide that shows how to follow them. */
  readonly upgradePage: string;
  readonly guidePage: string;
  readonly routes: readonly [before: readonly string[], after: readonly string[]];
  readonly python: ClientSource;
  readonly typescript: ClientSource;
  /** Names of all fields of both versions. */
  readonly fieldNames: readonly [before: readonly string[], after: readonly string[]];
  readonly replacements: Replacements;
  /** Kinds of the comparison's items that are commands, and that are variables. */
  readonly commandKinds: readonly string[];
  readonly variableKind: string;
  /** What more is known of commands: those that no item has, and sentences about others. */
  readonly commands: Readonly<Record<string, string>>;
  readonly packages: Readonly<Record<string, string>>;
  readonly images: Readonly<Record<string, string>>;
  readonly imageCommand?: string;
  /** Values of the configuration that behave otherwise, with a sentence each. */
  readonly configuration: Readonly<Record<string, string>>;
  readonly words: readonly string[];
}

/**
 * Makes the facts that programs are checked with from the comparison of two versions.
 * @throws Error when the replacements lack a field or a parameter that is gone, or name one that is not
 */
export function makeFacts(sources: FactSources): ProgramFacts {
  const {upgrade, upgradePage, replacements} = sources;
  const python = clientFacts(sources, sources.python);
  const typescript = clientFacts(sources, sources.typescript);
  const routes = routeChanges(sources);
  const same = sources.routes[0].map(plain).filter((route) => !Object.hasOwn(routes, route));
  const fields = goneFields(sources);
  const used = [python, typescript].flatMap(({parameters}) =>
    Object.values(parameters).flatMap((each) => Object.keys(each)),
  );
  refuseUnused(replacements.parameters, used, 'parameters');
  const atSection = (id: string) => (instead: string, change: Change['change']) => ({
    change,
    instead,
    href: `${upgradePage}#${id}`,
  });
  return {
    from: upgrade.from.label,
    to: upgrade.to.label,
    words: sources.words,
    python,
    typescript,
    routes,
    sameRoutes: same,
    prefixes: prefixesOf(routes, same, upgradePage),
    fields,
    commands: commandChanges(sources),
    variables: Object.fromEntries(
      (upgrade.items[sources.variableKind] ?? [])
        .filter(({status}) => status === 'removed')
        .map(({name}) => [name, {change: 'removed', href: `${upgradePage}#environment-variables`}]),
    ),
    packages: mapped(sources.packages, (to) => ({change: 'changed', to, href: sources.guidePage})),
    images: mapped(sources.images, (text) => atSection('distributions')(text, 'removed')),
    ...(sources.imageCommand !== undefined && {imageCommand: sources.imageCommand}),
    configuration: mapped(sources.configuration, (text) =>
      atSection('read-first')(text, 'changed'),
    ),
  };
}

const mapped = (
  texts: Readonly<Record<string, string>>,
  changeOf: (text: string) => Change,
): Changes =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, changeOf(text)]));

const methodName = ({name}: Item): string => name.replace(/^client\./, '');
const isMethod = ({route}: Item): boolean => route !== undefined;
const plain = (route: string): string => route.replaceAll(':path}', '}');

function clientFacts(sources: FactSources, source: ClientSource): ClientFacts {
  const {upgrade, upgradePage, guidePage, replacements} = sources;
  const changes = upgrade.items[source.kind] ?? [];
  const byRoute = new Map(
    source.after.filter(isMethod).map((item) => [plain(item.route ?? ''), item]),
  );
  const methods: Record<string, Change> = {};
  const parameters: Record<string, Changes> = {};
  for (const {before, after, status} of changes) {
    if (!before || !isMethod(before) || (status !== 'renamed' && status !== 'removed')) continue;
    const route = upgrade.replacements.get(plain(before.route ?? ''));
    const successor = after ?? (route === undefined ? undefined : byRoute.get(route));
    const href = after?.page ?? guidePage;
    methods[methodName(before)] = {
      change: after ? 'moved' : 'removed',
      ...(successor ? {to: methodName(successor)} : route && {instead: `Call \`${route}\`.`}),
      href,
    };
    if (!successor) continue;
    const gone = parameterNames(before).filter((name) => !parameterNames(successor).includes(name));
    if (gone.length === 0) continue;
    parameters[methodName(before)] = Object.fromEntries(
      gone.map((name) => [name, replaced(replacements.parameters, name, 'parameter', guidePage)]),
    );
  }
  const [before, after] = source.exported;
  return {
    modules: source.modules,
    classes: source.classes,
    oldMethods: source.before.filter(isMethod).map(methodName),
    newMethods: source.after.filter(isMethod).map(methodName),
    methods,
    parameters,
    results: resultChanges(source, sources),
    knownModules: [...new Set([...Object.keys(before), ...Object.keys(after)])],
    imports: importChanges(before, after, `${upgradePage}#python-sdk`),
    helpers: helperChanges(changes, sources),
  };
}

function resultChanges(
  {before}: ClientSource,
  {replacements: {results}, guidePage}: FactSources,
): ClientFacts['results'] {
  const methods = before.filter(isMethod).map(methodName);
  return Object.fromEntries(
    Object.entries(results)
      .filter(([method]) => methods.includes(method))
      .map(([method, fields]) => [
        method,
        Object.fromEntries(
          Object.keys(fields).map((name) => [name, replaced(fields, name, 'field', guidePage)]),
        ),
      ]),
  );
}

function parameterNames({facts: {parameters = []}}: Item): string[] {
  return [parameters].flat().map((name) => name.replace(/\?$/, ''));
}

/** Classes that no longer work, and methods of classes that are gone. */
function helperChanges(
  changes: readonly ItemChange[],
  {replacements, upgradePage, guidePage}: FactSources,
): Changes {
  const helpers: Record<string, Change> = {};
  for (const {name, before, after} of changes) {
    if (!before || !after || isMethod(before)) continue;
    const broken = after.facts['cannot be used'];
    if (typeof broken === 'string' && broken !== before.facts['cannot be used']) {
      helpers[name] = {change: 'removed', instead: broken, href: after.page ?? upgradePage};
    }
    const [old, current] = [before, after].map(({facts}) => [facts.methods ?? []].flat());
    for (const method of old ?? []) {
      if (current?.includes(method)) continue;
      helpers[`${name}.${method}`] = replaced(replacements.fields, method, 'method', guidePage);
    }
  }
  return helpers;
}

function replaced(
  known: Readonly<Record<string, Replacement>>,
  name: string,
  what: string,
  href: string,
): Change {
  const replacement = known[name];
  if (!replacement) {
    throw new Error(`The ${what} "${name}" is gone: add what to write or to do instead of it.`);
  }
  return {change: replacement.to === undefined ? 'removed' : 'renamed', ...replacement, href};
}

function refuseUnused(
  known: Readonly<Record<string, Replacement>>,
  used: readonly string[],
  what: string,
): void {
  const unused = Object.keys(known).filter((name) => !used.includes(name));
  if (unused.length === 0) return;
  throw new Error(`Replaced ${what} that exist, or never did: take out ${unused.join(', ')}.`);
}

/** Names of more than one word that fields no longer have, and parameters of methods never had. */
function goneFields({
  fieldNames: [before, after],
  python,
  typescript,
  replacements,
  guidePage,
}: FactSources): Changes {
  const parameters = new Set([...python.before, ...typescript.before].flatMap(parameterNames));
  const gone = [...new Set(before)].filter(
    (name) => name.includes('_') && !after.includes(name) && !parameters.has(name),
  );
  return Object.fromEntries(
    gone
      .filter((name) => replacements.fields[name] !== null)
      .map((name) => [name, replaced(replacements.fields, name, 'field', guidePage)]),
  );
}

function routeChanges({upgrade, pages, upgradePage, routes}: FactSources): Changes {
  const served = new Set(routes[1].map(plain));
  const changes: Record<string, Change> = {};
  const add = (old: string, to: string | undefined): void => {
    changes[old] = {
      change: !served.has(old)
        ? to !== undefined && pathKind(old, to)
          ? 'moved'
          : 'removed'
        : 'deprecated',
      ...(to !== undefined && {to}),
      href: (to !== undefined && pages.route(to)) || upgradePage,
    };
  };
  for (const {before, after, status, replacedBy} of upgrade.api.operations) {
    if (!before) continue;
    const old = `${before.method.toUpperCase()} ${before.path}`;
    if (status === 'removed') add(old, upgrade.replacements.get(old));
    else if (status === 'deprecated')
      add(old, replacedBy && `${old.split(' ')[0] ?? ''} ${replacedBy}`);
    else if (status === 'moved' && after && after.path !== before.path) {
      add(old, `${after.method.toUpperCase()} ${after.path}`);
    }
  }
  return changes;
}

/** Whether two routes end alike, so that one is the other in another place. */
const pathKind = (old: string, current: string): boolean =>
  old.split('/').at(-1) === current.split('/').at(-1);

/**
 * Beginnings of two and more parts that all routes below them lose or change alike. A beginning that
 * ends in the version of an API is a base address of clients.
 */
function prefixesOf(routes: Changes, same: readonly string[], href: string): Changes {
  const pairs = Object.entries(routes).map(
    ([old, {to}]) => [pathOf(old), pathOf(to ?? '')] as const,
  );
  const prefixes = new Map<string, string>();
  for (const [old, current] of pairs) {
    const match = /^(.*\/v\d+(?:alpha|beta)?)(\/.*)$/.exec(old);
    if (!match?.[1] || !match[2] || !current.endsWith(match[2])) continue;
    prefixes.set(match[1], current.slice(0, -match[2].length));
  }
  const isWhole = (prefix: string, to: string): boolean =>
    !same.some((route) => pathOf(route).startsWith(`${prefix}/`)) &&
    pairs.every(
      ([old, current]) =>
        !old.startsWith(`${prefix}/`) || current === to + old.slice(prefix.length),
    );
  return Object.fromEntries(
    [...prefixes]
      .filter(([prefix, to]) => isWhole(prefix, to))
      .map(([prefix, to]) => [prefix, {change: 'deprecated', to, href}]),
  );
}

const pathOf = (route: string): string => route.split(' ').at(-1) ?? '';

function commandChanges({upgrade, commandKinds, commands, upgradePage}: FactSources): Changes {
  const href = `${upgradePage}#commands`;
  const changes: Record<string, Change> = {};
  const add = (name: string): void => {
    const instead = upgrade.itemReplacements.get(name) ?? commands[name];
    changes[name] = {change: 'removed', ...(instead !== undefined && {instead}), href};
  };
  for (const {name, status, before, facts} of commandKinds.flatMap(
    (kind) => upgrade.items[kind] ?? [],
  )) {
    const isRejected = facts.some(({fact, after}) => fact === 'status' && after === 'rejected');
    if (status !== 'removed' && !isRejected) continue;
    const owner = before?.partOf;
    const spellings = [before?.facts.spellings ?? []].flat();
    if (owner !== undefined && spellings.length > 0)
      spellings.forEach((flag) => add(`${owner} ${flag}`));
    else add(name);
  }
  // A command that is gone takes its own subcommands along, which no difference lists.
  Object.keys(commands).forEach(add);
  return changes;
}

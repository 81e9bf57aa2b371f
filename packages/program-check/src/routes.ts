import type {Context, Route, Routes} from './context';
import type {Change, ProgramFacts} from './facts';
import type {Notes} from './notes';

const path = /(?:\/openai)?\/v\d+(?:alpha|beta)?(?![\w.-])(?:\/[^\s"'`?#,;()[\]\\|]*)?/g;
/** Words in names of variables that say nothing about whose address they hold. */
const plainWords =
  /^(?:self|this|config|settings|env|os|process|args|app|my|default|local|base|root|api|url|uri|host|hostname|server|endpoint|address|port|client|http|https|prefix|v\d|)$/;
const dynamic = /[{$<%]|^:/;

/**
 * Checks the paths in a text.
 * @param offset where the text is in the program
 */
export function checkRoutes(text: string, offset: number, context: Context): void {
  const {facts, notes, isAbout, routes} = context;
  if (!text.includes('/v')) return;
  for (const match of text.matchAll(path)) {
    const found = match[0].replace(/[.:/]+$/, '');
    const start = offset + match.index;
    const prefix = Object.keys(facts.prefixes).find((each) => startsWith(found, each));
    const known = changeOfPath(found, routes);
    const change = known ?? (prefix === undefined ? undefined : facts.prefixes[prefix]);
    if (change === undefined || change === 'same') continue;
    if (change === 'unknown') {
      if (isAbout) notes.addUnknown([start, start + found.length], unknownReason(found, facts));
      continue;
    }
    const owner = prefix === undefined ? ownerOf(notes.text.slice(offset, start), context) : 'own';
    if (owner === 'unknown') {
      notes.addUnknown(
        [start, start + found.length],
        `\`${found}\` has changed in ${facts.to} if it is a path of this product.`,
      );
    }
    if (owner !== 'own') continue;
    note(found, start, known === undefined ? prefix : undefined, change, notes);
  }
}

/** Whose path it is, by what is before it in its string: a host, or a variable with an address. */
function ownerOf(before: string, {facts: {words}, isAbout}: Context): 'own' | 'other' | 'unknown' {
  const host = /https?:\/\/([^/\s"'`]+)$/.exec(before)?.[1];
  if (host !== undefined && !/[{$<%]/.test(host)) {
    const isOwn = /^(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|host\.docker)|:\d+$/.test(host);
    return isOwn || words.some((word) => host.includes(word)) ? 'own' : 'other';
  }
  if (!isAbout) return 'unknown';
  const variable = /[{$]\{?([\w.]+)[^{}$]*\}?$/.exec(before)?.[1] ?? '';
  const parts = variable.split(/[._]|(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase());
  const known = new Set(words.flatMap((word) => word.split(/[^a-z]+/)));
  return parts.every((part) => plainWords.test(part) || known.has(part)) ? 'own' : 'unknown';
}

const startsWith = (text: string, prefix: string): boolean =>
  text === prefix || text.startsWith(`${prefix}/`);

const unknownReason = (found: string, {to}: ProgramFacts): string =>
  `The path \`${found}\` is put together when the program runs, so it may have changed in ${to}.`;

/** Writes the beginning of the newer path over that of the older one. */
function note(
  found: string,
  start: number,
  prefix: string | undefined,
  change: Change,
  notes: Notes,
): void {
  const target = change.to?.split(' ').at(-1);
  const route = change as Change & {readonly path?: string};
  const old = (prefix ?? route.path ?? found).split('/');
  const current = (target ?? '').split('/');
  while (old.length > 1 && current.length > 1 && old.at(-1) === current.at(-1)) {
    old.pop();
    current.pop();
  }
  const end = start + found.split('/').slice(0, old.length).join('/').length;
  const rest = found.split('/').slice(old.length);
  const to = target === undefined ? undefined : [...current, ...rest].join('/');
  const edit = target === undefined ? null : {start, end, text: current.join('/')};
  notes.add([start, start + found.length], found, {...change, ...(to !== undefined && {to})}, edit);
}

/** Makes the routes of facts ready to be looked up. */
export function routesOf(facts: ProgramFacts): Routes {
  const all: Route[] = [
    ...facts.sameRoutes.map((route) => routeOf(route)),
    ...Object.entries(facts.routes).map(([route, change]) => routeOf(route, change)),
  ];
  const byLength = new Map<number, Route[]>();
  for (const route of all) {
    byLength.set(route.parts.length, [...(byLength.get(route.parts.length) ?? []), route]);
  }
  return byLength;
}

function routeOf(route: string, change?: Change): Route {
  const path = route.split(' ').at(-1) ?? '';
  return {path, parts: path.split('/'), ...(change && {change})};
}

/** What became of a path; undefined where neither version has it. */
function changeOfPath(
  found: string,
  routes: Routes,
): (Change & {readonly path: string}) | 'same' | 'unknown' | undefined {
  const parts = found.split('/');
  const candidates = routes.get(parts.length) ?? [];
  const exact = candidates.filter((route) =>
    route.parts.every((part, at) => (part.startsWith('{') ? parts[at] !== '' : part === parts[at])),
  );
  const changed = exact.find(({change}) => change);
  if (changed?.change) return {...changed.change, path: changed.path};
  if (exact.length > 0) return 'same';
  const possible = candidates.filter((route) =>
    route.parts.every(
      (part, at) => part.startsWith('{') || part === parts[at] || dynamic.test(parts[at] ?? ''),
    ),
  );
  return possible.some(({change}) => change) ? 'unknown' : undefined;
}

import {codeSpan} from '@docs-kit/mdx-writer';

/** What came of a request: each thing that can be seen of it, by its place. */
export type Places = Readonly<Record<string, string>>;

/** An answer of a server, as it is compared. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body; a stream is a list of its frames. */
  readonly answer: unknown;
  /** What the server asked the services behind it. */
  readonly passedOn?: unknown;
  /** What later requests gave. */
  readonly read?: unknown;
}

/** A place in which two answers to the same request differ. */
export interface AnswerDifference {
  readonly request: string;
  readonly place: string;
  /** Absent where the older answer has no such place. */
  readonly before?: string;
  readonly after?: string;
}

/** Ids keep their prefixes, because those are what readers see; times and addresses say nothing. */
const passing: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-]\d\d:\d\d)?/g, '(time)'],
  [/\b(?:127\.0\.0\.1|localhost):\d+/g, '(address)'],
  [/\/tmp\/[\w/.-]+/g, '(path)'],
  [/[\da-f]{8}-[\da-f]{4}-[\da-f-]{13,}|[\da-f]{12,}|(?<=[a-z][-_])\d{6,}\b|\d{16,}/g, '(id)'],
];
const typeNames = /^<(?:text|number|truth|null|nothing|list|map)>$/;
const longest = 120;
/** Numbers above it are times, or ports that a system gives. */
const largest = 20_000;
/** Keys whose values count what came before: one more event changes all that follow. */
const countedKeys: ReadonlySet<string> = new Set(['sequence_number']);

/**
 * Lists what can be seen of an answer. Entries of lists are put together: a place whose values differ
 * within a list has the name of their type instead, such as `<text>`.
 */
export function placesOf({status, headers, answer, passedOn, read}: Answer): Places {
  const places = new Map<string, Set<string>>([['status', new Set([String(status)])]]);
  const isStream = headers['content-type']?.startsWith('text/event-stream') === true;
  for (const [name, value] of Object.entries(headers)) gather(places, `header ${name}`, value);
  if (isStream && Array.isArray(answer)) {
    const kinds = answer.map(kindOf);
    const order = kinds.filter((kind, index) => kind !== kinds[index - 1]).join(', ');
    places.set('events', new Set([order]));
    answer.forEach((event, index) => gather(places, `event ${kinds[index]}:`, event));
  } else {
    gather(places, 'answer', answer);
  }
  if (passedOn !== undefined) gather(places, 'model', passedOn);
  if (read !== undefined) gather(places, 'read', read);
  return Object.fromEntries(
    [...places].map(([place, values]) => [
      place,
      values.size === 1 ? [...values].join() : typeOfAll(values),
    ]),
  );
}

function gather(places: Map<string, Set<string>>, place: string, value: unknown): void {
  if (Array.isArray(value)) {
    if (value.length === 0) add(places, `${place}[]`, '<nothing>');
    for (const each of value) gather(places, `${place}[${variantOf(each)}]`, each);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      if (!countedKeys.has(key)) gather(places, `${place}.${lasting(key)}`, each);
    }
  } else {
    add(places, place, written(value));
  }
}

/** The variant of a union that an entry of a list is: its `type`. */
function variantOf(entry: unknown): string {
  const {type} = (entry ?? {}) as {readonly type?: unknown};
  return typeof type === 'string' ? type : '';
}

function add(places: Map<string, Set<string>>, place: string, value: string): void {
  const values = places.get(place) ?? new Set<string>();
  places.set(place, values.add(value));
}

/** A text without what differs from run to run. */
const lasting = (text: string): string =>
  passing.reduce((rest, [pattern, name]) => rest.replace(pattern, name), text);

function written(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number') {
    return Number.isInteger(value) && value < largest ? String(value) : '<number>';
  }
  if (typeof value !== 'string') return String(value);
  const text = lasting(value);
  return JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

function typeOf(text: string): string {
  if (text.startsWith('"')) return '<text>';
  if (/^-?\d/.test(text)) return '<number>';
  return text === 'true' || text === 'false' ? '<truth>' : text === 'null' ? '<null>' : text;
}

const typeOfAll = (values: ReadonlySet<string>): string => {
  const types = [...new Set([...values].map(typeOf))].filter((type) => type !== '<nothing>');
  return types.sort().join(' or ');
};

function kindOf(event: unknown): string {
  const {
    type,
    object,
    error,
    event: inner,
  } = (event ?? {}) as {
    readonly type?: string;
    readonly object?: string;
    readonly error?: unknown;
    readonly event?: {readonly payload?: {readonly event_type?: string}};
  };
  return type ?? object ?? inner?.payload?.event_type ?? (error === undefined ? 'data' : 'error');
}

/** What is not always there. */
const varying = '<varies>';

/** What two answers to the same request have in common; of what differs, the types. */
export function sharedPlaces(one: Places, other: Places): Places {
  return Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((place) => {
      const [first, second] = [one[place], other[place]];
      if (first === undefined || second === undefined) return [place, varying];
      return [place, first === second ? first : typeOfAll(new Set([first, second]))];
    }),
  );
}

/**
 * Compares what two versions answer to the same requests.
 * @returns the places that differ; where the status does, no other place of the answer is compared, and
 * where a service behind the server is asked another way, nothing else of what it is asked
 * @throws Error when there is no request that both were sent: a comparison of nothing finds nothing
 */
export function compareAnswers(
  before: Readonly<Record<string, Places>>,
  after: Readonly<Record<string, Places>>,
): AnswerDifference[] {
  const shared = Object.keys(before).filter((request) => after[request] !== undefined);
  if (shared.length === 0) throw new Error('The versions were not sent the same requests.');
  return shared.flatMap((request) =>
    withoutRepetition(comparePlaces(request, before[request] ?? {}, after[request] ?? {})).map(
      (difference) => ({request, ...difference}),
    ),
  );
}

type PlaceDifference = Omit<AnswerDifference, 'request'>;

/** One of the places of an answer in which the same field differs in the same way: events repeat it. */
function withoutRepetition(differences: readonly PlaceDifference[]): PlaceDifference[] {
  const seen = new Set<string>();
  return differences.filter(({place, before, after}) => {
    const field = place.replace(/^.*[. ](?=\w+(?:\[\w*\])?$)/, '').replace(/^response_(?=id$)/, '');
    const key = [place.startsWith('model') ? place : field, before, after].join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

function comparePlaces(request: string, before: Places, after: Places): PlaceDifference[] {
  const {'old path': old = 'the same', ...current} = after;
  const moved = old === 'the same' ? [] : [{place: 'old path', after: old}];
  const differs = (place: string): boolean => before[place] !== current[place];
  if (differs('status')) {
    return [...moved, {place: 'status', before: withMessage(before), after: withMessage(current)}];
  }
  const isOtherCall = differs('model[].path');
  const seen = new Set<string>();
  return [
    ...moved,
    ...[...new Set([...Object.keys(before), ...Object.keys(current)])].flatMap((place) => {
      if (isOtherCall && place.startsWith('model[].') && place !== 'model[].path') return [];
      const [one, other] = [before[place], current[place]];
      if (one === varying || other === varying) return [];
      if (isOfOthers(request, place, one, other)) return [];
      if (one !== undefined && other !== undefined) {
        return isSame(one, other) ? [] : [{place, before: one, after: other}];
      }
      // A field that only one version has is a difference of its schema.
      if (/^(?:without|effect of) /.test(place)) return [];
      const lacking = one === undefined ? before : current;
      const top = topmostMissing(place, lacking);
      // An empty list says nothing of its entries, nor null of its fields; `events` has those that are new.
      const isEvent = /^event [^:]*:?$/.test(top);
      if (seen.has(top) || isEvent || isEmptyAbove(top, lacking)) return [];
      seen.add(top);
      const value = top === place ? (one ?? other) : '<map>';
      // What is empty on one side has parts on the other.
      const inside = place.replace(/\]$/, '');
      if (
        ['<nothing>', 'null'].includes(value ?? '') &&
        Object.keys(lacking).some((each) => each.startsWith(inside))
      ) {
        return [{place, before: one ?? '<map>', after: other ?? '<map>'}];
      }
      return [{place: top, ...(one === undefined ? {after: value} : {before: value})}];
    }),
  ];
}

const withMessage = (places: Places): string => {
  const {status = ''} = places;
  const message = places['answer.detail'] ?? places['answer.error.message'];
  return status >= '400' && message !== undefined ? `${status} ${message}` : status;
};

/** Values are the same where one is known by its type alone. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const types = [one, other].map((text) => text.split(' or ').map(typeOf));
  const isLoose = [one, other].some((text) =>
    text.split(' or ').every((each) => typeNames.test(each)),
  );
  return (
    isLoose && types.some((some, side) => some.every((type) => types[1 - side]?.includes(type)))
  );
}

/**
 * Whether a list holds something else for another reason than the version: its entries are what there is
 * on the server. Only what each entry has, with one value, is the same whatever there is.
 */
function isOfOthers(
  request: string,
  place: string,
  ...values: readonly (string | undefined)[]
): boolean {
  if (!/^(?:list|query)|: GET /.test(request)) return false;
  if (/^answer\.(?:has_more|first_id|last_id)$/.test(place)) return true;
  return (
    place.startsWith('answer.data[') &&
    values.some((value) => value === undefined || value.startsWith('<'))
  );
}

/** The outermost part of a place of which the other side has nothing. */
function topmostMissing(place: string, lacking: Places): string {
  const ends = [...place.matchAll(/(?<=.)(?=[.[])/g)].map(({index}) => index);
  const tops = ends.map((end) => place.slice(0, end));
  const has = (top: string): boolean =>
    Object.keys(lacking).some(
      (each) => each === top || (/^[.[]/.test(each.slice(top.length)) && each.startsWith(top)),
    );
  return tops.find((top) => !has(top)) ?? place;
}

function isEmptyAbove(top: string, lacking: Places): boolean {
  const parents = [...top.matchAll(/(?<=.)(?=[.[])/g)].map(({index}) => top.slice(0, index));
  return parents.some((parent) =>
    ['<nothing>', 'null'].includes(lacking[`${parent}[]`] ?? lacking[parent] ?? ''),
  );
}

/** What trials of requests showed: statuses and effects of fields, and what faults led to. */
export interface Trials {
  readonly operations: Readonly<
    Record<
      string,
      {
        readonly minimal?: number;
        readonly required?: Readonly<Record<string, number>>;
        readonly optional?: Readonly<Record<string, string>>;
      }
    >
  >;
  readonly faults: Readonly<Record<string, string>>;
}

/** Writes what trials showed as answers, so that it is compared with them: `createThing, fields`. */
export function answersOfTrials({operations, faults}: Trials): Readonly<Record<string, Places>> {
  const placed = (kind: string, values: Readonly<Record<string, number | string>> = {}) =>
    Object.entries(values).map(([name, value]) => [`${kind} ${name}`, String(value)]);
  return Object.fromEntries([
    ...Object.entries(operations).map(([id, {minimal, required, optional}]) => [
      `${id.replace(/^.*\//, '')}, fields`,
      Object.fromEntries([
        ...(minimal === undefined ? [] : [['minimal', String(minimal)]]),
        ...placed('without', required),
        ...placed('effect of', optional),
      ]),
    ]),
    ...Object.entries(faults).map(([name, came]) => [`${name} (fault)`, {came}]),
  ]);
}

/** Names a difference, so that words can be given to it: `createThing answer.id: "a-(id)" → "a_(id)"`. */
export const nameOfDifference = ({request, place, before, after}: AnswerDifference): string =>
  `${request} ${place}: ${before ?? 'absent'} → ${after ?? 'absent'}`;

/** What explains differences, and what does not. */
export interface ExplainedAnswers {
  /** Differences by their explanation. */
  readonly explained: ReadonlyMap<string, readonly AnswerDifference[]>;
  /** Names of differences that are new, so nobody has explained them. */
  readonly unexplained: readonly string[];
  /** Names of explained differences that runs no longer show. */
  readonly vanished: readonly string[];
  /** How many requests were compared. */
  readonly requests: number;
}

/**
 * Compares what two versions answer to the same requests, and gives the differences their explanations.
 * @param names names of differences, by what explains them
 * @throws Error as `compareAnswers` does
 */
export function explainAnswers(
  before: Readonly<Record<string, Places>>,
  after: Readonly<Record<string, Places>>,
  names: Readonly<Record<string, readonly string[]>>,
): ExplainedAnswers {
  const differences = compareAnswers(before, after);
  const byName = new Map(differences.map((each) => [nameOfDifference(each), each]));
  const all = Object.values(names).flat();
  return {
    explained: new Map(
      Object.entries(names).map(([explanation, own]) => [
        explanation,
        own.flatMap((name) => byName.get(name) ?? []),
      ]),
    ),
    unexplained: [...byName.keys()].filter((name) => !all.includes(name)),
    vanished: all.filter((name) => !byName.has(name)),
    requests: Object.entries(before)
      .flatMap(([request, places]) => {
        const other = after[request];
        return other ? [countOf(places, other)] : [];
      })
      .reduce((sum, count) => sum + count, 0),
  };
}

/** How many requests two answers are about: what is known of fields has one for each place. */
const countOf = (one: Places, other: Places): number =>
  'status' in one || 'came' in one ? 1 : Object.keys(one).filter((place) => place in other).length;

/** A place of an answer in words, as Markdown: `` `id` ``, or `` `max_tokens` in the request to the model ``. */
export function placeInWords(place: string): string {
  const [, event, inEvent] = /^event ([^:]+):\.?(.*)$/.exec(place) ?? [];
  if (event !== undefined && inEvent !== undefined) {
    return `${codeSpan(inEvent)} of the event ${codeSpan(event)}`;
  }
  const [, part = '', rest = ''] =
    /^(answer|model|read|header|effect of|without)(?:\[\w*\])?[. ]?(.*)$/.exec(place) ?? [];
  const field = rest === '' ? 'the body' : codeSpan(rest.replace(/^(?:body|answer)\./, ''));
  switch (part) {
    case 'answer':
      return field;
    case 'model':
      return `${field} in the request to the model`;
    case 'read':
      return `${field} when it is read afterwards`;
    case 'header':
      return `header ${field}`;
    case 'effect of':
      return `effect of ${field}`;
    case 'without':
      return `status without ${field}`;
    default:
      return place;
  }
}

/** Says a difference, as Markdown without its request. */
export function describeDifference({place, before, after}: AnswerDifference): string {
  if (place === 'old path') return `the old path differs in ${codeSpan(after ?? '')}`;
  if (place === 'events') {
    const [old, current] = [before, after].map((list) => (list ?? '').split(', '));
    const [gone, added] = [[old, current] as const, [current, old] as const].map(([one, other]) =>
      [...new Set(one)].filter((event) => !other?.includes(event)).map((event) => codeSpan(event)),
    );
    return [
      ...(added?.length ? [`new events ${added.join(', ')}`] : []),
      ...(gone?.length ? [`without ${gone.join(', ')}`] : []),
      ...(added?.length || gone?.length ? [] : ['another order of events']),
    ].join('; ');
  }
  const values = `${valueInWords(before)} → ${valueInWords(after)}`;
  return place === 'came' ? values : `${placeInWords(place)}: ${values}`;
}

const shown = 60;

function valueInWords(value: string | undefined): string {
  if (value === undefined) return 'absent';
  if (value === '<map>' || value === '<nothing>') return value === '<map>' ? 'present' : 'empty';
  // Of a stream, how it ends.
  const short = value.replace(/^(\d{3} )(?:[\w.]+, )+/, '$1… ');
  return codeSpan(short.length > shown ? `${short.slice(0, shown)}…` : short);
}

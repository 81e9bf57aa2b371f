/** Which evidence each sentence has that can be false although every name in it exists. */
import {createHash} from 'node:crypto';

/** What a sentence claims, by the words that claim it. */
export const claimKinds = {
  default: /\bdefaults?\b/i,
  effect:
    /\b(?:no effect|takes? effect|ignore[sd]?|overrides?|takes? precedence|reach(?:es)? the|is passed|appl(?:y|ies) to)\b/i,
  order:
    /\b(?:sorted|ordered|newest|oldest|ascending|descending|in the order|(?:one )?after (?:the )?(?:an)?other|at the same time|one by one|in parallel|resets?|skips?|first (?:one|match|entry|item))\b/i,
  limit:
    /\b(?:at most|at least|up to|maximum|minimum|no more than|limited to|longer than|shorter than|larger than|more than \d|fewer than|from \d[\d,.]* to \d)/i,
  status:
    /(?:(?<![\w.,:/-])(?:40\d|41[0-8]|42[2-9]|431|451|50[0-4])\b(?!,\d)|`[1-5]\d\d`)(?![ -](?:tokens?|characters|chunks|rows|results|models|pages|files|bytes|[KMG]i?B|ms|milliseconds|seconds|pixels|px|columns)\b)/,
  value:
    /(?<![\w.-])\d[\d.,]*[ -]?(?:ms|milliseconds?|seconds?|minutes?|hours?|days?|bytes?|[KMGT]i?B|tokens?|characters?|chunks?|results?|items?|rows?|entries|places|digits|dimensions?|times|requests?|messages?|attempts?|retries|columns?|levels?)\b|\b(?:two|three|four|five|six|eight|ten|half a|twice) (?:seconds?|minutes?|hours?|days?|times|places|results?|chunks?|attempts?|candidates?)\b/i,
  version:
    /\bv\d+\.\d+\.\d+\b|\b(?:next|earlier|previous|older|newer) (?:version|release)s?\b|\b(?:is|are|was|were) new\b|\brenamed\b|\b(?:haven't|hasn't|didn't|has|have) changed?\b/i,
  refusal: /\b(?:refuse[sd]?\b|reject|permit|den(?:y|ie[sd])\b|allow(?:s|ed)?\b)/i,
  absence:
    /\b(?:has no|have no|had no|there's no|there are no|there is no|lacks?|no longer|is gone|are gone|not supported|unsupported)\b|\b(?:doesn't|don't|didn't|can't|cannot|isn't|aren't) (?:have|exist|support|supported|available|implement|implemented|contain|include)\b/i,
  absolute: /\b(?:only|any|every|must|at first|never)\b/i,
  /** A row of a table with a cell that says yes, no or a status, which only the other cells explain. */
  row: /(?:^|\| )\**(?:yes|no|[1-5]\d\d)\**(?= *(?:$|[|(:,;.]))/i,
} as const;

export type ClaimKind = keyof typeof claimKinds;

/** A sentence that claims something, with where it is. */
export interface Claim {
  /** Page that readers find it on: a guide by its id, or an operation as `api/create-thing`. */
  readonly page: string;
  readonly line?: number;
  readonly text: string;
  readonly kinds: readonly ClaimKind[];
  /** What is between backticks. */
  readonly names: readonly string[];
  /** What the sentence describes, where it has an owner: a field of an operation, a section. */
  readonly about: readonly string[];
}

/** A sentence with its evidence: names of facts with their values, runs, and places in the source. */
export interface Entry extends Claim {
  readonly evidence: readonly string[];
}

/** Looks for evidence of a claim; each piece names a fact with its value, a run or a place. */
export type Finder = (claim: Claim) => readonly string[];

/** Splits a text into sentences, without splitting at dots within code or abbreviations. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?][)*”"]?) (?=[A-Z`[*“"])| \| /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]{2,} /i.test(sentence));

/**
 * Finds the sentences of a text that claim something.
 * @param place the page, with line and owner where they are known
 */
export function claimsOf(text: string, place: Pick<Claim, 'page' | 'line' | 'about'>): Claim[] {
  const claimOf = (words: string, kinds: readonly ClaimKind[]): Claim[] => {
    const names = [...words.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return kinds.length === 0 ? [] : [{...place, text: words, kinds, names}];
  };
  const row = text.replace(/\s+/g, ' ').trim();
  const isRow = row.includes(' | ') && isBare(row);
  const claims = sentencesOf(text)
    .filter((sentence) => !isRow || !isBare(sentence))
    .flatMap((sentence) => claimOf(sentence, kindsOf(sentence)));
  return isRow && claims.length === 0 ? claimOf(row, ['row']) : claims;
}

const isBare = (text: string): boolean => claimKinds.row.test(text);

const kindsOf = (sentence: string): ClaimKind[] => {
  // Words within code are names.
  const words = sentence.replace(/`[^`]*`/g, (code) => (/`\d{3}`/.test(code) ? code : '`'));
  return (Object.keys(claimKinds) as ClaimKind[]).filter(
    (kind) => kind !== 'row' && claimKinds[kind].test(words),
  );
};

/** Names a sentence in a file of evidence: whoever rewords it has to look again. */
export const keyOf = ({text}: Pick<Claim, 'text'>): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Puts evidence to claims.
 * @param written evidence by the keys of sentences, where nothing computes it
 * @throws Error when there is no claim: a ledger of nothing is complete
 */
export function ledgerOf(
  claims: readonly Claim[],
  finders: readonly Finder[],
  written: Readonly<Record<string, string>> = {},
): Entry[] {
  if (claims.length === 0) throw new Error('There is no sentence that claims anything.');
  return claims.map((claim) => {
    const own = written[keyOf(claim)];
    const found = finders.flatMap((find) => find(claim));
    return {...claim, evidence: [...new Set([...(own === undefined ? [] : [own]), ...found])]};
  });
}

/** A place in a source that evidence names: a file, and a text that is in it. */
interface Place {
  readonly file: string;
  readonly text: string;
}

/** Reads places from `source: FILE, TEXT; FILE, TEXT`; other evidence names none. */
function placesIn(evidence: string): Place[] {
  const [, places] = /^source: (.+)$/.exec(evidence) ?? [];
  return (places?.split(/; (?=\S+\.\w+, )/) ?? []).map((place) => {
    const [, file = '', text = ''] = /^(\S+), (.+)$/.exec(place) ?? [];
    return {file, text};
  });
}

/**
 * Finds written evidence whose places a source no longer has, so that its sentences are read again.
 * @param written evidence by the keys of sentences
 * @param read gives a file of the source; undefined when it is not there
 * @returns what is missing, by key
 * @throws Error when no evidence names a place: then nothing was looked for
 */
export function lostPlaces(
  written: Readonly<Record<string, string>>,
  read: (file: string) => string | undefined,
): Readonly<Record<string, readonly string[]>> {
  const flat = (text: string): string => text.replace(/\s+/g, ' ');
  const texts = new Map<string, string | undefined>();
  const textOf = (file: string): string | undefined => {
    if (!texts.has(file)) {
      const text = read(file);
      texts.set(file, text === undefined ? undefined : flat(text));
    }
    return texts.get(file);
  };
  const places = Object.entries(written).map(([key, each]) => [key, placesIn(each)] as const);
  if (places.every(([, own]) => own.length === 0)) {
    throw new Error('No evidence names a place in the source.');
  }
  const lost = places.map(([key, own]) => [
    key,
    own
      .filter(({file, text}) => text === '' || textOf(file)?.includes(flat(text)) !== true)
      .map(({file, text}) => `${file}, ${text}`),
  ]);
  return Object.fromEntries(lost.filter(([, missing]) => missing?.length)) as Record<
    string,
    string[]
  >;
}

/** How much of a ledger has evidence, in all and by kind. */
export function coverageOf(
  entries: readonly Entry[],
): Readonly<Record<string, {readonly claims: number; readonly proven: number}>> {
  const count = (some: readonly Entry[]) => ({
    claims: some.length,
    proven: some.filter(({evidence}) => evidence.length > 0).length,
  });
  return Object.fromEntries([
    ['all', count(entries)],
    ...(Object.keys(claimKinds) as ClaimKind[]).map((kind) => [
      kind,
      count(entries.filter(({kinds}) => kinds.includes(kind))),
    ]),
  ]);
}

/** Sentences whose evidence has a text: those to read again when a fact changes. */
export const sentencesWith = (entries: readonly Entry[], fact: string): Entry[] =>
  entries.filter(({evidence}) => evidence.some((each) => each.includes(fact)));

/**
 * Compares how many sentences of each page have no evidence with how many were allowed to.
 * @param allowed numbers by page; a page without one may have none
 * @returns what is wrong, with the sentences of pages that have more, and the numbers that are too high
 */
export function openFindings(
  entries: readonly Entry[],
  allowed: Readonly<Record<string, number>>,
): {readonly more: readonly string[]; readonly fewer: readonly string[]} {
  const open = openByPage(entries);
  const pages = [...new Set([...open.keys(), ...Object.keys(allowed)])];
  const countOf = (page: string): number => open.get(page)?.length ?? 0;
  return {
    more: pages
      .filter((page) => countOf(page) > (allowed[page] ?? 0))
      .map(
        (page) =>
          `${page}: ${countOf(page)} sentences without evidence, ${allowed[page] ?? 0} allowed. Correct the new or changed one, or write evidence under its key into \`written\` of the ledger, such as \`source: FILE, TEXT THAT IS IN IT\`:\n${(open.get(page) ?? []).map((entry) => `  ${keyOf(entry)} ${entry.text}`).join('\n')}`,
      ),
    fewer: pages
      .filter((page) => countOf(page) < (allowed[page] ?? 0))
      .map((page) => `${page}: only ${countOf(page)} are left of ${allowed[page] ?? 0}`),
  };
}

/** Sentences without evidence, by page. */
export function openByPage(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const open = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.evidence.length === 0) open.set(entry.page, [...(open.get(entry.page) ?? []), entry]);
  }
  return open;
}

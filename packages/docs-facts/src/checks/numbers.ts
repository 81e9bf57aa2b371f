/** Numbers and their units beside a key that the data gives a number, in any phrase. */
import {type CheckFacts, type Known, outsideNames} from './facts';
import {nearest, type PageFinding} from '../finding';
import {normal, NUMBER_WORDS, ownValues} from './known-values';
import type {Page, Statement} from './page';

const UNITS: Readonly<Record<string, number>> = {
  ms: 0.001,
  millisecond: 0.001,
  s: 1,
  sec: 1,
  second: 1,
  min: 60,
  minute: 60,
  h: 3600,
  hour: 3600,
  day: 86_400,
  week: 604_800,
};
const NUMBER = `(-?\\d[\\d,_]*(?:\\.\\d+)?|\`-?\\d[\\d,_]*(?:\\.\\d+)?\`|${NUMBER_WORDS.slice(1).join('|')})(?![\\w:./-]*\\w)`;
const UNIT = `(?:[ -](${Object.keys(UNITS).join('|')})s?\\b)?`;
const KEY = '`(-{0,2}[A-Za-z][\\w-]*)`';
/** Where a sentence names more than one key or number, these tell which belong together. */
const PHRASES: readonly RegExp[] = [
  new RegExp(`${KEY}[^\`.;|()]{0,40}(?<![\\d.])${NUMBER}${UNIT}[^\`.;|()]{0,25} by default`, 'g'),
  new RegExp(`${KEY} \\(${NUMBER}${UNIT}\\)`, 'g'),
  new RegExp(
    `${KEY} (?:is|are|allows?|takes?|gives?|stops? (?:it )?after|waits?|means)(?: up to| at most)? ${NUMBER}${UNIT}`,
    'g',
  ),
];
/** Words before a value that make it the reader's choice, not the framework's. */
const CHOSEN =
  /\b(?:set|sets|setting|pass|give|raise|raised|lower|increase|write|with|if|when|example|such as|say|try|unless|until|than|choose|use|uses|send|sends|here|sample|below|above|between|from)\b[^.;|]*$/i;

/** "A `x` of 2 means …" supposes a value. */
const SUPPOSED = /^(?: \w+)? (?:means|would|finds|keeps|leaves|makes|turns)\b/;
const LONE_NUMBER = /^`-?\d[\d,_.]*`$/;
const LONE = new RegExp(
  `(?<![\\w.,/:\`{-])(\\d[\\d,_]*(?:\\.\\d+)?|${NUMBER_WORDS.slice(2).join('|')})(?![\\w:./-]*\\w)${UNIT}|\`(\\d+(?:\\.\\d+)?)\`${UNIT}`,
  'g',
);

interface NumberClaim {
  readonly key: string;
  readonly value: string;
  readonly unit: string | undefined;
  /** The words as the page writes them. */
  readonly words: string;
}

function claimsOf({text, cells}: Statement): NumberClaim[] {
  const found = PHRASES.flatMap((phrase) => [...text.matchAll(phrase)])
    .filter(
      ({0: words, index}) =>
        / by default/.test(words) ||
        !(
          CHOSEN.test(clauseBefore(text, index)) || SUPPOSED.test(text.slice(index + words.length))
        ),
    )
    .map(({0: words, 1: key = '', 2: value = '', 3: unit}) => ({key, value, unit, words}));
  return [...found, ...cellClaims(cells ?? []), ...loneClaims(text)];
}

/** The one number of a sentence that names one key. */
function loneClaims(text: string): NumberClaim[] {
  return text.split(/(?<=[.;]) | \| /).flatMap((sentence) => {
    const keys = [...sentence.matchAll(/`([^`]+)`/g)].filter(([span]) => !LONE_NUMBER.test(span));
    const numbers = [...sentence.matchAll(LONE)];
    const [key, number] = [keys[0]?.[1], numbers[0]];
    if (keys.length !== 1 || numbers.length !== 1 || !key || !number) return [];
    const chosen =
      CHOSEN.test(sentence.slice(0, Math.max(number.index, sentence.indexOf(key)))) ||
      SUPPOSED.test(sentence.slice(number.index + number[0].length));
    const [, bare, unit, quoted, quotedUnit] = number;
    return chosen
      ? []
      : [{key, value: bare ?? quoted ?? '', unit: unit ?? quotedUnit, words: sentence.trim()}];
  });
}

const clauseBefore = (text: string, index: number): string =>
  text
    .slice(0, index)
    .split(/[.;:|] /)
    .at(-1) ?? '';

/** A row about a key: "…, 30 by default", "default 30", "defaults to 30 s". */
function cellClaims([first = '', ...others]: readonly string[]): NumberClaim[] {
  const [, key] = /^`(-{0,2}[A-Za-z][\w-]*)(?:[ =][^`]*)?`$/.exec(first) ?? [];
  if (key === undefined) return [];
  return others.flatMap((cell) =>
    [
      new RegExp(`(?<![\\d.\`])${NUMBER}${UNIT} by default`, 'g'),
      new RegExp(`\\b[Dd]efaults?(?::| is| to| of)? ${NUMBER}${UNIT}`, 'g'),
    ].flatMap((phrase) =>
      [...cell.matchAll(phrase)]
        .filter(({index}) => !cell.slice(0, index).includes('`'))
        .map(([words, value = '', unit]) => ({key, value, unit, words})),
    ),
  );
}

/** Numbers beside a key to which the data does not give them. */
export function wrongNumbers(page: Page, facts: CheckFacts): PageFinding[] {
  const all = facts.known;
  const settings = facts.settings(page.id);
  return page.statements.flatMap((statement) =>
    claimsOf(statement).flatMap(({key, value, unit, words}) => {
      const own = settings.filter((field) => field.key === key);
      const known = own.length > 0 ? ownValues(own) : all.get(key);
      const numbers = known ? numbersOf(known) : [];
      if (numbers.every((one) => one === 0) || fits(Number(normal(value)), unit, key, numbers))
        return [];
      return [
        {
          file: page.file,
          line: statement.line,
          name: `${key} ${value}`,
          message: `"${words}": the data does not give "${key}" this number. Known: ${[...new Set(numbers)].slice(0, 6).join(', ')}.`,
        },
      ];
    }),
  );
}

function numbersOf({defaults}: Known): number[] {
  return [...defaults]
    .flatMap((value) => [value, /:=([^}]*)\}/.exec(value)?.[1] ?? ''])
    .map((value) => normal(value))
    .filter((value) => /^-?\d+(?:\.\d+)?$/.test(value))
    .map(Number);
}

/** Whether a number is known, in the unit of the key or in another of time. */
function fits(
  value: number,
  unit: string | undefined,
  key: string,
  known: readonly number[],
): boolean {
  if (unit === undefined) return known.includes(value);
  const [, own = 's'] = /_(ms|seconds?|minutes?|hours?|days?)$/.exec(key) ?? [];
  const perOwn = UNITS[own.replace(/(?<=..)s$/, '')] ?? 1;
  const seconds = value * (UNITS[unit] ?? 1);
  return known.some((one) => Math.abs(one * perOwn - seconds) < 1e-9);
}

/** What leads in a sentence to the port of the server. */
const serverPhrase = (names: readonly string[]): RegExp =>
  new RegExp(
    `\\b(?:${[...names, '(?:the|a|this|your) server', 'default port'].join('|')})\\b[^.;|\`]{0,60}\\b(?:listens?|answers?|runs?|waits?|is)\\b[^.;|]{0,30}$`,
    'i',
  );

/** Ports that nothing on the page and in the data has; and of the server, any but its own. */
export function wrongPorts(page: Page, facts: CheckFacts, text: string): PageFinding[] {
  const known = facts.ports;
  const phrase = serverPhrase(facts.server.names);
  const outside = outsideNames(text, facts, 'names');
  const own = new Set(
    page.fences.flatMap(({code}) => [...code.matchAll(/(?<![\d.])\d{2,5}(?![\d.])/g)].flat()),
  );
  const servers = facts.server.ports;
  return page.statements.flatMap(({line, text: statement}) =>
    [
      ...statement.matchAll(/(?<![-\w])[Pp]orts? `?(\d{2,5})\b|(?:localhost|0\.0\.0\.0):(\d+)/g),
    ].flatMap(({1: named, 2: inAddress, index}) => {
      const port = named ?? inAddress ?? '';
      const isServers = named !== undefined && phrase.test(statement.slice(0, index));
      const isKnown = known.has(port) || outside.has(`:${port}`);
      if (own.has(port) || (isServers ? servers.includes(port) : isKnown)) return [];
      return [
        {
          file: page.file,
          line,
          name: `port ${port}`,
          message: isServers
            ? `the server does not listen on port ${port} by itself. Known: ${servers.join(', ')}.`
            : `${port} is no port that ${facts.version} or a sample of the page has.${nearest(port, known)}`,
        },
      ];
    }),
  );
}

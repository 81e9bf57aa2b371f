import {type PastedText, plainOf, type Span} from './pasted-text';

/** A message of a table, as it is looked for. */
export interface MessagePattern {
  readonly message: string;
  /** What it says between its placeholders. */
  readonly literals: readonly Literal[];
  /** Class or label before the message, such as `ValueError`, which a log may lack. */
  readonly label?: string;
  /** Whether the rest is one word, which says enough only as a value of its own: `KeyError: 'id'`. */
  readonly isWord: boolean;
  /** Whether it is only how every message of a kind begins: a client's status, a server's label. */
  readonly isStatus: boolean;
  /** Whether it ends in a placeholder. */
  readonly isOpen: boolean;
}

interface Literal {
  /** As `plainOf` writes it. */
  readonly text: string;
  /** Whether it closes and opens a quotation: of the placeholders before and behind it. */
  readonly isQuoteEnd: boolean;
  readonly isQuoteStart: boolean;
}

/** A place where a text has a message. */
export interface Found extends Span {
  /** Characters of the text that the message names itself. */
  readonly weight: number;
  readonly hasLabel: boolean;
}

/**
 * Placeholders as programs and tables write them: `…`, `{name}`, `%s`, `<id>`, a word in capitals that
 * stands for one, `x` in quotes.
 */
const placeholder =
  /…|\.{3}(?=\S)|\{\w*\}|%[sdr]\b|<[\w .-]+>|\b(?:NAME|TYPE|FILE|PATH|VALUE)\b|(?<=['"`])(?:API|ID|X|x)(?=['"`])/;
const endsOpen = new RegExp(`(?:${placeholder.source})\\s*$`);
const quote = /["'`’”]/;
const labelPattern = /^([\w. ]{3,40}): (?=\S)/;

/** Fewest characters that say enough: `Field required`. */
const fewest = 11;
/** Most characters that a placeholder takes. */
const longestValue = 300;
/** Most places in a text that are looked at; the last ones are. */
const mostPlaces = 8;

/** Makes the pattern of a message, or nothing where it says too little to be told apart. */
export function patternOf(message: string): MessagePattern | undefined {
  const label = labelPattern.exec(message)?.[1];
  const rest = label === undefined ? message : message.slice(label.length + 1);
  const literals = literalsOf(rest);
  const isEnough = (found: readonly Literal[]): boolean => lengthOf(found) >= fewest;
  const isOpen = /(?:…|\.{3})\s*$/.test(message) || endsOpen.test(message);
  const isStatus = /^(?:Error code: \d{3}\W*|[\w ]{3,20}:\s*)$/.test(message);
  const isWord = !/\s|…/.test(rest.trim());
  if (label !== undefined && (isWord ? quote.test(rest.trim()) : isEnough(literals))) {
    return {message, literals, label: plainOf(label), isStatus, isOpen, isWord};
  }
  const whole = literalsOf(message);
  return isEnough(whole) ? {message, literals: whole, isStatus, isOpen, isWord: false} : undefined;
}

const literalsOf = (message: string): Literal[] =>
  message
    .split(new RegExp(placeholder, 'g'))
    .map((part, index, {length}) => ({
      text: plainOf(part),
      isQuoteEnd: index > 0 && quote.test(part.charAt(0)),
      isQuoteStart: index < length - 1 && quote.test(part.slice(-1)),
    }))
    .filter(({text}) => text);

const lengthOf = (literals: readonly Literal[]): number =>
  literals.reduce((length, {text}) => length + text.length, 0);

/** Finds the last places of a message in a text. */
export function findMessage(
  {literals, label, isOpen, isWord}: MessagePattern,
  pasted: PastedText,
): Found[] {
  const {plain, clean, offsets} = pasted;
  const longest = literals.reduce((a, {text}) => (text.length > a.length ? text : a), '');
  const position = literals.findIndex(({text}) => text === longest);
  const found: Found[] = [];
  // Most texts lack most messages, and a search from the front is much faster.
  if (!plain.includes(longest)) return found;
  let at = plain.lastIndexOf(longest);
  for (let tries = 0; at >= 0 && tries < mostPlaces; tries++) {
    const span = extend(pasted, literals, position, at);
    if (span && isWhole(span) && (!isWord || isValue(span))) {
      const hasLabel = label !== undefined && plain.endsWith(`${label}:`, span.start);
      const start = hasLabel ? span.start - label.length - 1 : span.start;
      const end = (offsets[span.end - 1] ?? 0) + 1;
      found.push({
        start: offsets[start] ?? 0,
        // The value at its end goes on to the end of the line.
        end: isOpen ? end + clean.slice(end, end + longestValue).search(/\n|$/) : end,
        weight: lengthOf(literals) + (isWord ? (label?.length ?? 0) : 0),
        hasLabel,
      });
    }
    if (at === 0) break;
    at = plain.lastIndexOf(longest, at - 1);
  }
  return found;

  /** Whether something is a quoted value behind a colon, as the last part of a line. */
  function isValue({start, end}: Span): boolean {
    const from = offsets[start] ?? 0;
    return (
      /:\s*["'`]$/.test(clean.slice(Math.max(0, from - 40), from)) &&
      /^["'`]\s*(?:$|\n)/.test(clean.slice((offsets[end - 1] ?? 0) + 1))
    );
  }

  /** Words of a message are whole words of the text. */
  function isWhole({start, end}: Span): boolean {
    const before = clean.charAt((offsets[start] ?? 0) - 1);
    const after = clean.charAt((offsets[end - 1] ?? 0) + 1);
    const [first = '', last = ''] = [plain[start], plain[end - 1]];
    return (
      !(isLetter(before) && isLetter(first)) && (isOpen || !(isLetter(last) && isLetter(after)))
    );
  }
}

const isLetter = (character: string): boolean => /[\p{L}\p{N}_]/u.test(character);

/** Finds the other literals around one, each as near as possible and quoted as in the message. */
function extend(
  {plain, clean, offsets}: PastedText,
  literals: readonly Literal[],
  position: number,
  at: number,
): Span | undefined {
  // What was dropped in front of a place.
  const isQuoted = (place: number): boolean => {
    const [before = -1, own = clean.length] = [offsets[place - 1], offsets[place]];
    return quote.test(clean.slice(before + 1, own));
  };
  const fits = ({text, isQuoteEnd, isQuoteStart}: Literal, place: number): boolean =>
    (!isQuoteEnd || isQuoted(place)) && (!isQuoteStart || isQuoted(place + text.length));
  const [middle] = literals.slice(position);
  if (!middle || !fits(middle, at)) return undefined;
  let start = at;
  for (const literal of literals.slice(0, position).reverse()) {
    const from = Math.max(0, start - longestValue - literal.text.length);
    const part = plain.slice(from, start);
    let found = part.lastIndexOf(literal.text);
    while (found >= 0 && !fits(literal, from + found)) {
      found = found > 0 ? part.lastIndexOf(literal.text, found - 1) : -1;
    }
    if (found < 0) return undefined;
    start = from + found;
  }
  let end = at + middle.text.length;
  for (const literal of literals.slice(position + 1)) {
    const part = plain.slice(end, end + longestValue + literal.text.length);
    let found = part.indexOf(literal.text);
    while (found >= 0 && !fits(literal, end + found)) found = part.indexOf(literal.text, found + 1);
    if (found < 0) return undefined;
    end += found + literal.text.length;
  }
  return {start, end};
}

import {type PastedText, plainOf, type Span} from './pasted-text';

/** A message of a table, as it is looked for. */
export interface MessagePattern {
  readonly message: string;
  /** What it says between its placeholders. */
  readonly literals: readonly Literal[];
  /** Class or label before the message, such as `ValueError`, which a log may lack. */
  readonly label?: string;
  /** Whether it ends in a placeholder. */
  readonly isOpen: boolean;
}

interface Literal {
  /** As `plainOf` writes it. */
  readonly text: string;
  /** Whether it begins by closing a quotation, in which the placeholder before it is. */
  readonly isQuoteEnd: boolean;
}

/** A place where a text has a message. */
export interface Found extends Span {
  /** Characters of the text that the message names itself. */
  readonly weight: number;
  readonly hasLabel: boolean;
}

/** Placeholders as programs and tables write them: `…`, `{name}`, `%s`, `<id>`, `NAME` in quotes. */
const placeholder =
  /…|\.{3}(?=\S)|\{\w*\}|%[sdr]\b|<[\w .-]+>|(?<=['"`])(?:NAME|ID|PATH|VALUE)(?=['"`])/;
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
  const isOpen = new RegExp(`(?:${placeholder.source}|\.{3})\s*$`).test(message);
  if (label !== undefined && isEnough(literals))
    return {message, literals, label: plainOf(label), isOpen};
  const whole = literalsOf(message);
  return isEnough(whole) ? {message, literals: whole, isOpen} : undefined;
}

const literalsOf = (message: string): Literal[] =>
  message
    .split(new RegExp(placeholder, 'g'))
    .map((part) => ({text: plainOf(part), isQuoteEnd: quote.test(part.charAt(0))}))
    .filter(({text}) => text);

const lengthOf = (literals: readonly Literal[]): number =>
  literals.reduce((length, {text}) => length + text.length, 0);

/** Finds the last places of a message in a text. */
export function findMessage(
  {literals, label, isOpen}: MessagePattern,
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
    if (span && isWhole(span)) {
      const hasLabel = label !== undefined && plain.endsWith(`${label}:`, span.start);
      const start = hasLabel ? span.start - label.length - 1 : span.start;
      const end = (offsets[span.end - 1] ?? 0) + 1;
      found.push({
        start: offsets[start] ?? 0,
        // The value at its end goes on to the end of the line.
        end: isOpen ? end + clean.slice(end, end + longestValue).search(/\n|$/) : end,
        weight: lengthOf(literals) + (hasLabel ? label.length : 0),
        hasLabel,
      });
    }
    if (at === 0) break;
    at = plain.lastIndexOf(longest, at - 1);
  }
  return found;

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

/** Finds the other literals around one, each as near as possible. */
function extend(
  {plain, clean, offsets}: PastedText,
  literals: readonly Literal[],
  position: number,
  at: number,
): Span | undefined {
  const starts = [at];
  let start = at;
  for (const {text} of literals.slice(0, position).reverse()) {
    const from = Math.max(0, start - longestValue - text.length);
    const index = plain.slice(from, start).lastIndexOf(text);
    if (index < 0) return undefined;
    start = from + index;
    starts.unshift(start);
  }
  let end = at + (literals[position]?.text.length ?? 0);
  for (const {text} of literals.slice(position + 1)) {
    const index = plain.slice(end, end + longestValue + text.length).indexOf(text);
    if (index < 0) return undefined;
    starts.push(end + index);
    end += index + text.length;
  }
  const isQuoted = (place: number): boolean => {
    const [before = -1, own = 0] = [offsets[place - 1], offsets[place]];
    return quote.test(clean.slice(before + 1, own));
  };
  const fits = literals.every(
    ({isQuoteEnd}, index) => index === 0 || !isQuoteEnd || isQuoted(starts[index] ?? 0),
  );
  return fits ? {start, end} : undefined;
}

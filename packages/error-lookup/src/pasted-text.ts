/** What a reader pasted, in the forms in which it is searched. */
export interface PastedText {
  /** Without what terminals and loggers draw around messages. */
  readonly clean: string;
  /** `clean` in lower case, without white space, quotation marks and backslashes. */
  readonly plain: string;
  /** Offset in `clean` of each character of `plain`. */
  readonly offsets: Uint32Array;
  /** The part of `clean` with the last error: from its first character to the one behind its last. */
  readonly ending: Span;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

const escape = String.fromCharCode(27);

/** What programs write around and between the words of a message, and what it is replaced with. */
const drawings: readonly (readonly [RegExp, string])[] = [
  // Links and colors of terminals; pages on which people paste lose the first character.
  [new RegExp(`${escape}\\][^${escape}]*${escape}\\\\`, 'g'), ''],
  [new RegExp(`${escape}\\[[\\d;?]*[@-~]|\\[\\d{1,3}(?:;\\d{1,3})*m`, 'g'), ''],
  [/\r\n?/g, '\n'],
  [/[│┃║╭╮╰╯╔╗╚╝━─]+/g, ' '],
  // A column with the place in the code, which interrupts a wrapped message.
  [/[ \t]{2,}[\w./-]+\.py:\d+[ \t]*$/gm, ''],
  // Line breaks in a body of JSON.
  [/\\+[nrt]/g, ' '],
];

/** Characters that differ with how a message is quoted, escaped and wrapped. */
const dropped = /[\s"'`´‘’“”\\]/;

/** Writes a text as it is compared, without regard to case, quoting and wrapping. */
export const plainOf = (text: string): string =>
  text
    .replace(new RegExp(dropped, 'g'), '')
    // Of other letters, a few have more characters in lower case, and offsets would be wrong.
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Reads a text of any kind and length. It takes some 100 ms for a million characters. */
export function readPastedText(text: string): PastedText {
  const clean = drawings.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);
  const offsets = new Uint32Array(clean.length);
  let length = 0;
  for (let index = 0; index < clean.length; index++) {
    if (!dropped.test(clean.charAt(index))) offsets[length++] = index;
  }
  return {
    ...{clean, plain: plainOf(clean)},
    offsets: offsets.subarray(0, length),
    ending: endingOf(clean),
  };
}

/** Lines with which an error begins, from the surest kind on. */
const beginnings: readonly RegExp[] = [
  /^[ \t|]*(?:[\w.]+\.)?[A-Z]\w*(?:Error|Exception|Exit|Timeout|Refused|NotFound|Denied)(?=:|[ \t]*$)/gm,
  /^.*(?:\bError code: \d{3}\b|["']?(?:detail|error)["']?: ?["'{[]).*$/gm,
  /^.*\b(?:error|critical|fatal|exception|failed)\b.*$/gim,
];

/** Where the next entry of a log begins, or a paragraph. */
const next =
  /\n[ \t]*\n|\n(?=\S*(?:INFO|DEBUG|WARN|ERROR|CRITICAL|Traceback|During handling|The above|\d{4}-\d\d-\d\d))/;

function endingOf(clean: string): Span {
  for (const beginning of beginnings) {
    const start = [...clean.matchAll(beginning)].at(-1)?.index;
    if (start === undefined) continue;
    const length = clean.slice(start + 1).search(next);
    return {start, end: length < 0 ? clean.length : start + 1 + length};
  }
  return {start: 0, end: clean.length};
}

import type {Value, ValueMap} from './facts';

/** An entry of the file with its comment; a list of groups is a list of maps. */
export interface Entry {
  readonly key: string;
  readonly note: string;
  readonly value: Value | Entries;
}

/** Entries below a key: a map, or a list of maps. */
export interface Entries {
  readonly map?: readonly Entry[];
  readonly list?: readonly (readonly Entry[])[];
  /** Texts, each with a comment. */
  readonly texts?: readonly {readonly text: string; readonly note: string}[];
}

const isEntries = (value: Entry['value']): value is Entries =>
  isMap(value) && ('map' in value || 'list' in value || 'texts' in value);

const isMap = (value: unknown): value is ValueMap | Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes a file in which each line ends with its comment. */
export const writeFile = (entries: readonly Entry[]): string =>
  `${entries.flatMap((entry) => linesOf(entry, '')).join('\n')}\n`;

function linesOf({key, note, value}: Entry, indent: string): string[] {
  const comment = note ? ` # ${note.replace(/\s+/g, ' ')}` : '';
  const {map = [], list = [], texts = []} = isEntries(value) ? value : {};
  if (!isEntries(value)) return [`${indent}${key}: ${scalar(value)}${comment}`];
  if (map.length + list.length + texts.length === 0) return [`${indent}${key}: {}${comment}`];
  return [
    `${indent}${key}:${comment}`,
    ...map.flatMap((entry) => linesOf(entry, `${indent}  `)),
    ...texts.map((each) => `${indent}- ${scalar(each.text)} # ${each.note}`),
    ...list.flatMap((group) =>
      group
        .flatMap((entry) => linesOf(entry, `${indent}  `))
        .map((line, place) => (place === 0 ? `${indent}- ${line.trimStart()}` : line)),
    ),
  ];
}

/** Texts that YAML reads as they are. */
const plain = /^(?:[A-Za-z/]|\$\{)(?:[^:#\n"'\u200b]|:(?=\S)|#(?<=\S#))*$/;
const reserved = /^(?:true|false|null|yes|no|on|off|y|n|~)$/i;

function scalar(value: Value): string {
  if (Array.isArray(value)) return `[${value.map((each: Value) => scalarInFlow(each)).join(', ')}]`;
  if (isMap(value)) return JSON.stringify(value);
  if (typeof value !== 'string') return String(value);
  const isPlain = plain.test(value) && !reserved.test(value) && !/\s$/.test(value);
  // A tilde begins a path; alone it is null.
  return isPlain || /^~\/[\w./<>-]+$/.test(value) ? value : JSON.stringify(value);
}

/** In brackets, commas and brackets end a text. */
const scalarInFlow = (value: Value): string =>
  typeof value === 'string' && !/^[A-Za-z][\w-]*$/.test(value)
    ? JSON.stringify(value)
    : scalar(value);

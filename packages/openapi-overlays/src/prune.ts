import {isMap, isScalar, isSeq, parseDocument} from 'yaml';
import {compose, type Composed, type Parts, type TextFile} from './compose';
import {pointerOf} from './kinds';
import type {Finding, Obsolete} from './overlay';
import type {Keys} from './places';

/** A range of characters, and what they become. */
type Edit = readonly [start: number, end: number, text: string];

/**
 * Removes what overlays say of nodes that do not exist; everything else stays as it is written. Of a
 * map or list, one entry goes at a time: compose what remains, and repeat this while findings have
 * something obsolete.
 * @param overlays whose values are removed; findings about other files do not count
 * @param findings as `compose` gives them for these texts
 * @returns the overlays that change, one without actions as an empty text
 */
function withoutObsolete(
  overlays: readonly TextFile[],
  findings: readonly Finding[],
): readonly TextFile[] {
  return overlays.flatMap(({file, text}) => {
    const parents = new Set<string>();
    const own = findings.filter((finding) => {
      const parent = finding.obsolete && pointerOf(finding.obsolete.keys.slice(0, -1));
      if (finding.file !== file || parent === undefined || parents.has(parent)) return false;
      parents.add(parent);
      return true;
    });
    if (own.length === 0) return [];
    const document = parseDocument(text);
    const actions = document.get('actions');
    const isEmptied = own.some(
      ({obsolete}) =>
        isSeq(actions) &&
        actions.items.length === 1 &&
        obsolete?.keys.length === 2 &&
        obsolete.name === undefined,
    );
    if (isEmptied) return [{file, text: ''}];
    const edits = own.map(({obsolete}) => editOf(document, text, obsolete as Obsolete));
    // From the end, so that the other places stay what they are.
    edits.sort(([a], [b]) => b - a);
    const pruned = edits.reduce(
      (result, [start, end, by]) => `${result.slice(0, start)}${by}${result.slice(end)}`,
      text,
    );
    return [{file, text: pruned}];
  });
}

/**
 * Composes the documents, and removes from the overlays what they say of nodes that the structure lacks.
 * @returns the documents, and the overlays that change by their paths, one without actions as an empty text
 */
export function composeLiving(parts: Parts): {changed: Map<string, string>; composed: Composed} {
  const changed = new Map<string, string>();
  const current = ({file, text}: TextFile): TextFile => ({file, text: changed.get(file) ?? text});
  for (;;) {
    const words = parts.words.map(current).filter(({text}) => text !== '');
    const levels = Object.fromEntries(
      Object.entries(parts.levels).map(([id, level]) => [id, current(level)]),
    );
    const composed = compose({...parts, words, levels});
    const pruned = withoutObsolete([...words, ...Object.values(levels)], composed.findings);
    if (pruned.length === 0) return {changed, composed};
    for (const {file, text} of pruned) changed.set(file, text);
  }
}

function editOf(
  document: ReturnType<typeof parseDocument>,
  text: string,
  {keys, name}: Obsolete,
): Edit {
  if (name !== undefined) {
    const target = document.getIn([...keys, 'target'], true);
    if (!isScalar(target) || !target.range) throw notFound(keys);
    const [start, end] = target.range;
    const written = text.slice(start, end);
    const others = [`${name}, `, `${name},`, `, ${name}`, `,${name}`];
    const found = others.find((each) => written.includes(each));
    if (found === undefined) throw notFound([...keys, name]);
    return [start, end, written.replace(found, '')];
  }
  const parent = document.getIn(keys.slice(0, -1), true);
  const last = keys.at(-1);
  if (isSeq(parent) || isMap(parent)) {
    // A map without entries would be nothing at all.
    if (parent.items.length === 1) return editOf(document, text, {keys: keys.slice(0, -1)});
    const index = isSeq(parent)
      ? Number(last)
      : parent.items.findIndex(({key}) => isScalar(key) && String(key.value) === last);
    const start = startOf(parent.items[index]);
    const end = startOf(parent.items[index + 1]) ?? parent.range?.[2];
    if (start !== undefined && end !== undefined)
      return [lineOf(text, start), lineOf(text, end), ''];
  }
  throw notFound(keys);
}

const notFound = (keys: Keys): Error => new Error(`The overlay has no value at ${keys.join('/')}.`);

function startOf(item: unknown): number | undefined {
  const {key, range} = (item ?? {}) as {key?: {range?: number[]}; range?: number[]};
  return (key?.range ?? range)?.[0];
}

/** Where the line of a character begins; the end of the text stays. */
const lineOf = (text: string, at: number): number =>
  at >= text.length ? text.length : text.lastIndexOf('\n', at - 1) + 1;

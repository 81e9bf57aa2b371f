import {type Change, type Effect, effects} from './changes';
import type {Commit} from './history';
import {kinds} from './kinds';
import type {TouchedPlaces} from './places';
import type {StalePage} from './sources';

/** A change with who made it and what it touches. */
export interface ReportedChange extends Change, TouchedPlaces {
  readonly commits: readonly Commit[];
  /** Whether the data has it already; undefined where nothing tells. */
  readonly inData?: boolean;
}

export interface FollowReport {
  readonly from: string;
  readonly to: string;
  /** How many commits the later revision has that the earlier one lacks. */
  readonly commits: number;
  readonly changes: readonly ReportedChange[];
  readonly stale: readonly StalePage[];
  /** What was left out, in sentences. */
  readonly notCompared: readonly string[];
}

/** How much of a long value a table shows. */
const shownValue = 90;
/** How many commits of a change, and files of a stale page, are named. */
const listed = 3;
/** How many lines of a page are named for one change. */
const shownLines = 12;

const titles: Readonly<Record<Effect, string>> = {
  breaks: 'Breaks what readers do',
  differs: 'Differs',
  new: 'New',
};

/** Writes a report as Markdown, for somebody with one hour: what breaks readers is first. */
export function renderReport(report: FollowReport): string {
  const {from, to, commits, changes, stale, notCompared} = report;
  const lines = [`# From ${from} to ${to}`, ''];
  if (changes.length === 0 && stale.length === 0) lines.push('Nothing has changed.', '');
  else {
    lines.push(
      `${count(changes.length, 'change')} in ${count(commits, 'commit')}. ${count(pagesOf(changes).size, 'page')} to correct, ${count(stale.length, 'page')} to read again because of changed sources.`,
      '',
      ...summary(changes),
      ...pages(changes),
      ...effects.flatMap((effect) => tables(effect, changes)),
      ...stalePages(stale),
    );
  }
  lines.push(...notCompared.map((sentence) => `- ${sentence}`));
  return `${lines.join('\n').trimEnd()}\n`;
}

const count = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;
const code = (text: string): string => `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``;
const shorten = (text: string): string =>
  text.length > shownValue ? `${text.slice(0, shownValue)}…` : text;

function summary(changes: readonly ReportedChange[]): string[] {
  const rows = Object.entries(kinds).flatMap(([kind, {title, automatic}]) => {
    const own = changes.filter((change) => change.kind === kind);
    if (own.length === 0) return [];
    const counts = effects.map((effect) => own.filter((change) => change.effect === effect).length);
    const done = own.filter(({inData}) => inData).length;
    return [`| ${title} | ${counts.join(' | ')} | ${done} | ${pagesOf(own).size} | ${automatic} |`];
  });
  return [
    '| Kind | Break | Differ | New | In the data | Pages | Follows the data by itself |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ];
}

type Touching = Pick<ReportedChange, 'effect' | 'places'>;

/** Pages with lines that a writer has to correct: by page, the changes with these lines. */
export function pagesOf<One extends Touching>(
  changes: readonly One[],
): Map<string, {change: One; lines: number[]}[]> {
  const pages = new Map<string, {change: One; lines: number[]}[]>();
  for (const change of changes.filter(({effect}) => effect !== 'new')) {
    const written = change.places.filter(({generated}) => !generated);
    for (const file of new Set(written.map(({file}) => file))) {
      const lines = written.filter((place) => place.file === file).map(({line}) => line);
      pages.set(file, [...(pages.get(file) ?? []), {change, lines}]);
    }
  }
  return pages;
}

function pages(changes: readonly ReportedChange[]): string[] {
  const breaking = (entries: readonly {change: Change}[]): number =>
    entries.filter(({change}) => change.effect === 'breaks').length;
  const sorted = [...pagesOf(changes)].sort(
    ([a, one], [b, other]) =>
      breaking(other) - breaking(one) || other.length - one.length || (a < b ? -1 : 1),
  );
  if (sorted.length === 0) return [];
  return [
    '## Pages to correct',
    '',
    ...sorted.flatMap(([file, entries]) => [
      `### ${file}`,
      '',
      ...grouped(entries.map(({change, lines}) => ({...change, lines}))).map(
        (group) => `- ${lineList(group.flatMap(({lines}) => lines))}: ${sentence(group)}`,
      ),
      '',
    ]),
  ];
}

const lineList = (all: readonly number[]): string => {
  const lines = [...new Set(all)].sort((a, b) => a - b);
  const more = lines.length > shownLines ? ` and ${lines.length - shownLines} more` : '';
  return `line${lines.length === 1 ? '' : 's'} ${lines.slice(0, shownLines).join(', ')}${more}`;
};

/** Puts together what changes alike for several owners, such as a setting of many providers. */
function grouped<One extends Change>(changes: readonly One[]): (readonly [One, ...One[]])[] {
  const groups = new Map<string, [One, ...One[]]>();
  for (const change of changes) {
    const {kind, effect, key, before, after} = change;
    const [owner, name] = ownerAndName(change);
    const own = (text?: string): string | undefined =>
      text?.replaceAll(owner.split('/')[0] ?? '', '…');
    const values = after === undefined ? [] : [own(before), own(after)];
    const alike = JSON.stringify([kind, effect, owner === '' ? key : name, ...values]);
    const group = groups.get(alike);
    if (group) group.push(change);
    else groups.set(alike, [change]);
  }
  return [...groups.values()];
}

/** Whose a fact is, and what it is called there. Facts without an owner have an empty one. */
function ownerAndName({kind, key}: Change): [owner: string, name: string] {
  const words = key.split(' ');
  const length = kinds[kind]?.owner ?? 0;
  return [words.slice(0, length).join(' '), words.slice(length).join(' ')];
}

/** The name of a group: that of its only change, or what they share with its owners. */
function nameOf(group: readonly [Change, ...Change[]]): string {
  const [first] = group;
  if (group.length === 1) return code(shorten(first.key));
  const owners = group.map((change) => code(ownerAndName(change)[0]));
  const more = owners.length > listed ? ` and ${owners.length - listed} more` : '';
  return `${code(shorten(ownerAndName(first)[1]))} of ${owners.slice(0, listed).join(', ')}${more}`;
}

function sentence(group: readonly [Change, ...Change[]]): string {
  const [{kind, before, after}] = group;
  const name = `${kind} ${nameOf(group)}`;
  if (after === undefined) return `${name} is gone`;
  if (before === undefined) return `${name} is new: ${code(shorten(after))}`;
  return `${name}: ${code(shorten(before) || 'nothing')} is now ${code(shorten(after) || 'nothing')}`;
}

function tables(effect: Effect, changes: readonly ReportedChange[]): string[] {
  const own = changes.filter((change) => change.effect === effect);
  if (own.length === 0) return [];
  return [
    `## ${titles[effect]}`,
    '',
    ...Object.entries(kinds).flatMap(([kind, {title}]) => {
      const rows = own.filter((change) => change.kind === kind);
      return rows.length === 0
        ? []
        : [
            `### ${title}: ${effect}`,
            '',
            '| Name | Before | Now | Commits | Places |',
            '| --- | --- | --- | --- | --- |',
            ...grouped(rows).map(row),
            '',
          ];
    }),
  ];
}

function row(group: readonly [ReportedChange, ...ReportedChange[]]): string {
  const [{before, after, commits, common}] = group;
  const value = (text: string | undefined): string =>
    text ? code(shorten(text)) : text === undefined ? '—' : '';
  const made = commits.slice(0, listed).map(({hash, subject}) => {
    const [, request] = /\(#(\d+)\)$/.exec(subject) ?? [];
    return `${hash.slice(0, 9)}${request ? ` (#${request})` : ''}`;
  });
  const more = commits.length > listed ? ` and ${commits.length - listed} more` : '';
  const pages = new Set(group.flatMap(({places}) => places.map(({file}) => file))).size;
  const operations = group.flatMap((change) => change.operations);
  const done = group.filter(({inData}) => inData).length;
  const where = [
    ...(pages > 0 ? [count(pages, 'page')] : []),
    ...(common === undefined ? [] : [`${common} pages have the word, too many to mean it`]),
    ...operations.slice(0, listed).map(({file, line}) => `${file}:${line}`),
    ...(operations.length > listed ? [`${operations.length - listed} more operations`] : []),
    ...(done > 0
      ? [`in the data${done < group.length ? `: ${done} of ${group.length}` : ''}`]
      : []),
  ];
  return `| ${nameOf(group)} | ${value(before)} | ${value(after)} | ${made.join(', ')}${more} | ${where.join(', ')} |`;
}

function stalePages(stale: readonly StalePage[]): string[] {
  if (stale.length === 0) return [];
  return [
    '## Pages whose sources have changed',
    '',
    'Read each against these files, and sign it with `--review`.',
    '',
    '| Page | Files | First of them |',
    '| --- | --- | --- |',
    ...[...stale]
      .sort((a, b) => b.changed.length - a.changed.length || (a.file < b.file ? -1 : 1))
      .map(
        ({file, changed}) =>
          `| ${file} | ${changed.length} | ${changed.slice(0, listed).join(', ')} |`,
      ),
    '',
  ];
}

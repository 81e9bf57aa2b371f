import {LineCounter} from 'yaml';
import type {Change, ChangeKind, ProgramFacts} from './facts';
import type {Finding, Unknown} from './report';

interface Note {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

interface FindingNote extends Note {
  readonly change: ChangeKind;
  readonly href: string;
  /** Text for the place; `isCertain` where it may be written there. */
  readonly replacement?: string;
  readonly edit?: {readonly start: number; readonly end: number; readonly text: string};
}

const verbs: Readonly<Record<ChangeKind, string>> = {
  moved: 'has moved',
  renamed: 'has another name',
  removed: 'was removed',
  deprecated: 'still works, but is deprecated',
  changed: 'has changed',
};

/** Collects what checks find, by offset. Of two findings at one place, the first one counts. */
export class Notes {
  private readonly findings = new Map<number, FindingNote>();
  private readonly unknowns = new Map<number, Note>();

  constructor(
    readonly text: string,
    readonly facts: Pick<ProgramFacts, 'from' | 'to'>,
  ) {}

  /**
   * Notes a change.
   * @param label the name as the sentence has it, without quotes
   * @param edit text for another place than the name's; null where the text must stay
   */
  add(
    [start, end]: readonly [number, number],
    label: string,
    {change, to, instead, href}: Change,
    edit: FindingNote['edit'] | null = to === undefined ? null : {start, end, text: to},
  ): void {
    if (this.findings.has(start)) return;
    const use = to === undefined ? '' : change === 'removed' ? ` Use \`${to}\`.` : '';
    const reason = `\`${label}\` ${verbs[change]} in ${this.facts.to}.${use}${instead ? ` ${instead}` : ''}`;
    this.findings.set(start, {
      ...{start, end, change, href, reason},
      ...(to !== undefined && {replacement: to}),
      ...(edit && {edit}),
    });
  }

  /** Notes what is not known. */
  addUnknown([start, end]: readonly [number, number], reason: string): void {
    if (!this.unknowns.has(start)) this.unknowns.set(start, {start, end, reason});
  }

  /** Everything that was found, in the order of the text, and the text with all edits. */
  result(): {findings: Finding[]; unknown: Unknown[]; edited: string} {
    const lines = new LineCounter();
    lines.addNewLine(0);
    for (const {index} of this.text.matchAll(/\n/g)) lines.addNewLine(index + 1);
    const place = ({start, end}: Note) => {
      const {line, col} = lines.linePos(start);
      return {line, column: col, found: this.text.slice(start, end)};
    };
    const findings = sorted(this.findings);
    return {
      findings: findings.map((note) => ({
        ...place(note),
        change: note.change,
        reason: note.reason,
        ...(note.replacement !== undefined && {replacement: note.replacement}),
        href: note.href,
      })),
      unknown: sorted(this.unknowns)
        .filter(({start}) => !this.findings.has(start))
        .map((note) => ({...place(note), reason: note.reason})),
      edited: applied(
        this.text,
        findings.flatMap(({edit}) => edit ?? []),
      ),
    };
  }
}

const sorted = <T extends Note>(notes: ReadonlyMap<number, T>): T[] =>
  [...notes.values()].sort((one, other) => one.start - other.start);

function applied(text: string, edits: readonly NonNullable<FindingNote['edit']>[]): string {
  let edited = '';
  let at = 0;
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    if (edit.start < at) continue;
    edited += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return edited + text.slice(at);
}

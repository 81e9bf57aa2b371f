import type {ChangeKind} from './facts';

/** What a text is, as far as it can be checked. */
export type ProgramKind = 'python' | 'typescript' | 'yaml' | 'requirements' | 'shell';

/** A place in a text; line and column are counted from 1, the column in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
  /** The text at the place. */
  readonly found: string;
}

/** Something in a program that differs between the two versions. */
export interface Finding extends Place {
  readonly change: ChangeKind;
  /** A sentence, with code spans as in Markdown. */
  readonly reason: string;
  /** Text for the same place. Absent where nothing can be put there; the reason then says what to do. */
  readonly replacement?: string;
  /** Address of the page with the details. */
  readonly href: string;
}

/** Something that may differ, and that the text alone does not show. */
export interface Unknown extends Place {
  /** A sentence that says what is not known, with code spans as in Markdown. */
  readonly reason: string;
}

/** What a check found. */
export interface ProgramReport {
  readonly kind: ProgramKind;
  /** In the order of the text. */
  readonly findings: readonly Finding[];
  readonly unknown: readonly Unknown[];
  /** The program that was checked: the text, or the code cells of a notebook. */
  readonly text: string;
  /** The program with each replacement in its place. It has the same number of lines. */
  readonly edited: string;
}

/** One program that calls an operation. */
export interface CodeSample {
  /** Value of the tab: remembered for the whole site. */
  readonly id: 'python' | 'curl' | 'nodejs' | 'java';
  readonly label: string;
  /** Language of the highlighter. */
  readonly language: string;
  readonly code: string;
  /** What a reader must know before using the program. */
  readonly note?: string;
  /** Whether the program reads an event stream. */
  readonly streaming: boolean;
}

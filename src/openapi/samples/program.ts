/** A program that sends a request, as it is written for one language. */
export interface Program {
  readonly code: string;
  /** What a reader must know before using the program. */
  readonly note?: string;
  /** Whether the program uses a client library. */
  readonly client: boolean;
  /** Whether the program prints what comes back: others end in silence. */
  readonly prints: boolean;
}

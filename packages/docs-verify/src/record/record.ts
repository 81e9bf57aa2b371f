/** What came of running a sample against the framework. */
export interface SampleRecord {
  /** Shortened SHA-256 of the sample's text, as `hashOf` writes it; for fences see `fenceHash`. */
  readonly hash: string;
  /** `parsed`: no action by nature, such as a manifest of a cluster, or a part of a program. */
  readonly result: 'ran' | 'differs' | 'not run' | 'parsed';
  /** Status of the server's answer to a sample that ran, or of the answer that has a message. */
  readonly status?: number;
  /** Whether the program ends with the error that its page says it ends with. */
  readonly fails?: true;
  /**
   * Whether a server starts with a run file: `alone`, with the whole file of the page, or `in a file`,
   * with an excerpt in a file that has the rest.
   */
  readonly starts?: 'alone' | 'in a file';
  /** What took the place of the machine that the sample asks for: `in a container`. */
  readonly inside?: 'in a container' | 'in a simulated cluster';
  /** Why a sample was not run, in the words of `notRunReasons`. */
  readonly reason?: string;
  /** In what the answer differs from the page, or why the program failed. */
  readonly findings?: readonly string[];
}

/** What was compared between the framework and this documentation without a sample. */
export interface ComparisonRecord {
  readonly compared: number;
  /** Differences that are known, each in one line. */
  readonly differences: readonly string[];
  /** Hash of what a page stated when it was compared, where what is compared is a page. */
  readonly hash?: string;
}

/** The parts of a record: programs of operation pages, fences of guides, and messages they quote. */
export const sections = ['samples', 'guides', 'messages'] as const;

export type Section = (typeof sections)[number];

/** The whole commits of the framework and its client that something is about. */
export interface Commits {
  readonly framework: string;
  readonly client: string;
}

/** Whether a record is about exactly these revisions. */
export function isAbout({commits}: Pick<VerificationRecord, 'commits'>, about: Commits): boolean {
  return commits.framework === about.framework && commits.client === about.client;
}

/** The last verification of a version: `data/<version>/verification.json`. */
export interface VerificationRecord {
  readonly version: string;
  /** The whole commits that all results are about: for others, a new record begins. */
  readonly commits: Commits;
  /** Day when each part last ran, such as `2026-11-22`. */
  readonly dates: Readonly<Partial<Record<Section, string>>>;
  /** The same revisions in words. */
  readonly framework: string;
  readonly client: string;
  /** Versions of the programs that ran samples: Python, Node.js, curl, Java. */
  readonly tools: Readonly<Record<string, string>>;
  /** By kind: routes, request bodies, schemas, commands, providers, run configurations. */
  readonly comparisons: Readonly<Record<string, ComparisonRecord>>;
  /** By sample: `stable/createResponse/python`, `stable/createResponse#stream/curl`. */
  readonly samples: Readonly<Record<string, SampleRecord>>;
  /** By page and content of a fence: `getting_started/quickstart#bash-0a1b2c3d4e5f6a7b`. */
  readonly guides: Readonly<Record<string, SampleRecord>>;
  /**
   * By page and message: what guides quote in their tables "If it fails". One that `ran` was provoked,
   * and the framework said it.
   */
  readonly messages: Readonly<Record<string, SampleRecord>>;
}

/** How many samples of a record came to what. */
export interface SampleFigures {
  readonly ran: number;
  readonly differs: number;
  readonly parsed: number;
  /** Samples that were not run, by reason, most frequent first. */
  readonly notRun: readonly (readonly [reason: string, count: number])[];
  readonly total: number;
}

/** Counts the samples of a record. */
export function figuresOf(samples: Readonly<Record<string, SampleRecord>>): SampleFigures {
  const entries = Object.values(samples);
  const reasons = new Map<string, number>();
  for (const {result, reason = ''} of entries) {
    if (result === 'not run') reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return {
    ran: entries.filter(({result}) => result === 'ran').length,
    differs: entries.filter(({result}) => result === 'differs').length,
    parsed: entries.filter(({result}) => result === 'parsed').length,
    notRun: [...reasons].sort(([, a], [, b]) => b - a),
    total: entries.length,
  };
}

import type {Values} from '@docs-kit/docs-verify/messages/templates';
import type {Step} from './steps';
import type {Task} from './task';

/** Where a reader works. */
export interface World {
  /** An empty folder. */
  readonly folder: string;
  /** Folder for what the reader does not see, outside of that one. */
  readonly hidden: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Address of the server that pages talk about. */
  readonly address: string;
  /** What programs that go on until they are stopped have in their code. */
  readonly goesOn: RegExp;
  /** Ports of servers whose code names none. */
  readonly ports: readonly number[];
  /** Values that checks may name, such as paths of a version. */
  readonly values: Values;
  /** What a sample is with the setup that the reader has chosen on the site. */
  readonly fit: (sample: Pick<Step, 'code' | 'language'>) => string;
  /** Puts an excerpt of a file into the reader's own; undefined where there is none yet. */
  readonly merge: (file: string | undefined, excerpt: string) => Promise<string>;
  /** Starts the server that a task begins with, or starts it again with what it has kept. */
  readonly startServer: (again: boolean) => Promise<void>;
  /** Waits until a server that has begun to listen knows what it serves. */
  readonly settle: () => Promise<void>;
  /** Makes what a task's server has from its start. */
  readonly prepare: (task: Task) => Promise<void>;
}

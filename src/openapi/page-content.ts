import type {OperationChanges} from '@docs-kit/openapi-changes';
import type {ApiModel, Operation} from './model';
import type {CodeSample} from './samples';

/** A notice at the top of an operation's page, beside the operation itself. */
export interface Availability {
  /** Version that has the operation, as readers know it. */
  readonly availableIn: string;
  /** Version whose pages the notice stands on. */
  readonly missingIn: string;
  readonly path: string;
}

/** The operation that takes the place of a deprecated one. */
export interface Replacement {
  /** Method and path. */
  readonly label: string;
  /** Address of its page. */
  readonly path: string;
  readonly sameRequest: boolean;
  readonly sameResponse: boolean;
}

export interface OperationPage {
  readonly operation: Operation;
  /** The specification that the operation and its schemas come from. */
  readonly model: ApiModel;
  readonly level: string;
  readonly samples: readonly CodeSample[];
  /** Which clients the samples need and how they send a token, as Markdown. */
  readonly clientNote?: string;
  /** Set when the version of the page does not have the operation. */
  readonly availability?: Availability;
  /** Set when another operation takes this one's place. */
  readonly replacement?: Replacement;
  /** What differs from the versions before and after; absent where nothing does. */
  readonly changes?: readonly OperationChanges[];
  /** Names that readers search for and the text lacks. */
  readonly keywords?: readonly string[];
}

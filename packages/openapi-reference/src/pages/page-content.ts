import type {ApiModel, Operation} from '@docs-kit/openapi-model';
import type {CodeSample} from '../samples';

/** A warning at the top of an operation's page. */
export interface Notice {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** An operation with all that its page says of it. */
export interface OperationPage {
  readonly operation: Operation;
  /** The specification that the operation and its schemas come from. */
  readonly model: ApiModel;
  /** Badge beside the route, such as `Stable`. */
  readonly level?: string;
  /** Badge in the place of the level where the version of the page lacks the operation: `Not in 1.0`. */
  readonly absence?: string;
  readonly samples: readonly CodeSample[];
  /** What readers must know before they run the samples, as Markdown. */
  readonly clientNote?: string;
  /** Whether `clientNote` says how to be allowed: no section on authorization is needed then. */
  readonly noteHasAuthorization?: boolean;
  /** What the site says of the operation; a deprecated one without a notice gets a short one. */
  readonly notices?: readonly Notice[];
  /** What became of the operation, in a few words; links to the section `changes` of `appendix`. */
  readonly change?: string;
  /** What became of fields, in a few words each, by the id of the field. */
  readonly marks?: ReadonlyMap<string, string>;
  /** Sections at the end of the page, as MDX. */
  readonly appendix?: string;
}

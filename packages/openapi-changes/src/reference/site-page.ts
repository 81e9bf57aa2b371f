import type {Notice, OperationPage} from '@docs-kit/openapi-reference';
import type {OperationChanges} from '../changes-section';

/** A version that has an operation which the version of the page lacks. */
export interface Availability {
  /** Version that has the operation, as readers know it. */
  readonly availableIn: string;
  /** Version whose pages have the notice. */
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

/** The page of an operation with what only a site with several versions knows of it. */
export interface SitePage extends OperationPage {
  /** Set when the version of the page does not have the operation. */
  readonly availability?: Availability;
  /** Set when another operation takes this one's place. */
  readonly replacement?: Replacement;
  /** What differs from the versions before and after; absent where nothing does. */
  readonly changes?: readonly OperationChanges[];
  /** Names that readers search for and the text lacks. */
  readonly keywords?: readonly string[];
}

/** What a page says in the place of a level of the API, when its version has no such operation. */
export function absenceOf({missingIn}: Pick<Availability, 'missingIn'>): string {
  return `Not in ${missingIn}`;
}

/** The warning on the page of a tag when its version has none of the operations. */
export function apiNotice(availability: Availability): Notice {
  const {availableIn, missingIn, path} = availability;
  return {
    title: absenceOf(availability),
    text: `${missingIn} doesn't have this API: its routes return 404. The pages below describe the API in [${availableIn}](${path}).`,
  };
}

/** The warning on the page of an operation that another version has. */
export function availabilityNotice(availability: Availability): Notice {
  const {availableIn, missingIn, path} = availability;
  return {
    title: absenceOf(availability),
    text: `${missingIn} doesn't have this operation. The page describes it in [${availableIn}](${path}).`,
  };
}

/** The warning on the page of a deprecated operation. */
export function deprecationNotice(replacement: Replacement | undefined): Notice {
  const advice = replacement
    ? ` Use [\`${replacement.label}\`](${replacement.path}) instead: ${contractOf(replacement)}`
    : " There's no replacement.";
  return {
    title: 'Deprecated',
    text: `This route still works, but a later release will remove it.${advice}`,
  };
}

function contractOf({sameRequest, sameResponse}: Replacement): string {
  if (sameRequest && sameResponse) return 'the request and the response are the same.';
  if (sameRequest) return 'the request is the same, but the response differs.';
  if (sameResponse) return 'the response is the same, but the request differs.';
  return 'both the request and the response differ.';
}

import type {Notice, OperationPage} from '@docs-kit/openapi-reference';
import type {OperationChanges} from '@docs-kit/openapi-changes';

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
    text: `${missingIn} doesn't have this API, and its routes return 404. The pages below describe it as it is in [${availableIn}](${path}).`,
  };
}

/** The warning on the page of an operation that another version has. */
export function availabilityNotice(availability: Availability): Notice {
  const {availableIn, missingIn, path} = availability;
  return {
    title: absenceOf(availability),
    text: `${missingIn} doesn't have this operation. The page describes it as it is in [${availableIn}](${path}).`,
  };
}

/** The warning on the page of a deprecated operation. */
export function deprecationNotice(replacement: Replacement | undefined): Notice {
  const advice = replacement
    ? ` Use [\`${replacement.label}\`](${replacement.path}) instead: ${contractOf(replacement)}`
    : ' No other operation takes its place.';
  return {
    title: 'Deprecated',
    text: `This route still answers, and a later release removes it.${advice}`,
  };
}

function contractOf({sameRequest, sameResponse}: Replacement): string {
  if (sameRequest && sameResponse) return 'it takes the same request and gives the same response.';
  if (sameRequest) return 'it takes the same request, but its response differs.';
  if (sameResponse) return 'it gives the same response, but takes another request.';
  return 'both its request and its response differ.';
}

import type {ReactNode} from 'react';
import type {PresentedHit} from '../../search/list/present';

/** Where the page of a result is: the pages above it. */
export default function ResultPath({hit}: {readonly hit: PresentedHit}): ReactNode {
  return (hit.b ?? []).join(' › ');
}

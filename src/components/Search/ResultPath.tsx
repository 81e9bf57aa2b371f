import type {ReactNode} from 'react';
import type {PresentedHit} from '../../search/list/present';
import Marked from './Marked';

/** Where a result stands: the pages above it, and its own page when the result is a section. */
export default function ResultPath({hit}: {readonly hit: PresentedHit}): ReactNode {
  return (
    <>
      {(hit.b ?? []).map((title) => `${title} › `)}
      <Marked pieces={hit.title} />
      {hit.owner && ` › ${hit.owner}`}
    </>
  );
}

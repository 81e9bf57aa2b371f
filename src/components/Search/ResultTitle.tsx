import type {ReactNode} from 'react';
import type {PresentedHit} from '../../search/list/present';
import Marked from './Marked';

/** The page that a result is on, then the section of it, since many pages have sections of one name. */
export default function ResultTitle({hit}: {readonly hit: PresentedHit}): ReactNode {
  return (
    <>
      <Marked pieces={hit.title} />
      {hit.owner && ` › ${hit.owner}`}
      {hit.heading && (
        <>
          {' › '}
          <Marked pieces={hit.heading} />
        </>
      )}
    </>
  );
}

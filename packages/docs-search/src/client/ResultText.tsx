import type {ReactNode} from 'react';
import type {PresentedHit} from '../results/present';
import type {TextPiece} from '../results/snippet';

/** A text with its found words in `mark` elements. */
export function Marked({pieces = []}: {readonly pieces?: readonly TextPiece[]}): ReactNode {
  return pieces.map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** The page that a result is on, then the section of it, since many pages have sections of one name. */
export function ResultTitle({hit}: {readonly hit: PresentedHit}): ReactNode {
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

/** Where the page of a result is: the pages above it. */
export const pathOf = ({b = []}: PresentedHit): string => b.join(' › ');

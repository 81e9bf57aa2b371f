import type {ReactNode} from 'react';
import type {TextPiece} from '../../search/list/snippet';

/** A text with its found words in `mark` elements. */
export default function Marked({pieces}: {readonly pieces: readonly TextPiece[]}): ReactNode {
  return pieces.map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

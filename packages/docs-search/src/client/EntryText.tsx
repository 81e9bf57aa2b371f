import type {ReactNode} from 'react';
import type {Entry} from './entries';
import icons from './icons.json';
import styles from './styles.module.css';

/** A text with its found words in `mark` elements. */
export function Marked({pieces = []}: {readonly pieces: Entry['snippet']}): ReactNode {
  return pieces.map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

interface EntryTextProps {
  readonly entry: Entry;
  /** Its title: a heading with a link on a page, a text within a link. */
  readonly children: ReactNode;
}

/** What an entry shows: the icon of its kind, its title, kind and place, and its snippet. */
export default function EntryText({entry, children}: EntryTextProps): ReactNode {
  const {kind, place, snippet} = entry;
  return (
    <>
      <svg className={styles.kind} viewBox="0 0 16 16" aria-hidden="true">
        <path d={icons[kind.icon]} />
      </svg>
      {children}
      <span className={styles.place}>
        {kind.label}
        {place && ` · ${place}`}
      </span>
      {'snippet' in entry && (
        <span className={styles.snippet}>
          <Marked pieces={snippet} />
        </span>
      )}
    </>
  );
}

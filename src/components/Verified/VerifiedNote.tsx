import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface VerifiedNoteProps {
  readonly version: string;
  /** Where some of the samples ran: `in a container`. */
  readonly inside?: string;
  /** Version on which somebody who knew only this page came to the end of a task. */
  readonly followed?: string;
}

/** Explains, at the foot of a page, the sign in the corner of its samples. */
export default function VerifiedNote({version, inside, followed}: VerifiedNoteProps): ReactNode {
  return (
    <p className={styles.verifiedNote} data-search="skip">
      Samples with the sign ✓ ran on {version}
      {inside && `, some of them ${inside}`}: <Link to="/verification">how we verify them</Link>.
      {followed && ` Followed to the end on ${followed}.`}
    </p>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Explains, at the foot of a page, the sign in the corner of its samples. */
export default function VerifiedNote({version}: {readonly version: string}): ReactNode {
  return (
    <p className={styles.verifiedNote} data-search="skip">
      Samples with the sign ✓ ran on {version}: <Link to="/verification">how we verify them</Link>.
    </p>
  );
}

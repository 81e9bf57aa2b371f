import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface VerifiedProps {
  /** What came of running the sample: `Ran on v0.2.23`. */
  readonly text: string;
}

/** Says under a sample whether it was run against the framework, and leads to how. */
export default function Verified({text}: VerifiedProps): ReactNode {
  return (
    <p className={styles.verified} data-ran="" data-search="skip">
      <Link to="/verification">{text}</Link>
    </p>
  );
}

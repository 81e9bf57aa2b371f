/**
 * Loading: ejected. Colors of the site with enough contrast, words for screen readers, and a retry
 * that loads the whole page again, since a part that failed once may be gone after a deployment.
 * Upstream: @docusaurus/core.
 */
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({error, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={() => window.location.reload()}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.progress} role="status">
      <span className={styles.spinner} />
      <span className="visually-hidden">Loading</span>
    </div>
  ) : null;
}

import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';
import {setStartState} from '../start-state';
import styles from './startup-error.module.css';

const meaning =
  'The menus and the search of this page could not be loaded. You can read it and follow its links.';

/**
 * Says on the page that the application cannot start because a file is missing. Docusaurus does not
 * catch this, and would leave buttons that do nothing. Links work without the application.
 */
export function showStartupError(reason: unknown): void {
  setStartState('failed');
  console.error(reason);
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  document.querySelector('.main-wrapper')?.prepend(box);
  createRoot(box).render(
    <Loading
      error={new Error(`${meaning} (${reason instanceof Error ? reason.message : String(reason)})`)}
      isLoading={false}
      pastDelay={false}
      timedOut={false}
      retry={() => undefined}
    />,
  );
}

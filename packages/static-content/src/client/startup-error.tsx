import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';
import {setStartState} from '../application-start/state';
import styles from './styles.module.css';

const meaning =
  'The menus and the search of this page could not be loaded. You can read it and follow its links.';

/**
 * Says on the page that the application cannot start, whatever is missing: a script, or a file with data.
 * Docusaurus does not catch this, and would leave the page as the server sent it, with buttons that do
 * nothing. Links go on working by themselves.
 */
export function showFailedStart(reason: unknown): void {
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

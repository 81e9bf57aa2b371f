import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';
import {failedEvent, startedEvent} from '../first-interaction/names';
import styles from './styles.module.css';

/**
 * Docusaurus starts the application when all parts of the first page are there, and does not catch
 * their failure: the page would stay as the server sent it, with buttons that do nothing.
 */
function showFailedStart({reason}: PromiseRejectionEvent): void {
  if (!(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
  stopWatching();
  document.dispatchEvent(new Event(failedEvent));
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  document.querySelector('.main-wrapper')?.prepend(box);
  createRoot(box).render(
    <Loading
      error={reason}
      isLoading={false}
      pastDelay={false}
      timedOut={false}
      retry={() => undefined}
    />,
  );
}

function stopWatching(): void {
  window.removeEventListener('unhandledrejection', showFailedStart);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', showFailedStart);
  document.addEventListener(startedEvent, stopWatching, {once: true});
}

import {hasStarted, openedAddress, returnMark, setStartState} from '../start-state';

/**
 * Lets the browser load the page of an entry in the history that the application would have shown. After
 * a reload, entries that the application made belong to the document that is open: going back to one
 * changes the address, and without the application nothing else.
 *
 * A page that was left while its application started is loaded again, too. Firefox shows it as it was, but
 * loses the messages and files that were under way, so the start would never end.
 */
export function followHistory(): void {
  const opened = openedAddress();
  const follow = (): void => {
    const {pathname, search} = window.location;
    // A new hash is a place on the same page, which browsers go to by themselves.
    if (hasStarted() || pathname + search === opened) return;
    setStartState('left');
    markReturn();
    window.location.reload();
  };
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted && !hasStarted()) window.location.reload();
  });
  window.addEventListener('popstate', follow);
  // The history may have moved while this script was on its way.
  follow();
}

function markReturn(): void {
  try {
    window.sessionStorage.setItem(returnMark, '');
  } catch {
    // A browser that stores nothing shows the page where it likes.
  }
}

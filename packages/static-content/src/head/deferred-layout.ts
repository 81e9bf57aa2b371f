/**
 * Runs in the browser before the body is shown. It must not refer to anything outside itself. A place in
 * the page that an address, a search, the history or a link names must not move when a table above it gets
 * its height, so tables wait only where the page is opened at its top, and until such a link is followed.
 */
export const deferLayout = `(function (html, entry) {
  if (!entry || entry.type !== 'navigate' || /[?#]/.test(entry.name)) return;
  html.dataset.lateTables = '';
  document.addEventListener('click', function (event) {
    if (event.target.closest('a[href*="#"]')) delete html.dataset.lateTables;
  }, true);
})(document.documentElement, performance.getEntriesByType('navigation')[0]);`;

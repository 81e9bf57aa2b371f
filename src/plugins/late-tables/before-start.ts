/**
 * Runs in the browser before the body is shown. It must not refer to anything outside itself. A place in
 * the page that an address, a search or the history names must not move when a table above it gets its
 * height, so tables wait only where the page is opened at its top.
 */
export const beforeStart = `(function (html, entry) {
  if (entry && entry.type === 'navigate' && !/[?#]/.test(entry.name)) html.dataset.lateTables = '';
})(document.documentElement, performance.getEntriesByType('navigation')[0]);`;

/**
 * Runs in the browser before the body is shown, after the script of the classic theme, which copies
 * any stored word, also `system`, to the attribute that the style sheets ask for light or dark. It
 * must not refer to anything outside itself. Until the application is alive, and after it too, a page
 * without a choice follows the system as that changes.
 */
export const beforeStart = `(function (html, dark) {
  if (!/^(light|dark)$/.test(html.dataset.theme)) html.dataset.themeChoice = 'system';
  function followSystem() {
    if (html.dataset.themeChoice === 'system') html.dataset.theme = dark.matches ? 'dark' : 'light';
  }
  followSystem();
  dark.addEventListener('change', followSystem);
})(document.documentElement, matchMedia('(prefers-color-scheme: dark)'));`;

/**
 * Runs in the browser before the body is shown, after the script of the classic theme, which copies
 * any stored word, also `system`, to the attribute that the style sheets ask for light or dark. It
 * must not refer to anything outside itself. Until the application is alive, and after it too, a page
 * without a choice follows the system as that changes, and each page what is chosen in another tab.
 */
export const beforeStart = `(function (html, dark) {
  function choose(stored) {
    var isMode = /^(light|dark)$/.test(stored);
    html.dataset.themeChoice = isMode ? stored : 'system';
    if (isMode) html.dataset.theme = stored;
    followSystem();
  }
  function followSystem() {
    if (html.dataset.themeChoice === 'system') html.dataset.theme = dark.matches ? 'dark' : 'light';
  }
  choose(html.dataset.themeChoice);
  dark.addEventListener('change', followSystem);
  window.addEventListener('storage', function (event) {
    if (event.key === 'theme' || event.key === null) choose(event.newValue);
  });
})(document.documentElement, matchMedia('(prefers-color-scheme: dark)'));`;

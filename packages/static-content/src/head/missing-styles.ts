/**
 * The message precedes the application, which expects its root to hold only its own elements. Its
 * colors and sizes are data that the script applies, since the style sheet is missing and the Content
 * Security Policy forbids style attributes.
 */
const message = `
<div role="alert" data-css="padding:16px;border:4px solid #a81f2d;background:#ffe6b3;color:#18211f;font:16px/1.5 sans-serif">
The style sheet of this page did not load. You can read and use the page. To see it as it should look, <a href="" data-css="color:#18211f;text-decoration:underline">load it again</a>.
</div>`;

/**
 * The script is in each page, before its style sheets. It says so when one of them does not load, or is
 * something else: some hosts send a page for a file that they lack. Browsers report the first case to
 * the element and, on the way there, to listeners above it.
 */
export const reportMissingStyles = `(function () {
  var isSaid = false;
  function say() {
    if (isSaid) return;
    isSaid = true;
    document.body.insertAdjacentHTML('afterbegin', ${JSON.stringify(message.replaceAll('\n', ' ').trim()).replaceAll('<', '\\u003c')});
    var box = document.body.firstElementChild;
    [box, box.querySelector('a')].forEach(function (element) { element.style.cssText = element.dataset.css; });
  }
  document.addEventListener('error', function (event) {
    if (event.target.rel !== 'stylesheet') return;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say);
    else say();
  }, true);
  window.addEventListener('load', function () {
    document.querySelectorAll('link[rel=stylesheet]').forEach(function (link) {
      if (!link.sheet || link.sheet.cssRules.length === 0) say();
    });
  });
})();`;

import {missingEvent} from '../first-interaction/names';

const text = '#18211f';

/**
 * Styles come with the elements, and colors do too: the style sheets may be missing as well. They are
 * data that the script applies, because the Content Security Policy forbids style attributes. It stays
 * in view on a page that is scrolled.
 */
const banner = (baseUrl: string): string => `
<div role="alert" data-css="position:sticky;top:0;z-index:1000;padding:16px;border:4px solid #a81f2d;background:#ffe6b3;color:${text};font:16px/1.5 sans-serif">
<p data-css="margin:0 0 8px;font-weight:bold">Your Docusaurus site did not load properly.</p>
<p data-css="margin:0 0 8px">You can read this page, but its buttons and the search do not work. <a href="" data-css="color:${text};text-decoration:underline">Load it again</a>; if that does not help, a file is missing on the server.</p>
<p data-css="margin:0">For those who run this site: a very common reason is a wrong baseUrl. Current configured baseUrl = <b>${baseUrl}</b></p>
</div>`;

/**
 * Script of every page, which stands in the page itself: says so when nothing makes the page alive,
 * for whatever reason. Browsers run the script of the page before they report that the document is
 * there, and its last act is to say that it waits for the reader; it reports itself when the
 * application, which it loads later, is missing. The development server loads the application alone.
 */
export function beforeStart(baseUrl: string): string {
  const html = JSON.stringify(banner(baseUrl).replaceAll('\n', '')).replaceAll('<', '\\u003c');
  return `(function (root) {
  function say() {
    var body = document.getElementById('__docusaurus');
    body.insertAdjacentHTML('afterbegin', ${html});
    body.parentNode.querySelectorAll('#__docusaurus > [role=alert], #__docusaurus > [role=alert] [data-css]').forEach(function (element) {
      element.style.cssText = element.dataset.css;
    });
  }
  document.addEventListener('${missingEvent}', say, {once: true});
  document.addEventListener('DOMContentLoaded', function () {
    if (root.dataset.hasHydrated !== 'true' && !window.docusaurus) say();
  });
})(document.documentElement);`;
}

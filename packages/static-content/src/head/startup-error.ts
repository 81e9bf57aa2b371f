import {missingEvent, startAttribute} from '../start-state';

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
 * Script of every page, in the page itself: says so when the application cannot start, for whatever
 * reason. Browsers run the page script before they report that the document is there. It marks the page,
 * and reports itself when the application, which it loads later, is missing. The development server has
 * no page script and loads the application alone.
 */
export function reportStartupError(baseUrl: string): string {
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
    if (!root.hasAttribute('${startAttribute}') && !window.docusaurus) say();
  });
})(document.documentElement);`;
}

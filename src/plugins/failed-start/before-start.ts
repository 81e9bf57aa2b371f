const text = '#18211f';

/** Styles stand in the elements, and colors do too: the style sheets may be missing as well. It stays in view on a page that is scrolled. */
const banner = (baseUrl: string): string => `
<div role="alert" style="position:sticky;top:0;z-index:1000;padding:16px;border:4px solid #a81f2d;background:#ffe6b3;color:${text};font:16px/1.5 sans-serif">
<p style="margin:0 0 8px;font-weight:bold">Your Docusaurus site did not load properly.</p>
<p style="margin:0 0 8px">You can read this page, but its buttons and the search do not work. <a href="" style="color:${text};text-decoration:underline">Load it again</a>; if that does not help, a file is missing on the server.</p>
<p style="margin:0">For those who run this site: a very common reason is a wrong baseUrl. Current configured baseUrl = <b>${baseUrl}</b></p>
</div>`;

/**
 * Script of every page, which stands in the page itself: says so when the application has not begun
 * after all scripts have been tried, for whatever reason. Browsers run the scripts of the application
 * before they report that the document is there, and the first of its acts is to name itself.
 */
export function beforeStart(baseUrl: string): string {
  const html = JSON.stringify(banner(baseUrl).replaceAll('\n', '')).replaceAll('<', '\\u003c');
  return `document.addEventListener('DOMContentLoaded', function () {
  if (!window.docusaurus) document.getElementById('__docusaurus').insertAdjacentHTML('afterbegin', ${html});
});`;
}

/**
 * What hosts that run JavaScript before their files need: it gives the Markdown copy of a page to
 * programs that ask for Markdown. `cloudflare.js` and `netlify.js` fit it to their hosts.
 * Source of the rule: https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1 (Accept)
 *
 * @param {Request} request
 * @param {Response} page what the host answers by itself
 * @param {(copy: Request) => Promise<Response>} load asks the host for another file
 * @returns {Promise<Response>}
 */
export async function pageOrCopy(request, page, load) {
  // What is no page has no copy: a style sheet, an image, a file for download.
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  const copy = prefersMarkdown(request) && page.ok ? await load(copyOf(request)) : undefined;
  const found = copy?.ok ? copy : page;
  const headers = new Headers(found.headers);
  headers.append('vary', 'accept');
  if (found === copy) headers.set('content-type', 'text/markdown; charset=utf-8');
  return new Response(found.body, {status: found.status, headers});
}

/** Browsers name HTML, if they name Markdown at all, first. */
function prefersMarkdown({headers}) {
  const accept = headers.get('accept') ?? '';
  const markdown = accept.indexOf('text/markdown');
  const html = accept.indexOf('text/html');
  return markdown >= 0 && (html < 0 || markdown < html);
}

function copyOf(request) {
  const url = new URL(request.url);
  url.pathname = `${url.pathname.replace(/\/$/, '') || '/index'}.md`;
  return new Request(url, request);
}

import {pageOrCopy} from './negotiation.js';

/**
 * For Cloudflare Pages: make the file `functions/_middleware.js` at the root of the project with the
 * line `export {onRequest} from '../hosting/cloudflare.js';`.
 * Format: https://developers.cloudflare.com/pages/functions/middleware/
 */
export async function onRequest({request, next}) {
  return pageOrCopy(request, await next(), (copy) => next(copy));
}

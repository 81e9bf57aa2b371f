import {pageOrCopy} from './negotiation.js';

/**
 * For Netlify: make the file `netlify/edge-functions/markdown.js` at the root of the project with the
 * line `export {default, config} from '../../hosting/netlify.js';`.
 * Format: https://docs.netlify.com/build/edge-functions/api/
 */
export default async function markdown(request, context) {
  return pageOrCopy(request, await context.next(), (copy) => fetch(copy));
}

export const config = {path: '/*', excludedPath: ['/assets/*', '/img/*', '/data/*']};

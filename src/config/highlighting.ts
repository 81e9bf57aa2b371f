import rehypePrism from 'rehype-prism-plus';

/**
 * Highlights code fences while pages are built. A fence of a language that Prism does not know
 * stops the build.
 */
export function highlighting(): [typeof rehypePrism, {ignoreMissing: boolean}] {
  return [rehypePrism, {ignoreMissing: false}];
}

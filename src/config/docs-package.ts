import {product} from '../site/product';

/** Name of the npm package of a version's documentation; Python's has underscores. */
export const docsPackageName = `${product.slug}-docs`;

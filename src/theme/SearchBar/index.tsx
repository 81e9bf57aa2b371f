/**
 * SearchBar: replaced. The bar of the search plugin searches type by type for pages that have every
 * word; this one asks the site's own ranking in `src/search`, as an ARIA combobox. Replaced rather
 * than wrapped, because the upstream bar brings its own worker and its own drop-down.
 * Upstream: @easyops-cn/docusaurus-search-local.
 */
export {default} from '@site/src/components/Search/SearchBar';

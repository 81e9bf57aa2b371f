/**
 * SearchPage: replaced, for the same ranking as in the search bar, with a choice of the version.
 * Upstream: @easyops-cn/docusaurus-search-local 0.55.3.
 */
export {default} from '@site/src/components/Search/SearchPage';

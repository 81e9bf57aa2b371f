/**
 * SearchPage: replaced, for the same ranking as in the search bar, with a choice of the version.
 * Upstream: @easyops-cn/docusaurus-search-local.
 */
export {default} from '@site/src/components/Search/SearchPage';

/** The search page of this package in place of the one of search-local. */
export {default} from '../../client/SearchPage';

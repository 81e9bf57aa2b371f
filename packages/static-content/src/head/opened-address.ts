import {openedAttribute} from '../start-state';

/**
 * The first script of each page. It notes the address for which the server has sent the page: Back and
 * Forward can change that of a page whose other scripts are still on their way, and tell nobody.
 */
export const noteOpenedAddress = `document.documentElement.setAttribute('${openedAttribute}', location.pathname + location.search);`;

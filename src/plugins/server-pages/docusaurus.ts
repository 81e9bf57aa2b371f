import preloadPage from './preload';
import {isPageAddress} from './page-address';

interface NavigatorWithConnection {
  readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
}

/**
 * In the place of the object by which the links of Docusaurus load pages ahead. A link that is in view is
 * no reason to: most are never followed. One that the pointer or a finger reaches is, unless the reader
 * spares data.
 */
const docusaurus: Window['docusaurus'] = {
  prefetch: () => false,
  preload(address) {
    const {saveData, effectiveType} = (navigator as NavigatorWithConnection).connection ?? {};
    const url = new URL(address, window.location.href);
    if (saveData || effectiveType?.includes('2g') || !isPageAddress(url)) return false;
    // A page that cannot be loaded ahead is asked for again when the reader goes there.
    return preloadPage(url.pathname).catch(() => []);
  },
};

export default Object.freeze(docusaurus);

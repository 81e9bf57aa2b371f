import preloadPage from './preload';
import {isPageAddress} from './page-address';

interface NavigatorWithConnection {
  readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
}

/** How long a pointer is on a link that is meant, in milliseconds: on its way over a list, it is less. */
const timeOnLink = 60;

/** Whether the reader is about to follow a link: its page is large enough to be asked for with a reason. */
async function isMeant({href}: URL): Promise<boolean> {
  // A finger does not pass over a link.
  if (window.matchMedia('(hover: none)').matches) return true;
  await new Promise((resolve) => setTimeout(resolve, timeOnLink));
  const links = document.querySelectorAll<HTMLAnchorElement>('a:hover');
  return [...links].some((link) => link.href === href);
}

/**
 * In the place of the object by which the links of Docusaurus load pages ahead. A link that is in view is
 * no reason to: most are never followed. One that the pointer stays on or a finger touches is, unless the
 * reader spares data.
 */
const docusaurus: Window['docusaurus'] = {
  prefetch: () => false,
  preload(address) {
    const {saveData, effectiveType} = (navigator as NavigatorWithConnection).connection ?? {};
    const url = new URL(address, window.location.href);
    if (saveData || effectiveType?.includes('2g') || !isPageAddress(url)) return false;
    // A page that cannot be loaded ahead is asked for again when the reader goes there.
    return isMeant(url)
      .then((isMeantNow) => (isMeantNow ? preloadPage(url.pathname) : []))
      .catch(() => []);
  },
};

export default Object.freeze(docusaurus);

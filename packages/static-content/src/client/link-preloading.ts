import {loadPage} from './page-loader';
import {isPageAddress} from './page-address';

interface NavigatorWithConnection {
  readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
}

/** How long a pointer has to stay on a link, in milliseconds: on its way over a list it stays less. */
const timeOnLink = 60;

/** Whether the reader is about to follow a link. */
async function isMeant({href}: URL): Promise<boolean> {
  // A finger does not pass over a link.
  if (window.matchMedia('(hover: none)').matches) return true;
  await new Promise((resolve) => setTimeout(resolve, timeOnLink));
  const links = document.querySelectorAll<HTMLAnchorElement>('a:hover');
  return [...links].some((link) => link.href === href);
}

/**
 * In place of the object by which the links of Docusaurus load pages ahead. A page is loaded when the
 * pointer stays on its link or a finger touches it, unless the reader saves data. A link that is only in
 * view does not load its page, because most links are never followed.
 */
const docusaurus: Window['docusaurus'] = {
  prefetch: () => false,
  preload(address) {
    const {saveData, effectiveType} = (navigator as NavigatorWithConnection).connection ?? {};
    const url = new URL(address, window.location.href);
    if (saveData || effectiveType?.includes('2g') || !isPageAddress(url)) return false;
    // A page that cannot be loaded ahead is asked for again when the reader goes there.
    return isMeant(url)
      .then((isMeantNow) => (isMeantNow ? loadPage(url.pathname) : []))
      .catch(() => []);
  },
};

export default Object.freeze(docusaurus);

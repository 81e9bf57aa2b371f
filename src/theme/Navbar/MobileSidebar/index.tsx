/**
 * Navbar/MobileSidebar: wrapped. Opening moves the focus into the sidebar and keeps it there, the
 * way back to the main menu takes it along, and closing, also by Escape, returns it to the button
 * that opened. Upstream leaves the focus behind, on a page that nobody sees. Open, it is a dialog, as
 * nothing else can be reached. The sidebar closes when
 * another page comes: upstream leaves that to each link, and those of a dropdown forget it.
 * Upstream: @docusaurus/theme-classic.
 */
import {useLocation} from '@docusaurus/router';
import {usePrevious} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, useEffect, useRef} from 'react';

export default function MobileSidebarWithFocus(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const isMainMenu = !useNavbarSecondaryMenu().shown;
  const {pathname} = useLocation();
  const lastPathname = usePrevious(pathname);
  const close = useRef(toggle);
  useEffect(() => {
    close.current = toggle;
  });
  useEffect(() => {
    if (shown && pathname !== lastPathname) close.current();
  }, [shown, pathname, lastPathname]);
  useEffect(() => {
    if (!shown) return undefined;
    const opener = document.activeElement;
    const background = document.querySelectorAll(backgroundSelector);
    background.forEach((element) => element.setAttribute('inert', ''));
    const sidebar = document.querySelector(sidebarSelector);
    for (const [name, value] of dialog) sidebar?.setAttribute(name, value);
    document.querySelector<HTMLElement>(closeSelector)?.focus();
    const handleKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') close.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      background.forEach((element) => element.removeAttribute('inert'));
      for (const [name] of dialog) sidebar?.removeAttribute(name);
      // A link that was followed has moved on to another page, where the button is the same.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [shown]);
  useEffect(() => {
    if (!shown || !isMainMenu || document.activeElement?.matches(closeSelector)) return;
    // The menu is still sliding in: without scrolling it arrives by itself.
    document.querySelector<HTMLElement>(mainMenuSelector)?.focus({preventScroll: true});
  }, [shown, isMainMenu]);
  return <MobileSidebar />;
}

const sidebarSelector = '.navbar-sidebar';
const closeSelector = '.navbar-sidebar__close';
const mainMenuSelector = '.navbar-sidebar__item:not([inert]) a';

/** What the open sidebar is to a screen reader: all that there is. */
const dialog = [
  ['role', 'dialog'],
  ['aria-modal', 'true'],
  ['aria-label', 'Menu'],
] as const;

/** Everything that the open sidebar covers. */
const backgroundSelector = '#__docusaurus > :not(.navbar, :has(> .navbar)), .navbar__inner';

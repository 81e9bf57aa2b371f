/**
 * Navbar/MobileSidebar: wrapped. Opening moves the focus into the sidebar and keeps it there, and
 * closing, also by Escape, returns it to the button that opened. Upstream leaves the focus behind,
 * on a page that nobody sees.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, useEffect, useRef} from 'react';

export default function MobileSidebarWithFocus(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const close = useRef(toggle);
  useEffect(() => {
    close.current = toggle;
  });
  useEffect(() => {
    if (!shown) return undefined;
    const opener = document.activeElement;
    const background = document.querySelectorAll(backgroundSelector);
    background.forEach((element) => element.setAttribute('inert', ''));
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const handleKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') close.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      background.forEach((element) => element.removeAttribute('inert'));
      // A link that was followed has moved on to another page, where the button is the same.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [shown]);
  return <MobileSidebar />;
}

/** Everything that the open sidebar covers. */
const backgroundSelector = '#__docusaurus > :not(.navbar, :has(> .navbar)), .navbar__inner';

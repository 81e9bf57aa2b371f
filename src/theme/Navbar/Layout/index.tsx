/**
 * Navbar/Layout: wrapped. A bar that hides on scrolling comes back when the reader goes to a place
 * on the page; upstream hides it there. Without `hideOnScroll` nothing changes.
 * Upstream: @docusaurus/theme-classic.
 */
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarLayout from '@theme-original/Navbar/Layout';
import type {Props} from '@theme/Navbar/Layout';
import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

export default function NavbarThatReturns(props: Props): ReactNode {
  const {hideOnScroll} = useThemeConfig().navbar;
  return hideOnScroll ? <ReturningNavbar {...props} /> : <NavbarLayout {...props} />;
}

/** Shows the bar from the arrival at a hash until the page scrolls on from there. */
function ReturningNavbar(props: Props): ReactNode {
  const location = useLocation();
  const [released, setReleased] = useState<unknown>();
  const isHeld = location.hash !== '' && released !== location;
  useEffect(() => {
    let place: number | undefined;
    const arrive = (): void => {
      place = window.scrollY;
    };
    const release = (): void => {
      // The browser itself goes to the hash of the first page, at any time until that is loaded.
      if (document.readyState !== 'complete') arrive();
      else if (place !== undefined && Math.abs(window.scrollY - place) > 5) setReleased(location);
    };
    // What arriving scrolled is reported before the next frame.
    const frame = requestAnimationFrame(arrive);
    window.addEventListener('scroll', release, {passive: true});
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', release);
    };
  }, [location]);
  return (
    <div className={isHeld ? styles.held : styles.free}>
      <NavbarLayout {...props} />
    </div>
  );
}

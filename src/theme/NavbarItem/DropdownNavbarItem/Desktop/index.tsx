/**
 * NavbarItem/DropdownNavbarItem/Desktop: ejected. Upstream gives one element two tasks, link and
 * menu button, so that a touch leads away before the menu is read and the space bar does nothing.
 * Here the label is a link where it has a target, and a button beside it opens the menu: by mouse,
 * touch, Enter and space. Upstream leaves a menu that the mouse opened to CSS, which neither Escape
 * nor a choice can close; here one state holds both ways of opening.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useEffect, useId, useRef, useState} from 'react';
import styles from './styles.module.css';

/** What opened a menu. One that the mouse opened by its place closes when the mouse leaves it. */
interface Opening {
  readonly by: 'hover' | 'press';
  /** The menu belongs to this place: elsewhere it is closed. */
  readonly at: ReturnType<typeof useLocation>;
}

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const [opening, setOpening] = useState<Opening>();
  const isOpen = opening?.at === location;
  const open = (by: Opening['by']): void => setOpening({by, at: location});
  const close = (): void => setOpening(undefined);
  const menuId = useId();
  const isBrowser = useIsBrowser();
  useDismissal(container, isOpen, close);
  const label = props.children ?? props.label;
  const toggle = {
    'aria-expanded': isOpen,
    'aria-controls': menuId,
    onClick: () => (isOpen && opening.by === 'press' ? close() : open('press')),
  };
  return (
    <div
      ref={container}
      className={clsx('navbar__item', 'dropdown', styles.dropdown, {
        // Without JavaScript, CSS opens the menu.
        'dropdown--hoverable': !isBrowser,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onPointerOver={({pointerType, target}) => {
        // A menu that closes under the mouse, as one does where the reader goes, stays closed.
        const isInMenu = target instanceof Element && target.closest('.dropdown__menu');
        if (pointerType === 'mouse' && !isOpen && !isInMenu) open('hover');
      }}
      onPointerLeave={() => {
        if (opening?.by === 'hover') close();
      }}
      onClick={({target}) => {
        if (target instanceof Element && target.closest('a')) close();
      }}>
      {props.to ? (
        <>
          <NavbarNavLink
            activeClassName="navbar__link--active"
            {...props}
            className={clsx('navbar__link', styles.link, className)}
          />
          <button
            type="button"
            className={clsx('clean-btn', styles.caret)}
            aria-label={typeof label === 'string' ? `Menu of ${label}` : 'Menu'}
            data-needs-script=""
            {...toggle}
          />
        </>
      ) : (
        <button
          type="button"
          className={clsx('clean-btn navbar__link', styles.caret, className)}
          {...toggle}>
          {props.html ? <span dangerouslySetInnerHTML={{__html: props.html}} /> : label}
        </button>
      )}
      {/* The query string and hash in links are known in the browser alone: the links are made anew. */}
      <ul className="dropdown__menu" id={menuId} key={String(isBrowser)}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}

/**
 * Closes an open menu when a press, a touch or the focus goes to an element outside, when the mouse
 * comes to another menu, and on Escape, which returns a focus that was inside to the button.
 */
function useDismissal(
  container: RefObject<HTMLDivElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handle = (event: Event): void => {
      const {type, target} = event;
      const isInside = target instanceof Node && container.current?.contains(target);
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (isInside) container.current?.querySelector('button')?.focus();
      } else if (
        isInside ||
        (type === 'mouseover' && !(target instanceof Element && target.closest('.dropdown')))
      ) {
        return;
      }
      close();
    };
    const events = ['mousedown', 'touchstart', 'focusin', 'mouseover', 'keydown'] as const;
    events.forEach((event) => document.addEventListener(event, handle));
    return () => events.forEach((event) => document.removeEventListener(event, handle));
  });
}

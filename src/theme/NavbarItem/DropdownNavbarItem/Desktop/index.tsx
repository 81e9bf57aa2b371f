/**
 * NavbarItem/DropdownNavbarItem/Desktop: ejected. Upstream gives one element two tasks, link and
 * menu button, so that a touch leads away before the menu is read and the space bar does nothing.
 * Here the label is a link where it has a target, and a button beside it opens the menu: by mouse,
 * touch, Enter and space. Escape closes it and returns the focus.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useEffect, useId, useRef, useState} from 'react';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  const isBrowser = useIsBrowser();
  useOutside(container, () => setIsOpen(false));
  const label = props.children ?? props.label;
  const toggle = {
    'aria-expanded': isOpen,
    'aria-controls': menuId,
    onClick: () => setIsOpen(!isOpen),
  };
  return (
    <div
      ref={container}
      className={clsx('navbar__item', 'dropdown', 'dropdown--hoverable', styles.dropdown, {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      }}>
      {props.to ? (
        <>
          <NavbarNavLink {...props} className={clsx('navbar__link', styles.link, className)} />
          <button
            ref={button}
            type="button"
            className={clsx('clean-btn', styles.caret)}
            aria-label={typeof label === 'string' ? `Menu of ${label}` : 'Menu'}
            data-needs-script=""
            {...toggle}
          />
        </>
      ) : (
        <button
          ref={button}
          type="button"
          className={clsx('clean-btn navbar__link', styles.caret, className)}
          {...toggle}>
          {label}
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

/** Calls back when a press, a touch or the focus goes to an element outside the container. */
function useOutside(container: RefObject<HTMLElement | null>, callBack: () => void): void {
  useEffect(() => {
    const events = ['mousedown', 'touchstart', 'focusin'] as const;
    const handle = ({target}: Event): void => {
      if (target instanceof Node && !container.current?.contains(target)) callBack();
    };
    events.forEach((event) => document.addEventListener(event, handle));
    return () => events.forEach((event) => document.removeEventListener(event, handle));
  });
}

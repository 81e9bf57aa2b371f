/**
 * NavbarItem/DropdownNavbarItem/Desktop: ejected. Upstream gives one element two tasks, link and
 * menu button, so that a touch leads away before the menu is read and the space bar does nothing.
 * Here the label is a link where it has a target, and a button beside it opens the menu: by mouse,
 * touch, Enter and space. A label that leads to the page itself does what the button does. Upstream
 * leaves a menu that the mouse opened to CSS, which neither Escape nor a choice can close; here one
 * state holds both ways of opening.
 * Upstream: @docusaurus/theme-classic.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './styles.module.css';

/**
 * What was last done to a menu. One that the mouse has opened closes when the mouse leaves it; one
 * that was dismissed stays closed as long as the mouse is still over it.
 */
interface Use {
  readonly state: 'hovered' | 'pressed' | 'dismissed';
  /** It holds for this page: on another one the menu is closed. */
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
  const [use, setUse] = useState<Use>();
  const state = use?.at === location ? use.state : undefined;
  const isOpen = state === 'hovered' || state === 'pressed';
  const set = (next?: Use['state']): void => setUse(next && {state: next, at: location});
  const dismiss = (): void => set('dismissed');
  const menuId = useId();
  const isBrowser = useIsBrowser();
  useDismissal(container, isOpen, dismiss);
  const wasAlive = useRef(isBrowser);
  useEffect(() => {
    // CSS may have opened the menu before the page was alive: it must not close under the mouse.
    if (isBrowser && !wasAlive.current && container.current?.matches(':hover')) {
      setUse({state: 'hovered', at: location});
    }
    wasAlive.current = isBrowser;
  }, [isBrowser, location]);
  const label = props.children ?? props.label;
  const press = (): void => set(state === 'pressed' ? 'dismissed' : 'pressed');
  const toggle = {'aria-expanded': isOpen, 'aria-controls': menuId, onClick: press};
  const pressInsteadOfLink = (event: MouseEvent): void => {
    // With a key, a click opens the page in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    press();
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
      // A page that appears under a resting mouse does not count as hovering: the mouse has to move.
      onPointerMove={({pointerType}) => {
        if (pointerType === 'mouse' && !state) set('hovered');
      }}
      onPointerEnter={() => {
        if (state === 'dismissed') set();
      }}
      onPointerLeave={() => {
        if (state !== 'pressed') set();
      }}
      onClick={({target}) => {
        if (target instanceof Element && target.closest('a')) dismiss();
      }}>
      {props.to ? (
        <>
          <NavbarNavLink
            activeClassName="navbar__link--active"
            {...props}
            className={clsx('navbar__link', styles.link, className)}
            {...(isSamePath(props.to, location.pathname) && {onClick: pressInsteadOfLink})}
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
      {/* Only the browser knows the query string and hash in links, so it makes the links again. */}
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
  dismiss: () => void,
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
      dismiss();
    };
    const events = ['mousedown', 'touchstart', 'focusin', 'mouseover', 'keydown'] as const;
    events.forEach((event) => document.addEventListener(event, handle));
    return () => events.forEach((event) => document.removeEventListener(event, handle));
  });
}

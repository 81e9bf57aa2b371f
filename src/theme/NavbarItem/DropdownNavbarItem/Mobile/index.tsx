/**
 * NavbarItem/DropdownNavbarItem/Mobile: ejected. Upstream calls a link that leads away a button, and
 * one that leads nowhere too, without its state and for Enter alone. Here the label is a link where
 * it has a target, with a button beside it as on the desktop; else it is the button itself.
 * Upstream: @docusaurus/theme-classic.
 */
import {Collapsible, isRegexpStringMatch, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarNavLink, {type Props as LinkProps} from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';
import styles from './styles.module.css';

export default function DropdownNavbarItemMobile({
  items,
  className,
  onClick,
  ...props
}: Props): ReactNode {
  const pathname = useLocalPathname();
  const isCurrent = isSamePath(props.to, pathname);
  const isAround = [props, ...items].some((item) => isActive(item, pathname));
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({initialState: !isAround});
  useEffect(() => {
    if (isAround) setCollapsed(false);
  }, [isAround, setCollapsed]);
  const label = props.children ?? props.label;
  const toggle = {
    type: 'button',
    'aria-expanded': !collapsed,
    onClick: toggleCollapsed,
  } as const;
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isCurrent && 'menu__list-item-collapsible--active',
        )}>
        {props.to ? (
          <>
            <NavbarNavLink
              {...{...props, position: undefined}}
              className={clsx('menu__link', className)}
              onClick={onClick}
            />
            <button
              className="clean-btn menu__caret"
              aria-label={typeof label === 'string' ? `Menu of ${label}` : 'Menu'}
              {...toggle}
            />
          </>
        ) : (
          <button
            className={clsx(
              'menu__link menu__link--sublist menu__link--sublist-caret',
              styles.button,
              className,
            )}
            {...toggle}>
            {props.html ? <span dangerouslySetInnerHTML={{__html: props.html}} /> : label}
          </button>
        )}
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}

type Place = Pick<LinkProps, 'to' | 'activeBaseRegex' | 'activeBasePath'>;

function isActive({to, activeBaseRegex, activeBasePath}: Place, pathname: string): boolean {
  return (
    isSamePath(to, pathname) ||
    isRegexpStringMatch(activeBaseRegex, pathname) ||
    Boolean(activeBasePath && pathname.startsWith(activeBasePath))
  );
}

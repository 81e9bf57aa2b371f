/**
 * DocSidebarItem/Category: wrapped. A category without a page is a link with the role of a button, which
 * leads to the first page of the category where JavaScript is off. Upstream gives it another address
 * once the application is there, so React replaces the element, and the focus on it is lost. The space bar
 * presses it too, where upstream scrolls the page. "(coming soon)" in a name becomes a badge; upstream
 * takes a text as label, and no elements, so a style sheet writes it, as it does for an API that the
 * version lacks. A category that the reader has
 * closed opens for each page in it that is read next; upstream opens one for the first page alone.
 * Upstream: @docusaurus/theme-classic.
 */
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import {splitName} from '@site/src/components/ComingSoon/name';

export default function CategoryWithBadge(props: Props): ReactNode {
  const {item} = props;
  const {ref, openings} = useOpening(props);
  const name = splitName(item.label);
  const badge = name.badge ?? absenceOf(item);
  // The original hands what it does not know on to the link.
  const forLink = {
    ref,
    onKeyDown: pressBySpace,
    'data-badge': badge,
    ...(item.collapsible &&
      item.href === undefined && {href: findFirstSidebarItemLink(item), 'data-category': ''}),
  };
  return (
    <Category
      key={openings}
      {...props}
      item={name.badge ? {...item, label: name.words} : item}
      {...forLink}
    />
  );
}

/**
 * Opens a closed category when another page in it is read: what it shows at first is made again, since
 * the original keeps its state to itself. The focus is not lost, because nothing in a closed category has it.
 * @returns a reference for the link of the category, and how often it was opened
 */
function useOpening({item, activePath}: Props): {
  readonly ref: RefObject<HTMLAnchorElement | null>;
  readonly openings: number;
} {
  const ref = useRef<HTMLAnchorElement>(null);
  const pathBefore = useRef(activePath);
  const [openings, setOpenings] = useState(0);
  const holdsPage = activePath !== item.href && isActiveSidebarItem(item, activePath);
  useEffect(() => {
    const isAnother = pathBefore.current !== activePath;
    pathBefore.current = activePath;
    if (!isAnother || !holdsPage) return;
    const isClosed = ref.current?.closest('li')?.matches('.menu__list-item--collapsed') ?? false;
    if (isClosed) setOpenings((count) => count + 1);
  }, [activePath, holdsPage]);
  return {ref, openings};
}

/** What an API is called whose operations the version lacks, each of them. */
function absenceOf({items}: Props['item']): string | undefined {
  const [first, ...others] = items.map(({customProps}) => customProps?.absence);
  return typeof first === 'string' && others.every((other) => other === first) ? first : undefined;
}

function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ' || event.currentTarget.getAttribute('role') !== 'button') return;
  event.preventDefault();
  event.currentTarget.click();
}

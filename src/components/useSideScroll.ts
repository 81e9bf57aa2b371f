import {type RefObject, useEffect, useRef, useState} from 'react';

interface SideScroll<E> {
  readonly ref: RefObject<E | null>;
  readonly role?: 'group';
  readonly tabIndex?: 0;
  readonly 'aria-label'?: string;
}

/**
 * Attributes of an element that scrolls sideways where its content is wider. Then it takes the
 * focus, so that the arrow keys scroll it, and is named after the heading above it; one that fits is
 * no stop of the keyboard. Until the width is known, and without JavaScript, it counts as too wide.
 */
export default function useSideScroll<E extends HTMLElement>(content: string): SideScroll<E> {
  const ref = useRef<E>(null);
  const [name, setName] = useState<string | undefined>(content);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const isTooWide = element.scrollWidth > element.clientWidth;
      setName(isTooWide ? [content, ...headingAbove(element)].join(' in ') : undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [content]);
  return {
    ref,
    ...(name && {role: 'group', tabIndex: 0, 'aria-label': `${name}, scrolls sideways`}),
  };
}

function headingAbove(element: Element): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
    .filter(
      (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    .slice(-1)
    .map(({textContent}) => textContent.replace('\u200b', ''));
}

import {useHistory} from '@docusaurus/router';
import type {ComponentType, MouseEvent, ReactNode, TouchEvent} from 'react';
import {textAttribute} from './description';
import {isPageAddress} from './page-address';
import type {SentPage} from './sent-page';

/** No markup, and always the same one: React neither compares it with what is there, nor writes it. */
const asItIs = {__html: ''};

const sentTexts = new WeakSet<object>();

/** Whether a component shows a text as the server has sent it. */
export function isSentText(component: unknown): boolean {
  return typeof component === 'function' && sentTexts.has(component);
}

/**
 * Makes a component of the text of a page, in the place of the one that its Markdown was compiled to.
 * Of the page that is open, React takes the element over and does not look inside; into that of another
 * page move the elements that the server has sent. A reader who comes back gets the same ones again.
 */
export function sentText(page: Pick<SentPage, 'element'>): ComponentType {
  const takeOver = (element: HTMLElement | null): void => {
    if (!element || element === page.element) return;
    element.replaceChildren(...(page.element?.childNodes ?? []));
    page.element = element;
  };
  function SentText(): ReactNode {
    const {push} = useHistory();
    const follow = (event: MouseEvent): void => {
      const link = followedLink(event);
      if (!link) return;
      event.preventDefault();
      push(link.pathname + link.search + link.hash);
    };
    return (
      <div
        className="markdown"
        {...{[textAttribute]: ''}}
        ref={takeOver}
        onClick={follow}
        onMouseOver={loadAhead}
        onTouchStart={loadAhead}
        dangerouslySetInnerHTML={asItIs}
        suppressHydrationWarning
      />
    );
  }
  sentTexts.add(SentText);
  return SentText;
}

/** Loads the page of a link that the pointer reaches ahead, as the links of Docusaurus do. */
function loadAhead({target}: MouseEvent | TouchEvent): void {
  const link = linkAround(target);
  if (link) window.docusaurus.preload(link.href);
}

/**
 * The link that a click follows within the application: the browser itself goes to places on the page,
 * and opens windows.
 */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const {altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target} = event;
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return undefined;
  const link = linkAround(target);
  return link?.target || link?.getAttribute('href')?.startsWith('#') ? undefined : link;
}

/** The link around an element, if it leads to a page of this site. */
function linkAround(target: EventTarget): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && !link.hasAttribute('download') && isPageAddress(link) ? link : undefined;
}

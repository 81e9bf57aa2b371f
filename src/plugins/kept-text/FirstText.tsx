import {useHistory} from '@docusaurus/router';
import type {MouseEvent, ReactNode, TouchEvent} from 'react';
import {isPage} from '../exact-routes/pages';
import {firstText, textAttribute} from './first-page';

/** No markup, and always the same one: React neither compares it with what is there, nor writes it. */
const asItIs = {__html: ''};

/**
 * The text of the page that the server has sent, as it is: React takes the element over and does not
 * look inside. A reader who comes back to the page gets the same elements again.
 */
export default function FirstText(): ReactNode {
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

/** Moves the text into an element that React has made anew. */
function takeOver(element: HTMLElement | null): void {
  if (!element || !firstText || element === firstText.element) return;
  element.replaceChildren(...(firstText.element?.childNodes ?? []));
  firstText.element = element;
}

/** Loads the page of a link that the pointer reaches, as the links of Docusaurus do. */
function loadAhead({target}: MouseEvent | TouchEvent): void {
  const link = linkAround(target);
  if (link) window.docusaurus.preload(link.pathname);
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
  return link?.origin === window.location.origin && isPage(link.pathname) ? link : undefined;
}

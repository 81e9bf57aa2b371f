import {useHistory} from '@docusaurus/router';
import type {ComponentType, MouseEvent, ReactNode, TouchEvent} from 'react';
import {staticContentAttribute} from '../page-data';
import {isPageAddress} from './page-address';
import type {ServerContent} from './server-document';

/** No markup, and always the same object: React neither compares it with what is there nor writes it. */
const unchanged = {__html: ''};

const components = new WeakSet<object>();

/** Whether a component shows the content of a page as the server sent it. */
export function isStaticContent(component: unknown): boolean {
  return typeof component === 'function' && components.has(component);
}

/**
 * Makes a component that shows the content of a page, in place of the compiled MDX. On the page that is
 * open, React takes the element over and does not look inside. Otherwise the elements that the server
 * sent move into it. A reader who comes back gets the same elements again.
 */
export function staticContentOf(content: Pick<ServerContent, 'element'>): ComponentType {
  const takeOver = (element: HTMLElement | null): void => {
    if (!element || element === content.element) return;
    element.replaceChildren(...(content.element?.childNodes ?? []));
    content.element = element;
  };
  function StaticContent(): ReactNode {
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
        {...{[staticContentAttribute]: ''}}
        ref={takeOver}
        onClick={follow}
        onMouseOver={loadAhead}
        onTouchStart={loadAhead}
        dangerouslySetInnerHTML={unchanged}
        suppressHydrationWarning
      />
    );
  }
  components.add(StaticContent);
  return StaticContent;
}

/** Loads the page of a link under the pointer ahead, as the links of Docusaurus do. */
function loadAhead({target}: MouseEvent | TouchEvent): void {
  const link = linkAround(target);
  if (link) window.docusaurus.preload(link.href);
}

/**
 * The link that a click follows within the application. The browser itself follows links to a place on
 * the page and links that open a window.
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

/**
 * SkipToContent: ejected. Leads past the sidebar even before the application is there: the address that
 * upstream gives its link is that of an element which contains the sidebar. Programs that read the HTML of
 * a page find the index of all pages here, at its beginning (https://agentdocsspec.com); readers have the
 * menus, and the Markdown copy no need of it.
 * Upstream: @docusaurus/theme-classic.
 */
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {type MouseEvent, type ReactNode, useRef} from 'react';
import {contentId} from './content-id';
import styles from './styles.module.css';

const label = 'Skip to main content';

export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  const {activeDoc} = useActiveDocContext(undefined);
  // A new page begins at its top for the keyboard, too.
  useLocationChange(({location}) => {
    if (region.current && !location.hash && action === 'PUSH') focusOnce(region.current);
  });
  return (
    <>
      <div ref={region} role="region" aria-label={label}>
        <a
          className={styles.link}
          href={`#${activeDoc ? contentId : SkipToContentFallbackId}`}
          onClick={focusMain}>
          {label}
        </a>
      </div>
      <p hidden data-markdown-ignore="">
        All pages of this documentation as Markdown: <a href="/llms.txt">/llms.txt</a>
      </p>
    </>
  );
}

/** Moves the focus without a new entry in the history. */
function focusMain(event: MouseEvent): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  event.preventDefault();
  focusOnce(main);
}

/** Focuses an element that the Tab key skips. */
function focusOnce(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus();
  element.removeAttribute('tabindex');
}

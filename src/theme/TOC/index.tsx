/**
 * TOC: ejected. A navigation landmark with a visible name that keeps the current entry in view, where
 * upstream has an unnamed box.
 * Upstream: @docusaurus/theme-classic.
 */
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';
import styles from './styles.module.css';
import {useCurrentEntryInView} from './useCurrentEntryInView';

const currentEntry = 'table-of-contents__link--active';

export default function TOC({className, ...props}: Props): ReactNode {
  const contents = useRef<HTMLElement>(null);
  useCurrentEntryInView(contents, currentEntry);
  return (
    <nav
      ref={contents}
      className={clsx(styles.contents, 'thin-scrollbar', className)}
      aria-label="Contents of this page">
      <p className={styles.title} aria-hidden="true">
        On this page
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName={currentEntry}
      />
    </nav>
  );
}

/**
 * Footer/Layout: ejected. The columns are a navigation landmark of their own, and the last line is
 * aligned with the start of the page's width, where upstream centres it below a gap.
 * Upstream: @docusaurus/theme-classic.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function FooterLayout({style, links, logo, copyright}: Props): ReactNode {
  return (
    <footer
      className={clsx(
        ThemeClassNames.layout.footer.container,
        'footer',
        style === 'dark' && 'footer--dark',
        styles.footer,
      )}>
      <div className={styles.content}>
        {links && <nav aria-label="Footer">{links}</nav>}
        {(logo || copyright) && (
          <div className={clsx('running-text', styles.end)}>
            {logo}
            {copyright}
          </div>
        )}
      </div>
    </footer>
  );
}

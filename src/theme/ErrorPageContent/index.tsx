/**
 * ErrorPageContent: wrapped. Steps aside when the reader goes on to another page: the documents
 * share one layout, whose error boundary would show the crash of one in place of all. Also gives
 * the browser's tab a title, and the error a color with enough contrast.
 * Upstream: @docusaurus/theme-classic.
 */
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import {type ComponentProps, type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

export default function ErrorPageContentOfOnePage({
  error,
  tryAgain,
}: ComponentProps<typeof ErrorPageContent>): ReactNode {
  const {pathname} = useLocation();
  const [crashedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashedAt) tryAgain();
  }, [pathname, crashedAt, tryAgain]);
  return (
    <div className={styles.crash}>
      <PageMetadata title="Page Error" />
      <ErrorPageContent error={error} tryAgain={tryAgain} />
    </div>
  );
}

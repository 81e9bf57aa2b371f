/**
 * TOCItems: wrapped. Long names break where their words begin: `ResponseOutput|Message`.
 * Upstream: @docusaurus/theme-classic.
 */
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {type ReactNode, useMemo} from 'react';
import {withBreaks} from './withBreaks';

export default function TOCItemsWithBreaks({toc, ...props}: Props): ReactNode {
  const entries = useMemo(
    () => toc.map((item) => ({...item, value: withBreaks(item.value)})),
    [toc],
  );
  return <TOCItems {...props} toc={entries} />;
}

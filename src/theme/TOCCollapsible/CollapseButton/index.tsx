/**
 * TOCCollapsible/CollapseButton: wrapped. Says whether the contents are open, not by its arrow alone.
 * Upstream: @docusaurus/theme-classic.
 */
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import type {ReactNode} from 'react';

export default function CollapseButtonWithState(props: Props): ReactNode {
  return <CollapseButton aria-expanded={!props.collapsed} {...props} />;
}

/**
 * AnnouncementBar/CloseButton: wrapped. The button goes with the announcement that it closes: the
 * focus moves to what follows, where upstream loses it.
 * Upstream: @docusaurus/theme-classic.
 */
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import type {MouseEvent, ReactNode} from 'react';

export default function CloseButtonThatHandsOn({onClick, ...props}: Props): ReactNode {
  return (
    <CloseButton
      {...props}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        document.querySelector<HTMLElement>('.navbar__brand')?.focus();
      }}
    />
  );
}

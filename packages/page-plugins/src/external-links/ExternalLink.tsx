import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';

/** `@docusaurus/Link` with words behind a link that opens a new tab, for screen readers and style sheets. */
export default function ExternalLink({children, ...props}: ComponentProps<typeof Link>): ReactNode {
  if (!children || !opensTab(props)) return <Link {...props}>{children}</Link>;
  return (
    <Link {...props}>
      {children}
      <span className="new-tab" data-markdown-ignore="">
        {` (${process.env.EXTERNAL_LINK_LABEL ?? ''})`}
      </span>
    </Link>
  );
}

function opensTab({to, href, target}: ComponentProps<typeof Link>): boolean {
  const address = to ?? href;
  return target ? target === '_blank' : address !== undefined && !isInternalUrl(address);
}

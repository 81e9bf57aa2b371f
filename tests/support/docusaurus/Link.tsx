import type {ComponentProps, ReactNode} from 'react';

/** Stands for Docusaurus' link in tests: an anchor. */
export default function Link({
  to,
  ...props
}: ComponentProps<'a'> & {readonly to?: string}): ReactNode {
  return <a href={to} {...props} />;
}

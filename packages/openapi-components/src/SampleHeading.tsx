import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

interface SampleHeadingProps {
  readonly as: 'h2' | 'h3';
  readonly id: string;
  readonly children: string;
}

/** A heading of the samples, with the link to itself that headings have. */
export default function SampleHeading({as: Tag, id, children}: SampleHeadingProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <Tag id={id} aria-label={children}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${children}`} />
    </Tag>
  );
}

import type {ReactNode} from 'react';
import shapes from './shapes.json';

/** A drawing in a square of 24, as paths of one stroke that were drawn for this site. */
export type IconName = keyof typeof shapes;

export interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A drawing of one stroke in the colour of the text around it, for the eye alone. */
export default function Icon({name, className}: IconProps): ReactNode {
  return (
    <svg
      className={className}
      aria-hidden="true"
      height="24"
      stroke="currentColor"
      strokeWidth="1.75"
      fill="none"
      strokeLinejoin="round"
      width="24"
      strokeLinecap="round"
      viewBox="0 0 24 24">
      <path d={shapes[name]} />
    </svg>
  );
}

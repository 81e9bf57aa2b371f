import type {ReactNode} from 'react';
import {type IconName, shapes} from './shapes';

export interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A drawing of one stroke in the colour of the text around it, for the eye alone. */
export default function Icon({name, className}: IconProps): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

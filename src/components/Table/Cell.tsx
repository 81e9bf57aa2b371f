import {type ComponentProps, isValidElement, type ReactNode} from 'react';
import ProviderLogo from '../ProviderLogo';
import {textOf} from '../text-of';
import styles from './styles.module.css';

export interface CellProps extends ComponentProps<'td'> {
  /** What the column is called, where a block of lines must say it. */
  readonly label?: string;
}

/** Stands in a cell that has nothing to say. */
const dash = '—';

/** A cell of a table's body. A link to a provider, alone in its cell, has the logo of what that uses. */
export default function Cell({label, children, ...props}: CellProps): ReactNode {
  const isEmpty = textOf(children).trim() === dash;
  return (
    <td
      {...props}
      role="cell"
      {...(label && {'data-label': label})}
      {...(isEmpty && {'data-empty': ''})}>
      {children}
      {isValidElement<ComponentProps<'a'>>(children) && children.props.href && (
        <ProviderLogo page={children.props.href} className={styles.logo} />
      )}
    </td>
  );
}

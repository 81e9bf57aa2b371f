import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {TypePhrase} from '@docs-kit/openapi-model/wording';
import TypeExpression from './TypeExpression';
import styles from './styles.module.css';

export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly type: TypePhrase;
  readonly required?: boolean;
  readonly optional?: boolean;
  /** What became of it, such as `new in Next`. */
  readonly mark?: string;
  /** Default, allowed values, format and bounds, in words. */
  readonly notes?: string;
  /** The description, and the fields of an object that is written in place. */
  readonly children?: ReactNode;
}

/**
 * A parameter or property: its name is the link to itself. Large pages hold hundreds of these, so
 * that each is made of as few elements as it can be.
 */
export default function Field({
  id,
  name,
  type,
  required,
  optional,
  mark,
  notes,
  children,
}: FieldProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.field} id={id} tabIndex={-1}>
      <a className={styles.name} href={`#${id}`} data-permalink="">
        {name}
      </a>{' '}
      <span className={styles.type} data-search="skip">
        <TypeExpression type={type} />
      </span>
      {required && (
        <strong className={styles.required} data-search="skip">
          {' '}
          required
        </strong>
      )}
      {optional && (
        <span className={styles.optional} data-search="skip">
          {' '}
          optional
        </span>
      )}
      {mark && (
        <strong className={styles.mark} data-search="skip">
          {' '}
          {mark}
        </strong>
      )}
      {notes && <span className={styles.notes}> {notes}</span>}
      {children}
    </div>
  );
}

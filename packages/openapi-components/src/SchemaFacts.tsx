import type {ReactNode} from 'react';
import type {TypePhrase} from '@docs-kit/openapi-model/wording';
import TypeExpression from './TypeExpression';
import styles from './styles.module.css';

interface SchemaFactsProps {
  readonly type: TypePhrase;
  /** Allowed values, format and bounds, in words. */
  readonly notes?: string;
}

/** The type of a schema that is not an object of its own fields. */
export default function SchemaFacts({type, notes}: SchemaFactsProps): ReactNode {
  return (
    <p>
      <span className={styles.type} data-search="skip">
        <TypeExpression type={type} />
      </span>
      {notes && <span className={styles.notes}> {notes}</span>}
    </p>
  );
}

import type {ReactNode} from 'react';
import type {TypePhrase} from '@docs-kit/openapi-model/wording';
import TypeExpression from './TypeExpression';
import styles from './styles.module.css';

interface BodyTypeProps {
  readonly mediaType: string;
  readonly type: TypePhrase;
  /** Allowed values, format and bounds, in words. */
  readonly notes?: string;
}

/** The media type of a body, the type of what it holds, and what limits that. */
export default function BodyType({mediaType, type, notes}: BodyTypeProps): ReactNode {
  return (
    <p className={styles.bodyType} data-search="skip">
      <code>{mediaType}</code>{' '}
      <span className={styles.type}>
        <TypeExpression type={type} />
      </span>
      {notes && <span className={styles.notes}> {notes}</span>}
    </p>
  );
}

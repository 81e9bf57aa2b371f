import type {ReactNode} from 'react';
import TypeExpression from './TypeExpression';
import styles from './styles.module.css';

interface BodyTypeProps {
  readonly mediaType: string;
  readonly type: string;
}

/** The media type of a body and the type of what it holds. */
export default function BodyType({mediaType, type}: BodyTypeProps): ReactNode {
  return (
    <p className={styles.bodyType}>
      <code>{mediaType}</code>{' '}
      <span className={styles.type}>
        <TypeExpression type={type} />
      </span>
    </p>
  );
}

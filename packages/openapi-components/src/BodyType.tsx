import type {ReactNode} from 'react';
import type {TypePhrase} from '@docs-kit/openapi-model/wording';
import TypeExpression from './TypeExpression';
import styles from './styles.module.css';

interface BodyTypeProps {
  readonly mediaType: string;
  readonly type: TypePhrase;
}

/** The media type of a body and the type of what it holds. */
export default function BodyType({mediaType, type}: BodyTypeProps): ReactNode {
  return (
    <p className={styles.bodyType} data-search="skip">
      <code>{mediaType}</code>{' '}
      <span className={styles.type}>
        <TypeExpression type={type} />
      </span>
    </p>
  );
}

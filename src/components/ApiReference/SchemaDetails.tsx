import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface SchemaDetailsProps {
  /** The summary, which holds the schema's heading, and what the page says of the schema. */
  readonly children: ReactNode;
}

/**
 * A schema that opens on request. Browsers open it for an address that names a place inside it, as
 * https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm says, and
 * `src/plugins/permalinks` does so for those that do not.
 */
export default function SchemaDetails({children}: SchemaDetailsProps): ReactNode {
  return <details className={styles.schema}>{children}</details>;
}

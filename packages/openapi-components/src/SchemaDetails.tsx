import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import NameText from './NameText';
import styles from './styles.module.css';

interface SchemaDetailsProps {
  readonly id: string;
  /** Name of the schema. */
  readonly name: string;
  /** What the page says of the schema. */
  readonly children?: ReactNode;
}

/** How many letters a phone has room for, where a schema is inside another. */
const longestWhole = 24;

/**
 * A schema that opens on request. Browsers open it for an address inside it
 * (https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm), and
 * `packages/static-content/src/client/permalinks.ts` does so for those that do not. A control of its own
 * opens it, so that the link to the heading can be beside it.
 */
export default function SchemaDetails({id, name, children}: SchemaDetailsProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.schema}>
      <details>
        <summary>
          <h3 id={id}>{name.length > longestWhole ? <NameText text={name} /> : name}</h3>
        </summary>
        {children}
      </details>
      <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${name}`} />
    </div>
  );
}

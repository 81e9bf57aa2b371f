import type {ReactNode} from 'react';
import {type ChangeKindName, changeKinds} from './change-kinds';
import styles from './styles.module.css';

/** Says in a word what became of a thing. */
export default function ChangeKind({kind}: {readonly kind: ChangeKindName}): ReactNode {
  return (
    <strong className={styles.kind} data-change={kind}>
      {changeKinds[kind]}
    </strong>
  );
}

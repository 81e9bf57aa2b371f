import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import EntryText, {Marked} from './EntryText';
import {recentLabel, type Entry, type EntryList} from './entries';
import {forget} from './recent';
import styles from './styles.module.css';

interface PanelProps {
  readonly id: string;
  /** Name of the list. */
  readonly label: string;
  readonly list: EntryList;
  /** Number of the entry that the Enter key opens; -1 for none. */
  readonly active: number;
  readonly onHover: (option: number) => void;
  /** Called with the number of an entry; the footer follows the last one. */
  readonly onFollow: (option: number) => void;
  /** Called when the reader has taken back what the browser kept of them. */
  readonly onForget: () => void;
}

/** The list under the field. The focus stays in the field; the arrow keys move through here. */
export default function Panel({
  id,
  label,
  list: {notices, groups, footer},
  active,
  onHover,
  onFollow,
  onForget,
}: PanelProps): ReactNode {
  const entries = groups.flatMap((group) => group.entries);
  const optionProps = (index: number, address: string) => ({
    id: `${id}-${index}`,
    href: address,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onMouseMove: () => onHover(index),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onFollow(index);
    },
  });
  const option = (entry: Entry) => (
    <a
      key={entry.address}
      className={clsx(styles.option, styles.entry)}
      {...optionProps(entries.indexOf(entry), entry.address)}>
      <EntryText entry={entry}>
        <span className={styles.title}>
          <Marked pieces={entry.title} />
        </span>
      </EntryText>
    </a>
  );
  return (
    <>
      {notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      {/* The list itself scrolls, as keys move through it; the Tab key skips it. */}
      <div
        id={id}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        style={{maxHeight: 'calc(100vh - var(--ifm-navbar-height) - 6rem)', overflowY: 'auto'}}>
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label ?? label}>
            {group.label && (
              <div className={styles.label} aria-hidden="true">
                {group.label}
              </div>
            )}
            {group.entries.map(option)}
          </div>
        ))}
        {footer && (
          <a
            className={clsx(styles.option, styles.footer)}
            {...optionProps(entries.length, footer.entry.address)}>
            {footer.text}
          </a>
        )}
      </div>
      {groups.some((group) => group.label === recentLabel) && (
        <button
          type="button"
          className={clsx(styles.option, styles.retry)}
          onClick={() => {
            forget();
            onForget();
          }}>
          Forget recent searches and pages
        </button>
      )}
    </>
  );
}

import type {ReactNode} from 'react';
import type {SearchOption} from './bar';
import type {SearchResponse} from './protocol';
import {Marked, pathOf, ResultTitle} from './ResultText';
import styles from './styles.module.css';

interface SearchListProps {
  readonly id: string;
  readonly response: SearchResponse;
  /** One for each result, then one for the footer. */
  readonly options: readonly SearchOption[];
  readonly footer: string;
  /** Whether results say where their page is. */
  readonly showsPath: boolean;
  readonly active: number;
  readonly onHover: (option: number) => void;
  readonly onFollow: (address: string) => void;
}

/** The results under the search box. The focus stays in the box; the arrow keys move through here. */
export default function SearchList({
  id,
  response,
  options,
  footer,
  showsPath,
  active,
  onHover,
  onFollow,
}: SearchListProps): ReactNode {
  const optionProps = (index: number) => ({
    id: options[index]?.id,
    href: options[index]?.address,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onMouseMove: () => onHover(index),
    onClick: (event: React.MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onFollow(options[index]?.address ?? '');
    },
  });
  return (
    <>
      {response.notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      <div id={id} role="listbox" aria-label="Search results">
        {response.hits.map((hit, index) => (
          <a key={`${hit.u}${hit.h ?? ''}`} className={styles.option} {...optionProps(index)}>
            <span className={styles.optionTitle}>
              <ResultTitle hit={hit} />
            </span>
            {showsPath && <span className={styles.optionPath}>{pathOf(hit)}</span>}
            <span className={styles.optionSnippet}>
              <Marked pieces={hit.snippet} />
            </span>
          </a>
        ))}
        <a className={styles.footer} {...optionProps(response.hits.length)}>
          {footer}
        </a>
      </div>
    </>
  );
}

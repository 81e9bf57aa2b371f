import {useHistory, useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clientOptions from '@generated/@easyops-cn/docusaurus-search-local/default/docs-search.json';
import {allResultsAddress, withoutHighlight} from './address';
import type {Entry} from './entries';
import SearchField from './SearchField';
import SearchMessage, {announcementOf, hasFailed} from './SearchMessage';
import styles from './styles.module.css';
import {useHighlight, useHighlightedWords} from './useHighlight';
import {useSearch} from './useSearch';
import {requestOf, useListState} from './useSearchVersion';
import {useShortcut} from './useShortcut';

const {limit, shortcut} = clientOptions;

/**
 * The search box of the navbar: a combobox over the results of the version that the reader is in.
 * Its code and the index are loaded when the reader points at it or moves into it.
 */
export default function SearchBar(): ReactNode {
  const {pathname} = useLocation();
  const history = useHistory();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isChoosing = useRef(false);
  const highlighted = useHighlightedWords();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  /** Number of the entry that the reader moved to; without one, the best result is active. */
  const [chosen, setChosen] = useState<number>();
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const returnFocus = useShortcut(input, shortcut);
  useHighlight(highlighted);

  const text = typed ?? highlighted.join(' ');
  const isEmpty = text.trim() === '';
  const state = useListState(text);
  const {status, answer, prepare, lazy} = useSearch(
    {...requestOf(state), context: '', text: typed ?? '', limit},
    isChoosing,
  );
  const response = hasFailed(status) ? undefined : answer?.response;
  const isFound = response !== undefined && response.hits.length > 0;
  // Words that the address marks are not a search that the reader has begun.
  const isShown = isOpen && (isEmpty || typed !== undefined);
  const list = isShown ? lazy?.listOf(isEmpty ? undefined : response, state, pathname) : undefined;
  const entries = list ? list.groups.flatMap((group) => group.entries) : [];
  const options = list?.footer ? [...entries, list.footer.entry] : entries;
  const active = chosen ?? (isFound ? 0 : -1);

  useEffect(() => {
    // The reader may have moved to the box, or typed in it, before this script was there.
    const field = input.current;
    if (!field) return;
    if (field === document.activeElement) {
      field.blur();
      field.focus();
    } else if (field.value !== '') {
      setTyped(field.value);
      prepare();
    } else if (field.matches(':hover')) {
      prepare();
    }
  }, [prepare]);

  const change = (value: string): void => {
    setTyped(value);
    isChoosing.current = false;
    setChosen(undefined);
    setIsOpen(true);
  };

  /** Opens an entry of the list, or the page of the search for what the box holds. */
  const open = (entry: Entry | undefined = lazy?.searchEntry(state)): void => {
    if (entry) lazy?.remember(entry);
    setIsOpen(false);
    setChosen(undefined);
    input.current?.blur();
    history.push(entry?.address ?? allResultsAddress(state));
  };

  const choose = (option: number): void => {
    isChoosing.current = true;
    setChosen(option);
  };

  const move = (step: 1 | -1): void => {
    setIsOpen(true);
    if (options.length === 0) return;
    // Around the ends; where nothing is active, up is the last one.
    const next = (Math.max(active, step < 0 ? 0 : -1) + step + options.length) % options.length;
    choose(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({block: 'nearest'});
  };

  const handleKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      setIsOpen(false);
      returnFocus(isShown);
    } else if (event.key === 'Enter' && (!isEmpty || options[active])) {
      // What is listed may still be what the reader typed before.
      open(isEmpty || answer?.request.text === text ? options[active] : undefined);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else {
      return;
    }
    event.preventDefault();
  };

  const handleBlur = ({currentTarget, relatedTarget}: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  const label = isFound && !isEmpty ? 'Search results' : 'Suggestions';
  const message = (!isEmpty && !isFound) || status === 'unavailable';
  return (
    <div className={clsx('navbar__search', styles.bar)} onBlur={handleBlur}>
      {/* Before the application is there, the Enter key leads to the page of the search. */}
      <form action={`${state.baseUrl}search`} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          ref={input}
          shortcut={clientOptions.showsShortcut ? shortcut : ''}
          name="q"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-activedescendant={options[active] && `${id}-${active}`}
          value={text}
          isLoading={status === 'loading' && isOpen}
          onMouseEnter={prepare}
          onFocus={({target}) => {
            if (target.value !== text) setTyped(target.value);
            prepare();
            setIsOpen(true);
          }}
          onChange={({target}) => change(target.value)}
          onKeyDown={handleKey}
          onClear={() => {
            change('');
            input.current?.focus();
            history.replace({...history.location, ...withoutHighlight(history.location)});
          }}
        />
      </form>
      {isShown && (message || list) && (
        // A click in here leaves the focus in the box.
        <div
          className={clsx(styles.dropdown, clientOptions.position === 'left' && styles.fromLeft)}
          onMouseDown={(event) => event.preventDefault()}>
          {message && <SearchMessage status={status} response={response} onRetry={prepare} />}
          {lazy && list && options.length > 0 && (
            <lazy.Panel
              {...{id, label, active, list}}
              onHover={choose}
              onFollow={(option) => open(options[option])}
              onForget={showAgain}
            />
          )}
        </div>
      )}
      <div role="status" className={styles.heard}>
        {isShown && !isEmpty && announcementOf(status, response)}
      </div>
    </div>
  );
}

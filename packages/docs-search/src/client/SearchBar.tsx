import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clientOptions from '@generated/@easyops-cn/docusaurus-search-local/default/docs-search.json';
import {contextOf} from '../settings';
import {withoutHighlight} from './address';
import {
  allResultsAddress,
  announcementOf,
  footerOf,
  optionsOf,
  type BarState,
  type SearchOption,
} from './bar';
import {hasFailed} from './messages';
import SearchField from './SearchField';
import SearchList from './SearchList';
import SearchMessage from './SearchMessage';
import styles from './styles.module.css';
import {useHighlight, useHighlightedWords} from './useHighlight';
import {useSearch} from './useSearch';
import {useSearchVersion, type SearchVersion} from './useSearchVersion';
import {useShortcut} from './useShortcut';

const {contexts, highlights, shortcut} = clientOptions;

/**
 * The search box of the navbar: a combobox over the results of the version that the reader is in.
 * Its code and the index are loaded when the reader points at it or moves into it.
 */
export default function SearchBar(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const version = useSearchVersion();
  const isHidden =
    clientOptions.hidesOutsideContexts &&
    !contextOf(pathname, {baseUrl, contexts, versionPath: version.versionPath});
  return isHidden ? null : <Bar baseUrl={baseUrl} pathname={pathname} version={version} />;
}

function Bar({
  baseUrl,
  pathname,
  version,
}: Pick<BarState, 'baseUrl' | 'pathname'> & {readonly version: SearchVersion}): ReactNode {
  const history = useHistory();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isChoosing = useRef(false);
  const highlighted = useHighlightedWords();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const returnFocus = useShortcut(input, shortcut);
  useHighlight(highlighted);

  const text = typed ?? highlighted.join(' ');
  const state: BarState = {text, version, pathname, baseUrl, contexts, highlights};
  const {status, answer, prepare} = useSearch(
    {
      indexFolder: version.indexFolder,
      context: '',
      text: typed ?? '',
      limit: clientOptions.limit,
      snippetLength: clientOptions.snippetLength,
    },
    isChoosing,
  );
  const response = hasFailed(status) ? undefined : answer?.response;
  const isShown = isOpen && typed !== undefined && typed.trim() !== '';
  const results = isShown && response && response.hits.length > 0 ? response : undefined;
  const footer = results && footerOf(results, state);
  const options = results && footer ? optionsOf(id, results, footer, state) : [];

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

  const follow = (address: string): void => {
    setIsOpen(false);
    input.current?.blur();
    history.push(address);
  };

  const clear = (): void => {
    setTyped('');
    setIsOpen(false);
    input.current?.focus();
    history.replace({...history.location, ...withoutHighlight(history.location)});
  };

  const handleKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      setIsOpen(false);
      returnFocus(isShown);
    } else if (event.key === 'Enter' && text.trim() !== '') {
      // What is listed may still be what the reader typed before.
      const chosen = answer?.request.text === text ? options[active] : undefined;
      follow(chosen?.address ?? allResultsAddress(state));
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setIsOpen(true);
      isChoosing.current = true;
      setActive(nextOption(options, active, event.key === 'ArrowDown' ? 1 : -1));
    } else {
      return;
    }
    event.preventDefault();
  };

  const handleBlur = ({currentTarget, relatedTarget}: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  return (
    <div className={clsx('navbar__search', styles.bar)} onBlur={handleBlur}>
      {/* Before the application is there, the Enter key leads to the page of the search. */}
      <form action={`${baseUrl}search`} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          ref={input}
          shortcut={clientOptions.showsShortcut ? shortcut : ''}
          name="q"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={results !== undefined}
          aria-controls={results && id}
          aria-activedescendant={options[active]?.id}
          value={text}
          isLoading={status === 'loading' && isOpen}
          onMouseEnter={prepare}
          onFocus={({target}) => {
            if (target.value !== text) setTyped(target.value);
            prepare();
            setIsOpen(true);
          }}
          onChange={({target}) => {
            setTyped(target.value);
            isChoosing.current = false;
            setActive(0);
            setIsOpen(true);
          }}
          onKeyDown={handleKey}
          onClear={clear}
        />
      </form>
      {isShown && (
        // A click in here leaves the focus in the box. The list scrolls, but the Tab key skips it.
        <div
          className={clsx(styles.dropdown, clientOptions.position === 'left' && styles.fromLeft)}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}>
          {results && footer ? (
            <SearchList
              id={id}
              response={results}
              options={options}
              footer={footer.text}
              showsPath={clientOptions.showsPath}
              active={active}
              onHover={(option) => {
                isChoosing.current = true;
                setActive(option);
              }}
              onFollow={follow}
            />
          ) : (
            <SearchMessage status={status} response={response} onRetry={prepare} />
          )}
        </div>
      )}
      <div role="status" className="visually-hidden">
        {isShown && announcementOf(status, response)}
      </div>
    </div>
  );
}

/** The option above or below, around the ends, brought into view. */
function nextOption(options: readonly SearchOption[], active: number, step: 1 | -1): number {
  if (options.length === 0) return 0;
  const next = (active + step + options.length) % options.length;
  document.getElementById(options[next]?.id ?? '')?.scrollIntoView({block: 'nearest'});
  return next;
}

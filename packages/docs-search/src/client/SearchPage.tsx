import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import clientOptions from '@generated/@easyops-cn/docusaurus-search-local/default/docs-search.json';
import {
  noticesOf,
  pageLimit,
  parameters,
  readSearchPage,
  searchPageQuery,
  type SearchPageState,
} from './address';
import {groupsOf, suggestions, type EntryGroup} from './entries';
import EntryText, {Marked} from './EntryText';
import type {SearchResponse} from './client';
import {recentEntries, remember} from './recent';
import SearchMessage, {hasFailed, nothingFound} from './SearchMessage';
import styles from './styles.module.css';
import {useReturn} from './useReturn';
import {useSearch} from './useSearch';
import {
  requestOf,
  useListState,
  useSearchVersion,
  useSearchVersions,
  useVersionOfAddress,
} from './useSearchVersion';

const {contexts, popular} = clientOptions;

/** The path of a context, or nothing for one that does not exist. */
const contextNamed = (name: string): string => contexts.find(({path}) => path === name)?.path ?? '';

/** The search page: its address holds the whole state, so that it can be shared and gone back to. */
export default function SearchPage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const state = readSearchPage(isBrowser ? search : '');
  const title = state.query ? `Search results for “${state.query}”` : 'Search the documentation';
  const change = (changed: Partial<SearchPageState>): void => {
    // Another search begins with the first results.
    const before = {...readSearchPage(history.location.search), shown: pageLimit};
    history.replace({search: searchPageQuery({...before, ...changed})});
  };
  return (
    <Layout>
      <PageMetadata title={title} description={clientOptions.pageDescription} />
      <Head>
        {/* Results are made in the browser: there is nothing here for search engines. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <h1>{title}</h1>
        <SearchForm action={`${siteConfig.baseUrl}search`} state={state} onChange={change} />
        <noscript>
          <p>
            Searching needs JavaScript. The navigation of the documentation leads to every page
            without it.
          </p>
          <Popular />
        </noscript>
        {isBrowser && <Results state={state} onChange={change} />}
      </main>
    </Layout>
  );
}

interface SearchProps {
  readonly state: SearchPageState;
  readonly onChange: (changed: Partial<SearchPageState>) => void;
}

interface SearchFormProps extends SearchProps {
  readonly action: string;
}

function SearchForm({action, state, onChange}: SearchFormProps): ReactNode {
  const versions = useSearchVersions();
  const version = useSearchVersion();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const atStart = useRef({query: state.query, onChange});
  useEffect(() => {
    // The reader may have typed before this script was there.
    const typed = field.current?.value;
    const {query, onChange: change} = atStart.current;
    if (typed && typed !== query) change({query: typed});
  }, []);
  return (
    <form
      role="search"
      className={styles.form}
      action={action}
      onSubmit={(event) => event.preventDefault()}>
      <div className={styles.queryField}>
        <label htmlFor={`${id}-query`}>Search for</label>
        <input
          ref={field}
          id={`${id}-query`}
          type="search"
          name={parameters.query}
          value={state.query}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({target}) => onChange({query: target.value})}
        />
      </div>
      {contexts.length > 0 && (
        <Choice
          label="In"
          name={parameters.context}
          value={contextNamed(state.context)}
          values={[['', 'Everything'], ...contexts.map(({path, label}) => [path, label] as const)]}
          onChange={(context) => onChange({context})}
        />
      )}
      {versions.length > 1 && (
        <Choice
          label="Version"
          name={parameters.version}
          value={version.parameter}
          values={versions.map(({parameter, label}) => [parameter, label])}
          onChange={(chosen) => onChange({version: chosen})}
        />
      )}
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({label, name, value, values, onChange}: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={({target}) => onChange(target.value)}>
        {values.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Links to what most readers look for, for those whose browser runs no script. */
function Popular(): ReactNode {
  const {versionPath} = useSearchVersion();
  return (
    <ul>
      {popular.map(({page, title}) => (
        <li key={page}>
          <Link to={`${versionPath}/${page}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

function Results({state, onChange}: SearchProps): ReactNode {
  const listState = useListState(state.query);
  const {version, versions} = listState;
  useVersionOfAddress();
  const isChoosing = useRef(false);
  const context = contextNamed(state.context);
  const request = {...requestOf(listState), context, text: state.query, limit: state.shown};
  const {status, answer, prepare} = useSearch(request, isChoosing);
  useEffect(prepare, [prepare]);
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  const shown = answer?.response.hits.length ?? 0;
  useEffect(() => {
    // The button for more results may be gone: the reader goes on with the first of the new ones.
    if (firstNew.current === undefined || shown <= firstNew.current) return;
    list.current?.querySelectorAll<HTMLElement>('h2 a')[firstNew.current]?.focus();
    firstNew.current = undefined;
  }, [shown]);
  const response = hasFailed(status) ? undefined : answer?.response;
  useReturn(response);
  const unknown = noticesOf(state, version, versions, contexts);
  const isEmpty = state.query.trim() === '';
  const groups = isEmpty
    ? suggestions(recentEntries(), listState)
    : response && groupsOf(response, listState, context);
  return (
    <>
      {isEmpty && <p>Type a word, an identifier, a route or a whole error message.</p>}
      <div role="status">
        {response && <p>{countOf(response)}</p>}
        {[...unknown, ...(response?.notices ?? [])].map((notice) => (
          <p key={notice} className={styles.notice}>
            {notice}
          </p>
        ))}
      </div>
      {groups && (
        // Another order is another list: nothing in it moves, and nothing is taken from who is in it.
        <div
          ref={list}
          key={response?.hits.map(({u}) => u).join()}
          onFocus={() => (isChoosing.current = true)}
          onBlur={() => (isChoosing.current = false)}>
          {groups.map((group) => (
            <Group key={group.label} group={group} />
          ))}
        </div>
      )}
      {!response && !isEmpty && (
        <SearchMessage status={status} response={undefined} onRetry={prepare} />
      )}
      {response && response.hits.length < response.total && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            firstNew.current = response.hits.length;
            onChange({shown: state.shown + pageLimit});
          }}>
          Show more results
        </button>
      )}
    </>
  );
}

function countOf(response: SearchResponse): string {
  const {total, hits} = response;
  if (total === 0) return nothingFound(response);
  if (total === 1) return '1 page found';
  return hits.length < total
    ? `${total} pages found, the best ${hits.length} are shown`
    : `${total} pages found`;
}

function Group({group: {label, entries}}: {readonly group: EntryGroup}): ReactNode {
  const Heading = label ? 'h3' : 'h2';
  return (
    <>
      {label && <h2 className={styles.label}>{label}</h2>}
      {entries.map((entry) => (
        <article key={entry.address} className={styles.entry}>
          <EntryText entry={entry}>
            <Heading className={styles.title}>
              <Link to={entry.address} onClick={() => remember(entry)}>
                <Marked pieces={entry.title} />
              </Link>
            </Heading>
          </EntryText>
        </article>
      ))}
    </>
  );
}

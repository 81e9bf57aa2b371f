import Link from '@docusaurus/Link';
import pages from '@generated/error-lookup/default/pages.json';
import {type ReactNode, useEffect, useMemo, useState} from 'react';
import {type Cause, type CauseMatch, findCauses} from '../find-causes';
import {type ErrorRow, type ErrorTables, type Piece, type Place, versionMark} from '../rows';
import type {Checker} from '../checkers';

/** Answers every text, unless a checker is surer of it. */
export const errors: Checker = {fits: () => 0.5, Answer: ErrorAnswer};

const labels = pages.versions.map(({label}) => label);

/** Shows the rows that explain a text. The tables are loaded with the first one. */
function ErrorAnswer({text}: {readonly text: string}): ReactNode {
  const [tables, setTables] = useState<ErrorTables>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import('@generated/error-lookup/default/tables.json').then(
      (loaded) => setTables(loaded.default),
      () => setFailed(true),
    );
  }, []);
  const answer = useMemo(() => tables && findCauses(text, tables.rows), [text, tables]);
  if (hasFailed) {
    return (
      <p role="alert">
        The error tables could not be loaded. Load the page again, or look the message up below.
      </p>
    );
  }
  if (!tables || !answer) return <p role="status">Loading the error tables…</p>;
  const {matches, unknown} = answer;
  const [first, ...others] = matches;
  return (
    <>
      <div role="status">
        {unknown !== undefined && (
          <p>
            This message is not in the error tables of {labels.join(' or ')}: <code>{unknown}</code>
          </p>
        )}
        {first && (
          <p>
            {unknown === undefined
              ? `The error tables explain this message${others.length > 0 ? `, and ${others.length} more in your text` : ''}.`
              : 'They explain something else in your text.'}
          </p>
        )}
      </div>
      {matches.map((match, index) => (
        <Match key={`${index} ${match.words}`} match={match} tables={tables} />
      ))}
    </>
  );
}

interface MatchProps {
  readonly match: CauseMatch;
  readonly tables: ErrorTables;
}

function Match({match: {words, causes}, tables}: MatchProps): ReactNode {
  const [{row}, ...others] = causes;
  return (
    <article className="check-match">
      <h2>
        <code>{words}</code>
      </h2>
      <Row row={row} tables={tables} />
      {others.length > 0 && (
        <details>
          <summary>
            {others.length === 1 ? '1 other cause' : `${others.length} other causes`}, by page
          </summary>
          {others.map((cause: Cause) => (
            <Row
              key={cause.row.places[0].page + cause.row.places[0].id}
              row={cause.row}
              tables={tables}
            />
          ))}
        </details>
      )}
    </article>
  );
}

function Row({row, tables}: {readonly row: ErrorRow; readonly tables: ErrorTables}): ReactNode {
  const {seen, cause, remedy, places} = row;
  const [first] = places;
  const cell = (pieces: readonly Piece[]): ReactNode => (
    <Cell pieces={pieces} base={tables.versions[first.version]?.path ?? ''} />
  );
  const runs = [...new Set(places.flatMap(({provoked}) => provoked ?? []))];
  return (
    <div className="check-row">
      <dl>
        <dt>What you see</dt>
        <dd>{cell(seen)}</dd>
        <dt>{remedy ? 'Cause' : 'Cause and fix'}</dt>
        <dd>{cell(cause)}</dd>
        {remedy && (
          <>
            <dt>What to do</dt>
            <dd>{cell(remedy)}</dd>
          </>
        )}
        <dt>Explained in</dt>
        <dd>
          <Places places={places} tables={tables} />
        </dd>
        <dt>Provoked</dt>
        <dd>
          {runs.length > 0
            ? runs.map((run) => <div key={run}>{tables.provoked[run]}</div>)
            : 'No run has provoked it: it is from the source.'}
        </dd>
      </dl>
    </div>
  );
}

function Places({
  places,
  tables,
}: {
  readonly places: readonly Place[];
  readonly tables: ErrorTables;
}): ReactNode {
  return (
    <ul>
      {places.map(({version, page, id}) => {
        const {label = '', path = ''} = tables.versions[version] ?? {};
        return (
          <li key={`${version} ${page} ${id}`}>
            <Link to={`${path}/${page}#${id}`}>{tables.titles[`${version} ${page}`]}</Link> ({label}
            )
          </li>
        );
      })}
    </ul>
  );
}

/** A cell as its page shows it. */
function Cell({
  pieces,
  base,
}: {
  readonly pieces: readonly Piece[];
  readonly base: string;
}): ReactNode {
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const [text, address] = piece;
    // Pieces never move, so their number is their key.
    return address === undefined ? (
      <code key={index}>{text}</code>
    ) : (
      <Link key={index} to={address.replace(versionMark, base)}>
        {text}
      </Link>
    );
  });
}

/** Links to the pages with error tables, version by version: the same for readers without JavaScript. */
export function ErrorTableLinks(): ReactNode {
  return (
    <>
      <h2>All error tables</h2>
      <p>These pages explain every message that the field knows.</p>
      {pages.versions.map(({label, path}, number) => {
        const found = Object.entries(pages.titles).flatMap(([key, title]) => {
          const [version, page = ''] = key.split(' ');
          return Number(version) === number ? [{page, title}] : [];
        });
        return (
          <details key={label}>
            <summary>
              {found.length} pages of {label}
            </summary>
            <ul className="check-pages">
              {found.map(({page, title}) => (
                <li key={page}>
                  <Link to={`${path}/${page}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}

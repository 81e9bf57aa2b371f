import CopyButton from '@docs-kit/custom-elements/CopyButton';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {type DiffLine, diffOf} from '../diff';
import type {ProgramFacts} from '../facts';
import type {Finding, ProgramKind, ProgramReport as Report, Unknown} from '../report';

export interface ProgramReportProps {
  readonly report: Report;
  readonly versions: Pick<ProgramFacts, 'from' | 'to'>;
}

const kinds: Readonly<Record<ProgramKind, string>> = {
  python: 'Python program',
  typescript: 'TypeScript or JavaScript program',
  yaml: 'YAML file',
  requirements: 'list of requirements',
  shell: 'shell script',
};

/** Highlighting of lines, as code blocks have it. */
const classes: Readonly<Record<DiffLine['sign'], string | undefined>> = {
  '-': 'token deleted',
  '+': 'token inserted',
  ' ': undefined,
};

/** Shows what a check found in a program: a list, what cannot be known, and a comparison to copy. */
export default function ProgramReport({
  report,
  versions: {from, to},
}: ProgramReportProps): ReactNode {
  const {kind, findings, unknown, text, edited} = report;
  const parts = diffOf(text, edited);
  const diff = parts.flatMap(({heading, lines}) => [
    heading,
    ...lines.map(({sign, text: line}) => sign + line),
  ]);
  return (
    <>
      <p role="status">
        {`Read as a ${kinds[kind]}: ${countOf(findings.length)} between ${from} and ${to}.`}
        {unknown.length > 0 && ` ${unknownOf(unknown.length)}`}
      </p>
      {findings.length > 0 && <Places title="What differs" places={findings} />}
      {unknown.length > 0 && <Places title="What the text doesn't show" places={unknown} />}
      {parts.length > 0 && (
        <>
          <h2>Your program with the changes</h2>
          <p>
            {findings.some(({replacement}) => replacement === undefined) &&
              'What has no replacement in the same place is in the table alone. '}
            <CopyButton text={`${diff.join('\n')}\n`} label="Copy the diff">
              Copy diff
            </CopyButton>{' '}
            <CopyButton text={edited} label="Copy the changed program">
              Copy program
            </CopyButton>
          </p>
          <pre tabIndex={0}>
            <code>
              {parts.map(({heading, lines}) => (
                <span key={heading}>
                  {`${heading}\n`}
                  {lines.map(({sign, text: line}, at) => (
                    <span key={at} className={classes[sign]}>
                      {`${sign}${line}\n`}
                    </span>
                  ))}
                </span>
              ))}
            </code>
          </pre>
        </>
      )}
    </>
  );
}

const countOf = (count: number): string =>
  count === 0
    ? 'nothing that we know of differs'
    : `${count} ${count === 1 ? 'place differs' : 'places differ'}`;

const unknownOf = (count: number): string =>
  `${count} ${count === 1 ? 'place depends' : 'places depend'} on what the text doesn't show.`;

interface PlacesProps {
  readonly title: string;
  readonly places: readonly (Unknown & Partial<Pick<Finding, 'replacement' | 'href'>>)[];
}

function Places({title, places}: PlacesProps): ReactNode {
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th>Line</th>
            <th>In your text</th>
            <th>What changed</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({line, column, found, reason, replacement, href}) => (
            <tr key={`${line}:${column}`}>
              <td>{line}</td>
              <td>
                <code>{found}</code>
              </td>
              <td>
                {proseOf(reason)}
                {replacement !== undefined && (
                  <>
                    {' '}
                    Write <code>{replacement}</code>.
                  </>
                )}
                {href !== undefined && (
                  <>
                    {' '}
                    <Link to={href}>Details</Link>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A sentence with its code spans. */
const proseOf = (sentence: string): ReactNode[] =>
  sentence.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

import CopyButton from '@docs-kit/custom-elements/CopyButton';
import {Fragment, type ReactNode} from 'react';
import type {Composed, Problem} from '../compose';

interface ResultsProps {
  readonly composed: Composed;
  /** What of the address means nothing. */
  readonly mistakes: readonly string[];
  /** Address of the choice. */
  readonly address: string;
  readonly add: (provider: NonNullable<Problem['add']>) => void;
}

const levels: Readonly<Record<Problem['level'], string>> = {
  error: 'Stops the server',
  warning: 'Doesn’t work',
  info: 'Before you start',
};

/** What comes of a choice: what does not go together, the file, and how to start it. */
export default function Results({composed, mistakes, address, add}: ResultsProps): ReactNode {
  const {runFile, variables, packages, commands, problems} = composed;
  const errors = problems.filter(({level}) => level === 'error').length;
  return (
    <div className="composer-results">
      <h2 id="check">Check</h2>
      <p role="status">
        {errors > 0
          ? `The server won’t start with this choice: ${errors} ${errors === 1 ? 'reason' : 'reasons'}.`
          : 'Nothing in this choice stops the server.'}
      </p>
      {mistakes.length + problems.length > 0 && (
        <ul className="composer-problems">
          {mistakes.map((mistake) => (
            <li key={mistake} data-level="error">
              <strong>In the address</strong>
              {mistake} It isn’t in the file.
            </li>
          ))}
          {problems.map((problem) => (
            <li key={`${problem.where} ${problem.why}`} data-level={problem.level}>
              <strong>
                {levels[problem.level]}: {problem.where}
              </strong>
              {problem.why} {problem.instead}{' '}
              {problem.message && (
                <>
                  You’d see <code>{problem.message}</code>.{' '}
                </>
              )}
              {problem.add && (
                <button
                  type="button"
                  className="button button--secondary composer-add"
                  onClick={() => problem.add && add(problem.add)}>
                  Add {problem.add.type}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>
        <CopyButton text={address} label="Copy the address of this choice">
          Copy the address
        </CopyButton>
      </p>
      <h2 id="file">Run file</h2>
      <Code title="run.yaml" code={runFile} />
      <h2 id="variables">Variables</h2>
      {variables.length === 0 ? (
        <p>The file reads no variable.</p>
      ) : (
        <div className="composer-scroll" role="group" aria-labelledby="variables" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th>Variable</th>
                <th>Default</th>
                <th>Meaning</th>
              </tr>
            </thead>
            <tbody>
              {variables.map(({name, meaning, default: value, isSecret}) => (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                  </td>
                  <td>
                    {value === undefined ? (
                      <strong>Required</strong>
                    ) : value ? (
                      <code>{value}</code>
                    ) : (
                      '—'
                    )}
                  </td>
                  <td>
                    {meaning} {isSecret && 'Secret.'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <h2 id="packages">Packages</h2>
      <Code title="Beside the framework and its client" code={packages.join('\n')} />
      <h2 id="start">Start it</h2>
      {commands.map(({id, label, parts}, place) => (
        <details key={id} open={place === 0}>
          <summary>{label}</summary>
          {parts.map((part) => (
            <Code
              key={part.code}
              of={label}
              title={part.title ?? 'In a terminal'}
              code={part.code}
            />
          ))}
        </details>
      ))}
    </div>
  );
}

/** Code with its comments in another color, and a button that copies it. */
function Code({
  title,
  of,
  code,
}: {
  readonly title: string;
  /** What it is a part of, for readers who hear its name alone. */
  readonly of?: string;
  readonly code: string;
}): ReactNode {
  const name = of ? `${title}, ${of}` : title;
  return (
    <div className="composer-code">
      <p>
        {title} <CopyButton text={code} label={`Copy ${name}`} />
      </p>
      <pre tabIndex={0} role="group" aria-label={name}>
        <code>
          {code.split('\n').map((line, place) => {
            const comment = /(?: |^)# .*$/.exec(line)?.[0] ?? '';
            return (
              // Lines have no names, and none keeps a state.
              <Fragment key={place}>
                {line.slice(0, line.length - comment.length)}
                {comment && <span>{comment}</span>}
                {'\n'}
              </Fragment>
            );
          })}
        </code>
      </pre>
    </div>
  );
}

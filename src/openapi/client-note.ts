import type {Operation} from '@docs-kit/openapi-model';
import type {CodeSample} from '@docs-kit/openapi-reference/samples';

/** What readers must know of a client library before they run a program that uses it. */
export interface ClientLibrary {
  /** Release, tag or commit, as readers install it. */
  readonly release: string;
  /** Variable of the environment from which the client reads its token. */
  readonly tokenVariable: string;
}

export interface ClientLibraries {
  readonly python: ClientLibrary;
  readonly typescript: ClientLibrary;
  /** Address of the page that says how to install them. */
  readonly path: string;
}

/**
 * Says once for all programs of a page which clients they need, and how each sends a token, if the
 * operation takes one.
 * @returns Markdown
 */
export function writeClientNote(
  {authorizations = []}: Pick<Operation, 'authorizations'>,
  samples: readonly CodeSample[],
  {python, typescript, path}: ClientLibraries,
): string {
  const header = 'the header `Authorization: Bearer TOKEN`';
  const takesToken = authorizations.some((way) => way.length > 0);
  if (!samples.some(({client}) => client)) {
    return takesToken ? `If the server requires a token, send it in ${header}.` : '';
  }
  const releases =
    python.release === typescript.release
      ? `release \`${python.release}\` of the [client libraries](${path})`
      : `the [client libraries](${path}): \`${shortened(python.release)}\` for Python, \`${shortened(typescript.release)}\` for Node.js`;
  const variables = [...new Set([python, typescript].map(({tokenVariable}) => tokenVariable))];
  const need = `The Python and Node.js programs need ${releases}.`;
  return takesToken
    ? `${need} If the server requires a token, set ${variables.map((name) => `\`${name}\``).join(' and ')} for them, and add ${header} to the others.`
    : need;
}

/** A commit by as many digits as people use. */
function shortened(release: string): string {
  return /^[0-9a-f]{40}$/.test(release) ? release.slice(0, 7) : release;
}

import {serviceReason} from '../guides/not-run';
import {lastLines} from '@docs-kit/docs-verify/problem';

/** What a server says when a service does not answer, or does not take the key. */
const unreachable = new RegExp(
  [
    'All connection attempts failed',
    'Cannot connect to host',
    'Connection error\\.',
    'Connection refused',
    'Could not connect to',
    'Error communicating with',
    'Fail connecting to server',
    'Failed to resolve',
  ].join('|'),
);

/** Errors that show what a server needs and this machine lacks; the first one counts. */
const needs: readonly {
  readonly error: RegExp;
  /** What the log says before. */
  readonly before?: RegExp;
  readonly reason: string;
}[] = [
  {error: /No module named 'torch'/, reason: 'needs a download of PyTorch'},
  {error: /No module named 'redis'/, reason: 'needs Redis'},
  {
    error: /No module named '(?:databricks|ibm_watsonx_ai|weaviate)'/,
    reason: 'needs a package that runs leave out',
  },
  {
    error: /has no attribute 'enable_load_extension'/,
    reason: 'needs Python with extensions of SQLite',
  },
  {error: /get_provider_spec not found/, reason: 'needs a clone from GitHub'},
  {error: unreachable, before: /Connecting to Chroma server/, reason: 'needs Chroma'},
];

/** What pages need whose services are not in the table of those. */
const amazon = 'needs an account at AWS';
const anyService = 'needs a service on the internet';

/**
 * Why a server cannot start here, which the error that ended it must show; undefined when the run
 * file is at fault.
 */
export function reasonNotToStart(pageId: string, log: string): string | undefined {
  const error = lastErrorOf(log);
  const found = needs.find(
    (need) => need.error.test(error) && (need.before?.test(log) ?? true),
  )?.reason;
  if (found !== undefined) return found;
  if (!unreachable.test(error)) return undefined;
  return serviceReason(pageId) ?? (error.includes('amazonaws.com') ? amazon : anyService);
}

/** All that can be said of a page's run files that do not start. */
export function possibleReasons(pageId: string): string[] {
  const service = serviceReason(pageId);
  return [
    ...needs.map(({reason}) => reason),
    ...(service === undefined ? [amazon, anyService] : [service]),
  ];
}

/** How a server says which error ends it; otherwise its log ends with a traceback. */
const announcement = 'Error creating app:';

/** Lines at the end of a traceback that hold its error. */
const errorLines = 4;

/** The error that ended a server: a log may have others before, of services that did not matter. */
function lastErrorOf(log: string): string {
  const place = log.lastIndexOf(announcement);
  const text = place < 0 ? lastLines(log, errorLines) : log.slice(place);
  // Lines break where their width ends.
  return text.replace(/\s+/g, ' ');
}

/** Errors that end servers, where the page of the run file says so. */
const announcedErrors: Readonly<Record<string, string>> = {
  'providers/inference/remote_cerebras#yaml-3':
    "'CerebrasInferenceAdapter' object has no attribute 'alias_to_provider_id_map'",
};

/**
 * Whether a server ends with the error that the page of its run file says it ends with.
 * @param page text of the page
 */
export function endsAsAnnounced(fenceId: string, page: string, log: string): boolean {
  const error = announcedErrors[fenceId];
  return error !== undefined && page.includes(error) && lastErrorOf(log).includes(error);
}

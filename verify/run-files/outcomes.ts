import {serviceReason} from '../guides/not-run';

/** What a server says when a service does not answer, or does not take the key. */
const unreachable = [
  'All connection attempts failed',
  'Cannot connect to host',
  'Connection error\\.',
  'Connection refused',
  'Could not connect to',
  'Error communicating with',
  'Fail connecting to server',
  'Failed to resolve',
].join('|');

/** Errors that show what a server needs and this machine lacks; the first one counts. */
const needs: readonly {readonly error: RegExp; readonly reason: string}[] = [
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
  {
    error: new RegExp(`Connecting to Chroma server[^]*(?:${unreachable})`),
    reason: 'needs Chroma',
  },
];

/** What pages need whose services are not in the table of those. */
const otherServices: readonly {readonly address: RegExp; readonly reason: string}[] = [
  {address: /amazonaws\.com/, reason: 'needs an account at AWS'},
  {address: /(?:)/, reason: 'needs a service on the internet'},
];

/**
 * Why a server cannot start here, which its own log must show; undefined when the run file is at
 * fault.
 */
export function reasonNotToStart(pageId: string, log: string): string | undefined {
  // Lines break where their width ends.
  const text = log.replace(/\s+/g, ' ');
  const found = needs.find(({error}) => error.test(text))?.reason;
  if (found !== undefined) return found;
  if (!new RegExp(unreachable).test(text)) return undefined;
  return serviceReason(pageId) ?? otherServices.find(({address}) => address.test(text))?.reason;
}

/** All that can be said of a page's run files that do not start. */
export function possibleReasons(pageId: string): string[] {
  const service = serviceReason(pageId);
  const services = service === undefined ? otherServices.map(({reason}) => reason) : [service];
  return [...needs.map(({reason}) => reason), ...services];
}

/** Errors with which servers end, where the page of the run file says so. */
const announcedErrors: Readonly<Record<string, string>> = {};

/**
 * The error that a page says a server with its run file ends with; undefined where it says none.
 * @param page text of the page
 */
export function announcedErrorOf(fenceId: string, page: string): string | undefined {
  const error = announcedErrors[fenceId];
  return error !== undefined && page.includes(error) ? error : undefined;
}

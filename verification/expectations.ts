import path from 'node:path';
import {readYaml} from '@docs-kit/docs-verify/yaml';
import schema from './schemas/expectations.json';

/** What `expectations.yaml` holds. */
interface Expectations {
  readonly operations: Readonly<Record<string, number>>;
  readonly fences: Readonly<Record<string, readonly number[]>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly ownServers: readonly string[];
  readonly excerptServers: readonly string[];
}

const {operations, fences, errors, ownServers, excerptServers} = readYaml<Expectations>(
  path.join(__dirname, 'expectations.yaml'),
  'verification/expectations.yaml',
  schema,
);

/** The error that an operation always answers; undefined when it succeeds. */
export function documentedErrorOf(operationId: string): number | undefined {
  return operations[operationId];
}

/** Error statuses that a page announces for a fence. */
export function documentedStatusesOf(fenceId: string): readonly number[] {
  return fences[fenceId] ?? [];
}

/**
 * The error that a page says a program of it, or the server of a run file, ends with; undefined where
 * it says none.
 * @param page text of the page
 */
export function announcedErrorOf(fenceId: string, page: string): string | undefined {
  const error = errors[fenceId];
  return error !== undefined && page.includes(error) ? error : undefined;
}

/** Whether the programs of a page talk to the server that it starts, and not to that of the run. */
export function talksToOwnServer(pageId: string): boolean {
  return ownServers.includes(pageId);
}

/** Whether the programs of a page talk to a server with the first excerpt of the page in its run file. */
export function talksToExcerpt(pageId: string): boolean {
  return excerptServers.includes(pageId);
}

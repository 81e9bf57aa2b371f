import {footerOf, groupsOf, suggestions, type EntryList, type ListState} from './entries';
import type {SearchResponse} from './client';
import {recentEntries} from './recent';

/** What is loaded when a reader points at the search: pages that nobody searches go without it. */
export {search} from './client';
export {searchEntry} from './entries';
export {default as Panel} from './Panel';
export {remember} from './recent';

/**
 * What the list under the field shows: suggestions without a response, else results or ways out.
 * @param pathname of the page that the reader is on
 */
export function listOf(
  response: SearchResponse | undefined,
  state: ListState,
  pathname: string,
): EntryList | undefined {
  if (state.text.trim() === '') return {notices: [], groups: suggestions(recentEntries(), state)};
  if (!response) return undefined;
  const groups = groupsOf(response, state);
  const {notices, hits} = response;
  return {notices, groups, ...(hits.length > 0 && {footer: footerOf(response, state, pathname)})};
}

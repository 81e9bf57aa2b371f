import type {PresentedHit} from '../results/present';
import type {SearchResponse} from './protocol';

/**
 * A later response to the same request, in the order that the reader is already choosing from: the
 * hits that are shown stay where they are, with the snippets that have come; others follow them.
 */
export function inShownOrder(shown: SearchResponse, later: SearchResponse): SearchResponse {
  const addressOf = ({u, h = ''}: PresentedHit) => u + h;
  const known = new Map(later.hits.map((hit) => [addressOf(hit), hit]));
  const kept = shown.hits.map((hit) => known.get(addressOf(hit)) ?? hit);
  const listed = new Set(shown.hits.map(({u}) => u));
  const added = later.hits.filter(({u}) => !listed.has(u));
  return {...later, hits: [...kept, ...added].slice(0, Math.max(kept.length, later.hits.length))};
}

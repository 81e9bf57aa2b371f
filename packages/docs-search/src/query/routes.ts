import {routeWeights} from '../weights';

/** Routes of the HTTP API in queries, and the operations that they mean. */

/** A route that a reader typed or pasted: `GET /v1/models`, `http://localhost:8321/v1/models`. */
export interface RouteQuery {
  readonly method?: string;
  readonly segments: readonly string[];
}

const methodPattern = /\b(GET|POST|PUT|PATCH|DELETE)\b/i;
/** A path from its first slash, or one that begins with the version of an API. */
const pathPattern =
  /(?:^|[\s"'`(])(?:https?:\/\/[^\s/"'`]+)?(\/[\w{}:.\-/]+|v\d+(?:alpha|beta)?\/[\w{}:.\-/]+)/i;

/** A path in words, after a method or as all there is: `GET v1 prompts prompt_id`. */
const spokenPathPattern =
  /^(?:(?:GET|POST|PUT|PATCH|DELETE)\s+)?(v\d+(?:alpha|beta)?(?:\s+[\w{}:.-]+)+)$/i;

/** Finds a route in a query. */
export function routeIn(query: string): RouteQuery | undefined {
  const spoken = spokenPathPattern.exec(query.trim())?.[1];
  const path = spoken?.replace(/\s+/g, '/') ?? pathPattern.exec(query)?.[1];
  const segments = path ? segmentsOf(path) : [];
  if (segments.length === 0) return undefined;
  const method = methodPattern.exec(query)?.[1]?.toUpperCase();
  return {...(method && {method}), segments};
}

/**
 * How well an operation's route fits a query.
 * @param route method and path template: `GET /v1/models/{model_id}`
 * @returns 0 when it does not fit, up to 1 for the same method and path
 */
export function routeFit(query: RouteQuery, route: string): number {
  const [method = '', path = ''] = route.split(' ');
  const template = segmentsOf(path);
  const fit = pathFit(query.segments, template);
  return query.method && query.method !== method ? fit * routeWeights.otherMethod : fit;
}

function pathFit(asked: readonly string[], template: readonly string[]): number {
  const extra = template.length - asked.length;
  if (extra === 0) return matchAll(asked, template);
  // The end of a route: `/responses`, or `/v1/responses` where a release serves `/v1/openai/v1/responses`.
  if (extra > 0) {
    const asEnd = matchAll(asked, template.slice(extra)) * routeWeights.end;
    const asStart =
      matchAll(asked, template.slice(0, asked.length)) *
      Math.max(routeWeights.start - routeWeights.missingSegment * extra, routeWeights.leastStart);
    return Math.max(asEnd, asStart);
  }
  return template.length > 1 ? matchAll(asked.slice(-extra), template) * routeWeights.start : 0;
}

/** 1 for the same segments, a little less for each placeholder that stands for a value. */
function matchAll(asked: readonly string[], template: readonly string[]): number {
  let fit = 1;
  for (const [index, segment] of template.entries()) {
    const value = asked[index] ?? '';
    if (value.toLowerCase() === segment.toLowerCase()) continue;
    const isLastPart =
      index === asked.length - 1 && segment.toLowerCase().startsWith(value.toLowerCase());
    if (isPlaceholder(segment) && isPlaceholder(value)) continue;
    if (isPlaceholder(segment) && index > 0) fit *= routeWeights.value;
    else if (isLastPart && value.length > 2) fit *= routeWeights.begun;
    else return 0;
  }
  return fit;
}

const isPlaceholder = (segment: string) => /^[{:<]/.test(segment);

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => /[\w{]/.test(segment));
}
